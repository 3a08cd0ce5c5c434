/** The media query for a phone's screen. */
export const phoneScreen = '(max-width: 639px)';

/** Whether the screen is a phone's; false if there is no screen. */
export function isPhone(): boolean {
  return typeof matchMedia === 'function' && matchMedia(phoneScreen).matches;
}

/** Calls whenever the screen becomes a phone's or stops being one, until the returned function is called. */
export function watchPhone(changed: () => void): () => void {
  const screen = matchMedia(phoneScreen);
  screen.addEventListener('change', changed);
  return () => screen.removeEventListener('change', changed);
}
