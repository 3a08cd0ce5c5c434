// Whether the session ended while a form has unsaved input: then a dialog asks to sign in again. The dialog itself is loaded when needed.
let isAsking = false;
let isPutOff = false;
const listeners = new Set<() => void>();

/** Asks for the password over the page. After "Not now" it asks again only for a save, because pages also load data by themselves. */
export function askToSignInAgain({ saving }: { saving: boolean }) {
  if (isPutOff && !saving) return;
  isPutOff = false;
  show(true);
}

/** Closes the dialog for now, so that typing can continue. */
export function putSigningInOff() {
  isPutOff = true;
  show(false);
}

/** Stops asking: somebody is signed in, or there is no unsaved input left. */
export function askNoLonger() {
  isPutOff = false;
  show(false);
}

function show(asks: boolean) {
  if (asks === isAsking) return;
  isAsking = asks;
  for (const listener of listeners) listener();
}

export function isAskedToSignInAgain() {
  return isAsking;
}

export function subscribeToEnding(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
