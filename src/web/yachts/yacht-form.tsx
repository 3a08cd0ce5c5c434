import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { can } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { yachtStatusLabels } from '#domain/yachts/words.ts';
import { blankYacht, NewYacht, type Yacht, type YachtForm as Values } from '#domain/yachts/yacht.ts';
import { ApiError, reason } from '../platform/api.ts';
import { changesIn, showOnFields } from '../platform/saving.ts';
import { useUser } from '../platform/session.tsx';
import { useVersions } from '../platform/versions.ts';
import { Button } from '../ui/button.tsx';
import { ConflictDialog } from '../ui/conflict-dialog.tsx';
import { toast } from '../ui/toast-store.ts';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import { YachtFields } from './yacht-fields.tsx';
import { formOf, useSaveYacht } from './yacht-save.ts';

// The schema says what is stored; a form begins with a type nobody has chosen yet, which the schema then refuses by name.
const resolver = standardSchemaResolver(NewYacht) as unknown as Resolver<Values, unknown, NewYacht>;

const labels: Record<keyof Values, string> = {
  name: 'Name',
  type: 'Type',
  length: 'Length',
  status: 'Status',
  year: 'Year',
  flagCountry: 'Flag country',
  location: 'Location',
  captainId: 'Captain',
  companyId: 'Company',
  imageUrl: 'Picture',
};

type Props = {
  yacht: Yacht | null;
  /** Leaves the form. It has to ignore the blocker, which still sees the changes as unsaved. */
  onSaved: (saved: Yacht) => void;
  onCancel: () => void;
};

/** Adds a yacht, or edits one. */
export function YachtForm({ yacht, onSaved, onCancel }: Props) {
  const user = useUser();
  const [uploading, setUploading] = useState(false);
  const form = useForm({ resolver, defaultValues: yacht ? formOf(yacht) : { ...blankYacht, companyId: user.companyId } });
  const { isDirty, dirtyFields } = form.formState;
  const save = useSaveYacht();
  const versions = useVersions({ form, stored: yacht, formOf, labels, words, save: send });

  function send(values: NewYacht, upon: Yacht | null) {
    save.mutate(upon ? { changes: changesIn(values, dirtyFields), upon } : { values: ownedBy(user, values) }, {
      onSuccess: onSaved,
      onError: (error) => {
        if (versions.refused(error)) return;
        toast({ variant: 'destructive', title: 'Error', description: `Failed to ${upon ? 'update' : 'create'} yacht: ${reason(error)}` });
        showOnFields(form, error);
      },
    });
  }

  return (
    <form noValidate onSubmit={form.handleSubmit((values) => send(values, versions.upon))} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 className="text-xl leading-7 font-semibold wrap-anywhere">{yacht ? `Edit ${yacht.name}` : 'New yacht'}</h2>
        <p className="text-ink-2">
          {yacht ? 'Your changes show everywhere as soon as they are saved.' : 'You can change everything later.'}
        </p>
      </div>
      <PlanLimit error={save.error} user={user} />
      <YachtFields key={versions.upon?.updatedAt} form={form} yacht={versions.upon} user={user} onUploading={setUploading} />
      {/* On the left, where a toast never covers them. */}
      <div className="sticky bottom-0 z-10 -mx-4 flex gap-2 border-t bg-canvas/95 px-4 py-3 backdrop-blur-md max-sm:[&>*]:flex-1 sm:mx-0 sm:px-0">
        <Button type="submit" variant="primary" disabled={uploading} running={save.isPending && 'Saving'}>
          {uploading ? 'Uploading picture…' : yacht ? 'Save changes' : 'Add yacht'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      <ConflictDialog thing="yacht" {...versions.dialog} />
      <UnsavedChanges when={() => isDirty} />
    </form>
  );
}

function words(field: keyof Values, form: Values, theirs: Yacht): string {
  if (field === 'status') return yachtStatusLabels[form.status];
  if (field === 'imageUrl') return form.imageUrl ? 'A picture' : 'None';
  if (field === 'captainId')
    return form.captainId === theirs.captainId ? (theirs.captainName ?? 'None') : form.captainId ? 'Your choice' : 'None';
  if (field === 'companyId')
    return form.companyId === theirs.companyId ? (theirs.companyName ?? 'None') : form.companyId ? 'Your choice' : 'None';
  return form[field] || 'Empty';
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
      {can(user, 'run-company') && user.companyId !== null && (
        <Link to="/subscribe" target="_blank" className="font-semibold underline">
          See the plans<span className="sr-only"> in a new tab</span>
        </Link>
      )}
    </p>
  );
}
