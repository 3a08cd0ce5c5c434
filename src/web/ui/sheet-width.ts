import { isPhone } from './phone-screen.ts';

/** How much of the window's right a sheet beside the page lies over, in pixels; none where it comes from below. */
export function sheetWidth(): number {
  return isPhone() ? 0 : 480;
}
