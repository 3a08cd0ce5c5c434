import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { changedMeanwhile, differencesIn, goOnFrom, type Touched } from './saving.ts';

type Options<Stored, Form extends FieldValues, Values> = {
  form: UseFormReturn<Form, unknown, Values>;
  /** The record being edited, or null where one is added. */
  stored: Stored | null;
  formOf: (stored: Stored) => Form;
  labels: Record<keyof Form, string>;
  /** What a field says, in a form of theirs or of one's own. */
  words: (field: keyof Form, form: Form, theirs: Stored) => string;
  /** Saves what the form holds on top of that version. */
  save: (values: Values, upon: Stored | null) => void;
};

/**
 * The versions of a record while it is edited: which one the form works on, and what to ask when somebody else has saved
 * another. `refused` tells whether a failure was that; `dialog` is for the ConflictDialog.
 */
export function useVersions<Stored, Form extends FieldValues, Values>({
  form,
  stored,
  formOf,
  labels,
  words,
  save,
}: Options<Stored, Form, Values>) {
  const queries = useQueryClient();
  const [upon, setUpon] = useState(stored);
  const [theirs, setTheirs] = useState<Stored | null>(null);

  return {
    upon,
    /** Goes on from what was saved, in a form that stays open and held `sent` when it was. */
    take(saved: Stored, sent: Form) {
      goOnFrom(form, formOf(saved), sent);
      setUpon(() => saved);
    },
    refused(error: unknown): boolean {
      const current = changedMeanwhile<Stored>(error);
      if (!current) return false;
      setTheirs(() => current);
      // What is behind the form is to show what is stored by now, however this ends.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'get' });
      return true;
    },
    dialog: {
      differences:
        theirs &&
        differencesIn(labels, formOf(theirs), form.getValues(), form.formState.dirtyFields as Touched<Form>, (field, values) =>
          words(field, values, theirs),
        ),
      onLoadTheirs() {
        if (theirs) form.reset(formOf(theirs));
        setUpon(() => theirs);
        setTheirs(null);
      },
      onSaveMine() {
        setTheirs(null);
        void form.handleSubmit((values) => save(values, theirs))();
      },
      onClose: () => setTheirs(null),
    },
  };
}
