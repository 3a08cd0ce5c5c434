import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { can } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { blankYacht, NewYacht, type Yacht, type YachtForm as Values } from '#domain/yachts/yacht.ts';
import { ApiError, reason } from '../platform/api.ts';
import { changedMeanwhile, changesIn, showOnFields } from '../platform/saving.ts';
import { useUser } from '../platform/session.tsx';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast-store.ts';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import { yachtQuery } from './fleet.ts';
import { YachtConflictDialog } from './yacht-conflict-dialog.tsx';
import { YachtFields } from './yacht-fields.tsx';
import { formOf, useSaveYacht } from './yacht-save.ts';

// The schema says what is stored; a form begins with a type nobody has chosen yet, which the schema then refuses by name.
const resolver = standardSchemaResolver(NewYacht) as unknown as Resolver<Values, unknown, NewYacht>;

type Props = {
  yacht: Yacht | null;
  /** Leaves the form. It has to ignore the blocker, which still sees the changes as unsaved. */
  onSaved: (saved: Yacht) => void;
  onCancel: () => void;
};

/** Adds a yacht, or edits one. */
export function YachtForm({ yacht, onSaved, onCancel }: Props) {
  const user = useUser();
  const queries = useQueryClient();
  const [start, setStart] = useState(yacht);
  const [uploading, setUploading] = useState(false);
  const [theirs, setTheirs] = useState<Yacht | null>(null);
  const form = useForm({ resolver, defaultValues: yacht ? formOf(yacht) : { ...blankYacht, companyId: user.companyId } });
  const { isDirty, dirtyFields } = form.formState;
  const save = useSaveYacht();

  function send(values: NewYacht, upon: Yacht | null) {
    save.mutate(upon ? { changes: changesIn(values, dirtyFields), upon } : { values: ownedBy(user, values) }, {
      onSuccess: onSaved,
      onError: (error) => {
        const current = changedMeanwhile<Yacht>(error);
        if (current) return takeIn(current);
        toast({ variant: 'destructive', title: 'Error', description: `Failed to ${upon ? 'update' : 'create'} yacht: ${reason(error)}` });
        showOnFields(form, error);
      },
    });
  }

  // The page behind the form is to show what is stored by now, however this ends.
  function takeIn(current: Yacht) {
    queries.setQueryData(yachtQuery(current.id).queryKey, current);
    setTheirs(current);
  }

  function loadTheirs(current: Yacht) {
    form.reset(formOf(current));
    setStart(current);
    setTheirs(null);
  }

  function saveMine(current: Yacht) {
    setTheirs(null);
    void form.handleSubmit((values) => send(values, current))();
  }

  return (
    <form noValidate onSubmit={form.handleSubmit((values) => send(values, start))} className="mx-auto grid w-full max-w-5xl gap-5">
      <div>
        <h2 className="text-xl leading-7 font-semibold">{yacht ? `Edit ${yacht.name}` : 'New yacht'}</h2>
        <p className="text-ink-2">{yacht ? 'Your changes show everywhere as soon as they are saved.' : 'You can change everything later.'}</p>
      </div>
      <PlanLimit error={save.error} user={user} />
      <YachtFields key={start?.updatedAt} form={form} yacht={start} user={user} onUploading={setUploading} />
      {/* On the left, where a toast never covers them. */}
      <div className="sticky bottom-0 z-10 -mx-4 flex gap-2 border-t bg-canvas/95 px-4 py-3 backdrop-blur-md max-sm:[&>*]:flex-1 sm:mx-0 sm:px-0">
        <Button type="submit" variant="primary" disabled={uploading} running={save.isPending && 'Saving'}>{uploading ? 'Uploading picture…' : yacht ? 'Save changes' : 'Add yacht'}</Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      <YachtConflictDialog theirs={theirs} mine={form.getValues()} touched={dirtyFields} onLoadTheirs={loadTheirs} onSaveMine={saveMine} onClose={() => setTheirs(null)} />
      <UnsavedChanges when={() => isDirty} />
    </form>
  );
}

/** Only the platform's admins say whose yacht it is; for all others the server knows. */
function ownedBy(user: SessionUser, values: NewYacht): NewYacht {
  const { companyId, ...own } = values;
  return can(user, 'run-platform') ? { ...own, companyId } : own;
}

/** What was typed stays: the plan is changed in another tab. */
function PlanLimit({ error, user }: { error: unknown; user: SessionUser }) {
  if (!(error instanceof ApiError && error.code === 'plan_limit')) return null;
  return (
    <p role="alert" className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-amber-soft px-4 py-3 text-amber">
      {error.human}
      {!can(user, 'run-company') && <span>Please ask a manager of your company.</span>}
      {can(user, 'run-company') && user.companyId !== null && <Link to="/subscribe" target="_blank" className="font-semibold underline">See the plans<span className="sr-only"> in a new tab</span></Link>}
    </p>
  );
}
