/** What a screen is like that is held in a hand, as a media query. */
export const phoneScreen = '(max-width: 639px)';

/** Whether the screen is one that is held in a hand; never where there is none. */
export function isPhone(): boolean {
  return typeof matchMedia === 'function' && matchMedia(phoneScreen).matches;
}

/** Calls each time that a screen becomes one that is held in a hand, or another, until the answer is called. */
export function watchPhone(changed: () => void): () => void {
  const screen = matchMedia(phoneScreen);
  screen.addEventListener('change', changed);
  return () => screen.removeEventListener('change', changed);
}
