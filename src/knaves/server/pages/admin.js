// The token stands after the # of the printed link, so that it is never sent in an address or kept in a log.
const byId = (id) => document.getElementById(id);
const words = JSON.parse(byId("words").textContent);
const language = document.documentElement.lang;
let token = location.hash.slice(1) || sessionStorage.getItem("knaves-admin") || "";
history.replaceState(null, "", location.pathname + location.search);

async function ask(path, method = "GET", body = undefined) {
  const response = await fetch(`/api/admin/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", "accept-language": language },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

const time = (seconds) => new Date(seconds * 1000).toLocaleString(language);
const number = (count) => count.toLocaleString(language);

function element(tag, text, onclick) {
  const made = document.createElement(tag);
  made.textContent = text;
  if (onclick) made.addEventListener("click", onclick);
  return made;
}

function row(texts, button) {
  const line = document.createElement("tr");
  for (const text of texts) line.append(element("td", String(text)));
  const last = element("td", "");
  if (button) last.append(button);
  line.append(last);
  return line;
}

function tableRow(table) {
  const closed = table.status === "closed";
  const game = words[`game-${table.game}`] ?? table.game;
  const status = closed ? words["admin-closed"] : words[`web-status-${table.status}`];
  const asks = words["admin-close-asks"].replace("{}", table.code);
  const close = () => confirm(asks) && act(`tables/${table.code}/close`, "POST", {});
  return row(
    [table.code, game, status, `${table.players}/${table.seats}`, table.here, time(table.updated)],
    closed ? null : element("button", words["action-close"], close),
  );
}

function banRow(entry) {
  const until = entry.until ? time(entry.until) : words["admin-permanently"];
  const unban = element("button", words["admin-unban"], () => act(`bans/${entry.address}`, "DELETE"));
  return row([entry.address, until, entry.reason], unban);
}

function clientRow(client, you) {
  const seats = client.seats.map(([code, name]) => (name ? `${code} (${name})` : code)).join(", ");
  const asks = words["admin-ban-asks"].replace("{}", client.address);
  const ban = () => confirm(asks) && act("bans", "POST", { address: client.address });
  const last = client.address === you ? element("span", words["admin-you"]) : element("button", words["admin-ban"], ban);
  return row([client.address, number(client.connections), seats], last);
}

async function show() {
  const all = await ask("overview");
  sessionStorage.setItem("knaves-admin", token);
  byId("door").hidden = true;
  byId("inside").hidden = false;
  byId("live-tables").textContent = number(all.live.tables);
  byId("moves").textContent = number(all.live.moves);
  const unit = { style: "unit", unit: "megabyte", maximumFractionDigits: 0 };
  const megabytes = (bytes) => (bytes / 1e6).toLocaleString(language, unit);
  const most = all.store.most ? ` / ${megabytes(all.store.most)}` : "";
  byId("stored").textContent = `${megabytes(all.store.used)}${most}${all.store.level === "ok" ? "" : " ⚠"}`;
  byId("tables").replaceChildren(...all.tables.map(tableRow));
  byId("clients").replaceChildren(...all.clients.map((client) => clientRow(client, all.you)));
  byId("bans").replaceChildren(...all.bans.map(banRow));
  const form = byId("settings");
  form.name.value = all.settings.name;
  form.retention_days.value = all.settings.retention_days;
  form.new_tables.checked = all.settings.new_tables;
}

async function act(path, method, body) {
  try {
    if (path) await ask(path, method, body);
    await show();
    byId("message").textContent = path ? words["admin-done"] : "";
  } catch (error) {
    byId("message").textContent = error.message;
  }
}

byId("language").addEventListener("change", (event) => {
  if (token) sessionStorage.setItem("knaves-admin", token);
  location.search = `?lang=${event.target.value}`;
});
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
