import { isPhone } from './phone-screen.ts';

/** How much of the window's right side is covered by a sheet beside the page, in pixels; 0 for a bottom sheet. */
export function sheetWidth(): number {
  return isPhone() ? 0 : 480;
}
