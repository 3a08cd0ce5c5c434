import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { blankCrewMember, NewCrewMember, type CrewMember, type CrewMemberForm as Values } from '#domain/crew/crew-member.ts';
import { can } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { reason } from '../platform/api.ts';
import { changesIn, showOnFields } from '../platform/saving.ts';
import { useUser } from '../platform/session.tsx';
import { useVersions } from '../platform/versions.ts';
import { Button } from '../ui/button.tsx';
import { ConflictDialog } from '../ui/conflict-dialog.tsx';
import { toast } from '../ui/toast-store.ts';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import { CrewFields, type Post } from './crew-fields.tsx';
import { formOf, useSaveCrewMember } from './crew-save.ts';

const resolver = standardSchemaResolver(NewCrewMember) as unknown as Resolver<Values, unknown, NewCrewMember>;

const labels: Record<keyof Values, string> = {
  name: 'Name',
  role: 'Role',
  email: 'Email',
  phone: 'Phone',
  certifications: 'Certifications',
  experience: 'Experience',
  yachtId: 'Yacht',
  companyId: 'Company',
  imageUrl: 'Portrait',
};

type Props = {
  member: CrewMember | null;
  /** Where somebody new begins. */
  post?: Post;
  /** Leaves the form. It has to ignore the blocker, which still sees the changes as unsaved. */
  onSaved: (saved: CrewMember) => void;
  onCancel: () => void;
};

/** Adds somebody to the crew, or edits them. */
export function CrewForm({ member, post = { yacht: null, company: null }, onSaved, onCancel }: Props) {
  const user = useUser();
  const [uploading, setUploading] = useState(false);
  const form = useForm({
    resolver,
    defaultValues: member ? formOf(member) : { ...blankCrewMember, yachtId: post.yacht?.id ?? null, companyId: post.company?.id ?? null },
  });
  const { isDirty, dirtyFields } = form.formState;
  const save = useSaveCrewMember();
  const versions = useVersions({ form, stored: member, formOf, labels, words, save: send });

  function send(values: NewCrewMember, upon: CrewMember | null) {
    save.mutate(upon ? { changes: changesIn(values, dirtyFields), upon } : { values: ownedBy(user, values) }, {
      onSuccess: onSaved,
      onError: (error) => {
        if (versions.refused(error)) return;
        toast({
          variant: 'destructive',
          title: 'Error',
          description: `Failed to ${upon ? 'update' : 'create'} crew member: ${reason(error)}`,
        });
        showOnFields(form, error);
      },
    });
  }

  return (
    <form noValidate onSubmit={form.handleSubmit((values) => send(values, versions.upon))} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 className="text-xl leading-7 font-semibold wrap-anywhere">{member ? `Edit ${member.name}` : 'New crew member'}</h2>
        <p className="text-ink-2">
          {member ? 'Your changes show everywhere as soon as they are saved.' : 'A name and a role are enough to start with.'}
        </p>
      </div>
      <CrewFields
        key={versions.upon?.updatedAt}
        form={form}
        post={versions.upon ? postOf(versions.upon) : post}
        user={user}
        onUploading={setUploading}
      />
      {/* On the left, where a toast never covers them. */}
      <div className="sticky bottom-0 z-10 -mx-4 flex gap-2 border-t bg-canvas/95 px-4 py-3 backdrop-blur-md max-sm:[&>*]:flex-1 sm:mx-0 sm:px-0">
        <Button type="submit" variant="primary" disabled={uploading} running={save.isPending && 'Saving'}>
          {uploading ? 'Uploading portrait…' : member ? 'Save changes' : 'Add crew member'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      <ConflictDialog thing="crew member" {...versions.dialog} />
      <UnsavedChanges when={() => isDirty} />
    </form>
  );
}

function words(field: keyof Values, form: Values, theirs: CrewMember): string {
  if (field === 'imageUrl') return form.imageUrl ? 'A portrait' : 'None';
  if (field === 'yachtId') return form.yachtId === theirs.yachtId ? (theirs.yachtName ?? 'None') : form.yachtId ? 'Your choice' : 'None';
  if (field === 'companyId')
    return form.companyId === theirs.companyId ? (theirs.companyName ?? 'None') : form.companyId ? 'Your choice' : 'None';
  return form[field] || 'Empty';
}

function postOf(member: CrewMember): Post {
  return {
    yacht: member.yachtId ? { id: member.yachtId, label: member.yachtName ?? '' } : null,
    company: member.companyId ? { id: member.companyId, label: member.companyName ?? '' } : null,
  };
}

/** Only the platform's admins say who employs somebody; for all others the server knows. */
function ownedBy(user: SessionUser, values: NewCrewMember): NewCrewMember {
  const { companyId, ...own } = values;
  return can(user, 'run-platform') ? { ...own, companyId } : own;
}
