import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState, type BaseSyntheticEvent, type ComponentProps } from 'react';
import type { UseMutationResult } from '@tanstack/react-query';
import { useForm, type DefaultValues, type FieldValues, type Path, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { ConflictDialog } from '../ui/conflict-dialog.tsx';
import { can } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { tellFailure, useSave, type Added, type Changes, type Collection, type Failure, type Save, type Stored } from './records.ts';
import { changesIn, showOnFields, type Touched } from './saving.ts';
import { useUser } from './session.tsx';
import { useVersions } from './versions.ts';

type Options<C extends Collection, Form extends FieldValues, Values extends Added<C>> = {
  /** The address of such records in the API. */
  collection: C;
  /** The address at which one is added, if it is another. */
  addTo?: string;
  /** The record being edited, or null to add one. */
  stored: Stored<C> | null;
  formOf: (stored: Stored<C>) => Form;
  /** The initial values of a new one. */
  blank: Form;
  resolver: Resolver<Form, unknown, Values>;
  labels: Record<keyof Form, string>;
  /** The value of a field in words, for either version. */
  words: (field: keyof Form, form: Form, theirs: Stored<C>) => string;
  /** What is sent along with a new one. */
  along?: Partial<Added<C>>;
  /** The request that changes one, if it isn't just the touched fields. */
  changed?: (values: Values, touched: Touched<Form>) => Changes<C>;
  /** The form fields that hold the values of differently named fields. */
  enteredIn?: Record<string, Path<Form>>;
  failure: Failure;
  /** Handles a refusal that is a question and can be answered by saving again, with all answers so far. Returns whether it was one. */
  asks?: (error: unknown, again: (answer: Partial<Added<C>>) => void) => boolean;
  /** Shows that it was saved, and leaves. It has to ignore the blocker, which still sees the changes as unsaved. */
  onSaved: (saved: Stored<C>, sent: Form) => void;
  onFailed?: (error: unknown) => void;
};

/** What the frame of a form needs to know about it. */
export type RecordFrame = {
  /** The record being edited, or the one that a new record belongs to: admins see its company. */
  record: { companyName?: string | null } | null;
  onSubmit: (event?: BaseSyntheticEvent) => Promise<void>;
  saving: boolean;
  isDirty: boolean;
  /** Null for a record that is only added, which nobody else can have changed. */
  conflict: Omit<ComponentProps<typeof ConflictDialog>, 'thing'> | null;
};

/**
 * A form that adds a record or edits one. It sends the touched fields on top of the version it started from, asks what to do if somebody
 * else has saved another version meanwhile, and shows refusals at the fields they are about.
 */
export function useRecordForm<C extends Collection, Form extends FieldValues, Values extends Added<C>>(options: Options<C, Form, Values>) {
  const user = useUser();
  const { stored, formOf, labels, words, failure, onSaved } = options;
  const form = useForm<Form, unknown, Values>({
    resolver: options.resolver,
    defaultValues: (stored ? formOf(stored) : options.blank) as DefaultValues<Form>,
  });
  const { isDirty, dirtyFields } = form.formState;
  const save = useSave(options.collection, options.addTo);
  const versions = useVersions({ form, stored, formOf, labels, words, save: send });

  function send(values: Values, upon: Stored<C> | null, answer?: Partial<Added<C>>) {
    const { changed = changesIn as NonNullable<typeof options.changed> } = options;
    const sent = upon
      ? { changes: { ...(changed(values, dirtyFields as Touched<Form>) as object), ...answer }, upon }
      : { values: { ...ownedBy(user, values), ...options.along, ...answer } };
    const held = structuredClone(form.getValues());
    save.mutate(sent as Save<C>, {
      onSuccess: (saved) => onSaved(saved, held),
      onError: (error) => {
        if (versions.refused(error) || options.asks?.(error, (given) => send(values, upon, { ...answer, ...given }))) return;
        tellFailure(failure, error);
        showOnFields(form, error, options.enteredIn);
        options.onFailed?.(error);
      },
    });
  }

  const frame: RecordFrame = {
    record: stored,
    onSubmit: form.handleSubmit((values) => send(values, versions.upon)),
    saving: save.isPending,
    isDirty,
    conflict: versions.dialog,
  };
  return { form, upon: versions.upon, continueFrom: versions.continueFrom, error: save.error, frame };
}

/** The frame of a form with fields that follow others: a save waits until these have settled, so that an early one includes them. */
export function useFrameThatWaits(frame: RecordFrame, settled: () => Promise<unknown>): RecordFrame {
  const [isWaiting, setIsWaiting] = useState(false);
  async function submit(submitted?: BaseSyntheticEvent) {
    submitted?.preventDefault();
    setIsWaiting(true);
    await settled();
    setIsWaiting(false);
    await frame.onSubmit();
  }
  return { ...frame, onSubmit: submit, saving: frame.saving || isWaiting };
}

/**
 * The frame of a form that only adds: refusals are shown at the fields, and there can be no conflict. `onSaved` leaves the form, unless it
 * was left before the answer.
 */
export function frameOfNew<Form extends FieldValues, Values, Sent>(
  form: UseFormReturn<Form, unknown, Values>,
  save: Pick<UseMutationResult<unknown, Error, Sent>, 'mutate' | 'isPending' | 'isSuccess'>,
  sent: (values: Values) => Sent,
  of: RecordFrame['record'] = null,
  onSaved?: () => void,
): RecordFrame {
  return {
    record: of,
    onSubmit: form.handleSubmit((values) =>
      save.mutate(sent(values), { onSuccess: () => onSaved?.(), onError: (error) => showOnFields(form, error) }),
    ),
    saving: save.isPending,
    isDirty: form.formState.isDirty && !save.isSuccess,
    conflict: null,
  };
}

/** Only the platform's admins choose the company of a record; for all others the server knows it. */
function ownedBy<Values extends { companyId?: number | null }>(user: SessionUser, values: Values): Values {
  const { companyId: _companyId, ...own } = values;
  return can(user, 'run-platform') ? values : (own as Values);
}

/** Validates a form by a schema of the domain. Its initial values may be invalid, such as a type that isn't chosen yet. */
export function checkedBy<Form extends FieldValues, Values>(schema: Parameters<typeof standardSchemaResolver>[0]) {
  return standardSchemaResolver(schema) as unknown as Resolver<Form, unknown, Values>;
}
