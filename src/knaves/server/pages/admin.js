// The token stands after the # of the printed link, so that it is never sent in an address or kept in a log.
const byId = (id) => document.getElementById(id);
let token = location.hash.slice(1) || sessionStorage.getItem("knaves-admin") || "";
history.replaceState(null, "", location.pathname);

async function ask(path, method = "GET", body = undefined) {
  const response = await fetch(`/api/admin/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

function element(tag, text, onclick) {
  const made = document.createElement(tag);
  made.textContent = text;
  if (onclick) made.addEventListener("click", onclick);
  return made;
}

function row(table) {
  const line = document.createElement("tr");
  const when = new Date(table.updated * 1000).toLocaleString();
  for (const text of [table.code, table.game, table.status, `${table.players}/${table.seats}`, table.here, when])
    line.append(element("td", String(text)));
  const last = element("td", "");
  if (table.status !== "closed")
    last.append(element("button", "Close", () => confirm(`Close table ${table.code}?`) && act(`tables/${table.code}/close`, "POST", {})));
  line.append(last);
  return line;
}

function ban(entry) {
  const until = entry.until ? `until ${new Date(entry.until * 1000).toLocaleString()}` : "for good";
  const item = element("li", `${entry.address} ${until} ${entry.reason} `);
  item.append(element("button", "Let in again", () => act(`bans/${entry.address}`, "DELETE")));
  return item;
}

async function show() {
  const all = await ask("overview");
  sessionStorage.setItem("knaves-admin", token);
  byId("door").hidden = true;
  byId("inside").hidden = false;
  byId("load").textContent = `${all.live.tables} tables in memory, ${all.live.moves} moves since the start.`;
  byId("tables").replaceChildren(...all.tables.map(row));
  byId("bans").replaceChildren(...all.bans.map(ban));
  const form = byId("settings");
  form.name.value = all.settings.name;
  form.retention_days.value = all.settings.retention_days;
  form.new_tables.checked = all.settings.new_tables;
}

async function act(path, method, body) {
  try {
    if (path) await ask(path, method, body);
    await show();
    byId("message").textContent = path ? "Done." : "";
  } catch (error) {
    byId("message").textContent = error.message;
  }
}

byId("door").addEventListener("submit", (event) => {
  event.preventDefault();
  token = byId("token").value;
  act("");
});
byId("settings").addEventListener("submit", (event) => {
  event.preventDefault();
  const { name, retention_days, new_tables } = event.target.elements;
  act("settings", "POST", { name: name.value, retention_days: Number(retention_days.value), new_tables: new_tables.checked });
});
byId("ban").addEventListener("submit", (event) => {
  event.preventDefault();
  const { address, hours, reason } = event.target.elements;
  act("bans", "POST", { address: address.value, hours: Number(hours.value), reason: reason.value });
});
if (token) act("");
