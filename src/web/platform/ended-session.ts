// Whether the session ended while somebody types: then it is asked for over their form. Apart from the dialog, which loads when it is needed.
let asked = false;
const listeners = new Set<() => void>();

/** Asks for the password over what is on the screen, or no longer. */
export function askToSignInAgain(asks: boolean) {
  if (asks === asked) return;
  asked = asks;
  for (const listener of listeners) listener();
}

export function isAskedToSignInAgain() {
  return asked;
}

export function subscribeToEnding(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
