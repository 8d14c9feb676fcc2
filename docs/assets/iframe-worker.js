// Browsers start no workers for pages that are opened from disk. There, this runs the search's worker in a hidden frame,
// so that searching needs neither a server nor a network.
if (location.protocol === 'file:') {
  window.Worker = class extends EventTarget {
    #window;
    #waiting = [];

    constructor(url) {
      super();
      const frame = document.createElement('iframe');
      frame.hidden = true;
      frame.title = '';
      frame.addEventListener('load', () => this.#start(frame.contentWindow, url), { once: true });
      document.body.append(frame);
    }

    #start(inside, url) {
      inside.postMessage = (data) => this.dispatchEvent(new MessageEvent('message', { data }));
      const script = inside.document.createElement('script');
      script.src = url;
      script.addEventListener('load', () => {
        this.#window = inside;
        this.#waiting.splice(0).forEach((data) => this.postMessage(data));
      });
      inside.document.body.append(script);
    }

    postMessage(data) {
      if (this.#window) this.#window.dispatchEvent(new MessageEvent('message', { data }));
      else this.#waiting.push(data);
    }

    terminate() {}
  };
}
