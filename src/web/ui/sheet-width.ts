/** How much of the window's right a sheet beside the page lies over, in pixels; none where it comes from below. */
export function sheetWidth(): number {
  return matchMedia('(min-width: 640px)').matches ? 480 : 0;
}
