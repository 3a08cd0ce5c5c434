import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { Difference } from '../ui/conflict-dialog.tsx';
import { ApiError } from './api.ts';

/** The changed fields, as react-hook-form reports them. */
export type Touched<Form> = Partial<Record<keyof Form, unknown>>;

/** Only the touched fields, so that somebody else's changes to the others are kept. */
export function changesIn<Values extends object>(values: Values, touched: Touched<Values>): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => touched[field as keyof Values])) as Partial<Values>;
}

/** The current record, if the save failed because somebody else has changed it. */
export function changedMeanwhile<Stored>(error: unknown): Stored | null {
  return error instanceof ApiError && error.status === 412 ? (error.current as Stored) : null;
}

/** The differences between the stored record and the form. */
export function differencesIn<Form extends object>(
  labels: Record<keyof Form, string>,
  theirs: Form,
  mine: Form,
  touched: Touched<Form>,
  words: (field: keyof Form, form: Form) => string,
): Difference[] {
  // As text, because a field may hold a list, such as the items of an invoice.
  const differing = (Object.keys(labels) as (keyof Form)[]).filter(
    (field) => JSON.stringify(theirs[field]) !== JSON.stringify(mine[field]),
  );
  return differing.map((field) => ({
    label: labels[field],
    theirs: words(field, theirs),
    mine: touched[field] ? words(field, mine) : null,
  }));
}

/** Continues from what was saved, in a form that stays open. Anything typed since `sent` stays, as an unsaved change. */
export function rebaseForm<Form extends FieldValues, Values>(form: UseFormReturn<Form, unknown, Values>, saved: Form, sent: Form) {
  const typed = form.getValues();
  // Also in a form that otherwise keeps typed values when it follows the stored record.
  form.reset(saved, { keepDirtyValues: false });
  for (const field of Object.keys(saved) as Path<Form>[])
    if (JSON.stringify(typed[field]) !== JSON.stringify(sent[field])) form.setValue(field, typed[field], { shouldDirty: true });
}

/** Shows the server's errors at the fields they name. `entered` maps those that are entered in a field of another name. */
export function showOnFields<Form extends FieldValues, Values>(
  form: UseFormReturn<Form, unknown, Values>,
  error: unknown,
  entered: Record<string, Path<Form>> = {},
) {
  if (!(error instanceof ApiError)) return;
  const fields = form.getValues();
  const faults = error.errors
    .map(({ path, message }) => ({ field: entered[path] ?? entered[path.split('.')[0] ?? ''] ?? (path as Path<Form>), message }))
    // It may be deep within a field, such as the price of an invoice's second item.
    .filter(({ field }) => (field.split('.')[0] ?? '') in fields);
  faults.forEach(({ field, message }, index) => form.setError(field, { message }, { shouldFocus: index === 0 }));
}
