import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { toast } from '../ui/toast-store.ts';
import { reason } from './api.ts';
import { changedMeanwhile, differencesIn, rebaseForm, type Touched } from './saving.ts';

/**
 * The version that a form about a part of a record saves on top of: the one it started from, so that what others saved of that part
 * meanwhile is never overwritten unseen. Changes elsewhere in the record don't count. With `follows`, nothing is typed yet and it shows
 * what is stored.
 */
export function useUpon<Stored extends { updatedAt: string }>(stored: Stored, part: (of: Stored) => unknown, { follows = false } = {}) {
  const [base, setBase] = useState(stored);
  if (follows && base !== stored) setBase(stored);
  return {
    upon: JSON.stringify(part(stored)) === JSON.stringify(part(base)) ? stored : base,
    /** Shows why it wasn't saved. After a conflict, saving again is based on the other version. */
    tellRefusal(title: string, error: unknown, again = 'Save again to keep yours.') {
      const theirs = changedMeanwhile<Stored>(error);
      if (theirs) setBase(theirs);
      toast({ variant: 'destructive', title, description: theirs ? `${reason(error)} ${again}` : reason(error) });
    },
  };
}

type Options<Stored, Form extends FieldValues, Values> = {
  form: UseFormReturn<Form, unknown, Values>;
  /** The record being edited, or null to add one. */
  stored: Stored | null;
  formOf: (stored: Stored) => Form;
  labels: Record<keyof Form, string>;
  /** The value of a field in words, for either version. */
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
    /** Continues from what was saved, in a form that stays open and held `sent` at that time. */
    continueFrom(saved: Stored, sent: Form) {
      rebaseForm(form, formOf(saved), sent);
      setUpon(() => saved);
    },
    refused(error: unknown): boolean {
      const current = changedMeanwhile<Stored>(error);
      if (!current) return false;
      setTheirs(() => current);
      // The page behind the form has to show the current version, however this ends.
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
