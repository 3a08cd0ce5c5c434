/**
 * In another website's frame: tells that website how tall the page is, so that it needs no scroll bar of its own. A height is no secret.
 */
export function tellHeight(): void {
  if (parent === window) return;
  new ResizeObserver(tell).observe(document.body);
  tell();
}

function tell(): void {
  parent.postMessage({ fairleadHeight: document.body.offsetHeight }, '*');
}
