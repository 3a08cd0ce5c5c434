// Whether the session ended while somebody types: then it is asked for over their form. Apart from the dialog, which loads when it is needed.
let asked = false;
let isPutOff = false;
const listeners = new Set<() => void>();

/** Asks for the password over what is on the screen. Whoever has put it off is asked again once they save: pages read by themselves as well. */
export function askToSignInAgain({ saving }: { saving: boolean }) {
  if (isPutOff && !saving) return;
  isPutOff = false;
  show(true);
}

/** Lets whoever types go on typing. */
export function putSigningInOff() {
  isPutOff = true;
  show(false);
}

/** Asks no longer: somebody is signed in, or nothing is typed any more. */
export function askNoLonger() {
  isPutOff = false;
  show(false);
}

function show(asks: boolean) {
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
