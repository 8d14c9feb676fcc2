/** Call back once an element is about to be scrolled into view; at once where the browser cannot tell. */
export function nearView(found: () => void): (node: Element) => (() => void) | undefined {
  return (node) => {
    if (typeof IntersectionObserver === 'undefined') {
      found();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        found();
      },
      { rootMargin: '300px' },
    );
    observer.observe(node);
    return () => observer.disconnect();
  };
}
