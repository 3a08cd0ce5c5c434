import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { BaseSyntheticEvent, ComponentProps } from 'react';
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
  /** Where such records live in the API. */
  collection: C;
  /** Where one is added, if somewhere else. */
  addTo?: string;
  /** The record being edited, or null where one is added. */
  stored: Stored<C> | null;
  formOf: (stored: Stored<C>) => Form;
  /** What a new one begins with. */
  blank: Form;
  resolver: Resolver<Form, unknown, Values>;
  labels: Record<keyof Form, string>;
  /** The value of a field in words, for either version. */
  words: (field: keyof Form, form: Form, theirs: Stored<C>) => string;
  /** What is sent along with a new one. */
  along?: Partial<Added<C>>;
  /** What is sent to change one, if not the fields that were touched by their names. */
  changed?: (values: Values, touched: Touched<Form>) => Changes<C>;
  /** Which form fields hold the values of differently named fields. */
  enteredIn?: Record<string, Path<Form>>;
  failure: Failure;
  /** Handles a refusal that is a question and can be answered by saving again. Returns whether it was one. */
  asks?: (error: unknown, again: (answer: Partial<Added<C>>) => void) => boolean;
  /** Says that it is saved, and leaves. It has to ignore the blocker, which still sees the changes as unsaved. */
  onSaved: (saved: Stored<C>, sent: Form) => void;
  onFailed?: (error: unknown) => void;
};

/** What the frame of a form needs to know about it. */
export type RecordFrame = {
  /** The record that is edited, or what a new one belongs to: admins are told its company. */
  record: { companyName?: string | null } | null;
  onSubmit: (event?: BaseSyntheticEvent) => Promise<void>;
  saving: boolean;
  isDirty: boolean;
  /** Null for a record that is only added, which nobody else can have changed. */
  conflict: Omit<ComponentProps<typeof ConflictDialog>, 'thing'> | null;
};

/**
 * A form that adds a record or edits one. It sends what was touched upon the version it began with, asks where somebody else
 * saved another meanwhile, and says why something was refused, beside the fields it is about.
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
        if (versions.refused(error) || options.asks?.(error, (given) => send(values, upon, given))) return;
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

/** The frame of a form that only adds: refusals are shown beside the fields, and there can be no conflict. */
export function frameOfNew<Form extends FieldValues, Values, Sent>(
  form: UseFormReturn<Form, unknown, Values>,
  save: Pick<UseMutationResult<unknown, Error, Sent>, 'mutate' | 'isPending' | 'isSuccess'>,
  sent: (values: Values) => Sent,
  of: RecordFrame['record'] = null,
): RecordFrame {
  return {
    record: of,
    onSubmit: form.handleSubmit((values) => save.mutate(sent(values), { onError: (error) => showOnFields(form, error) })),
    saving: save.isPending,
    isDirty: form.formState.isDirty && !save.isSuccess,
    conflict: null,
  };
}

/** Only the platform's admins say whose record it is; for all others the server knows. */
function ownedBy<Values extends { companyId?: number | null }>(user: SessionUser, values: Values): Values {
  const { companyId: _companyId, ...own } = values;
  return can(user, 'run-platform') ? values : (own as Values);
}

/**
 * Checks a form by a schema of the domain. It may begin with what the schema then refuses by name, such as a type nobody has chosen yet.
 */
export function checkedBy<Form extends FieldValues, Values>(schema: Parameters<typeof standardSchemaResolver>[0]) {
  return standardSchemaResolver(schema) as unknown as Resolver<Form, unknown, Values>;
}
