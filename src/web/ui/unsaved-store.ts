// The forms with unsaved input. Separate from the dialog that asks about it, which loads with the forms.
const forms = new Set<() => boolean>();
const waiting = new Map<string, () => void>();

/** Registers an open form. Returns a function that unregisters it. */
export function watchForm(isUnsaved: () => boolean) {
  forms.add(isUnsaved);
  return () => {
    forms.delete(isUnsaved);
    if (isAnythingTyped()) return;
    const acts = [...waiting.values()];
    waiting.clear();
    for (const act of acts) act();
  };
}

/** Whether a form has unsaved input. */
export function isAnythingTyped() {
  return [...forms].some((isUnsaved) => isUnsaved());
}

/**
 * Runs at once, or once the form with unsaved input is closed: nothing may take such a form off the screen. If several with the same name
 * wait, only the last one runs.
 */
export function onceNothingIsTyped(name: string, act: () => void) {
  if (isAnythingTyped()) waiting.set(name, act);
  else act();
}
