// The forms with unsaved input. Separate from the dialog that asks about it, which loads with the forms.
const forms = new Set<() => boolean>();
let waiting: (() => void) | null = null;

/** Registers an open form. Returns a function that unregisters it. */
export function watchForm(isUnsaved: () => boolean) {
  forms.add(isUnsaved);
  return () => {
    forms.delete(isUnsaved);
    const act = waiting;
    waiting = null;
    if (act) onceNothingIsTyped(act);
  };
}

/** Whether a form has unsaved input. */
export function isAnythingTyped() {
  return [...forms].some((isUnsaved) => isUnsaved());
}

/** Runs at once, or once the form with unsaved input is closed: nothing may take such a form off the screen. */
export function onceNothingIsTyped(act: () => void) {
  if (isAnythingTyped()) waiting = act;
  else act();
}
