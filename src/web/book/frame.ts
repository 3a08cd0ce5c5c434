/** In another website's frame: reports the height of the page, so that the frame needs no scroll bar. A height is no secret. */
export function tellHeight(): void {
  if (parent === window) return;
  new ResizeObserver(tell).observe(document.body);
  tell();
}

function tell(): void {
  parent.postMessage({ fairleadHeight: document.body.offsetHeight }, '*');
}
