import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { blankCrewMember, NewCrewMember, type CrewMember, type CrewMemberForm as Values } from '#domain/crew/crew-member.ts';
import { can } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { reason } from '../platform/api.ts';
import { changedMeanwhile, changesIn, showOnFields } from '../platform/saving.ts';
import { useUser } from '../platform/session.tsx';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast-store.ts';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import { crewMemberQuery } from './crew.ts';
import { CrewConflictDialog } from './crew-conflict-dialog.tsx';
import { CrewFields, type Post } from './crew-fields.tsx';
import { formOf, useSaveCrewMember } from './crew-save.ts';

const resolver = standardSchemaResolver(NewCrewMember) as unknown as Resolver<Values, unknown, NewCrewMember>;

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
  const queries = useQueryClient();
  const [start, setStart] = useState(member);
  const [uploading, setUploading] = useState(false);
  const [theirs, setTheirs] = useState<CrewMember | null>(null);
  const form = useForm({ resolver, defaultValues: member ? formOf(member) : { ...blankCrewMember, yachtId: post.yacht?.id ?? null, companyId: post.company?.id ?? null } });
  const { isDirty, dirtyFields } = form.formState;
  const save = useSaveCrewMember();

  function send(values: NewCrewMember, upon: CrewMember | null) {
    save.mutate(upon ? { changes: changesIn(values, dirtyFields), upon } : { values: ownedBy(user, values) }, {
      onSuccess: onSaved,
      onError: (error) => {
        const current = changedMeanwhile<CrewMember>(error);
        if (current) return takeIn(current);
        toast({ variant: 'destructive', title: 'Error', description: `Failed to ${upon ? 'update' : 'create'} crew member: ${reason(error)}` });
        showOnFields(form, error);
      },
    });
  }

  // The page behind the form is to show what is stored by now, however this ends.
  function takeIn(current: CrewMember) {
    queries.setQueryData(crewMemberQuery(current.id).queryKey, current);
    setTheirs(current);
  }

  function loadTheirs(current: CrewMember) {
    form.reset(formOf(current));
    setStart(current);
    setTheirs(null);
  }

  function saveMine(current: CrewMember) {
    setTheirs(null);
    void form.handleSubmit((values) => send(values, current))();
  }

  return (
    <form noValidate onSubmit={form.handleSubmit((values) => send(values, start))} className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 className="text-xl leading-7 font-semibold wrap-anywhere">{member ? `Edit ${member.name}` : 'New crew member'}</h2>
        <p className="text-ink-2">{member ? 'Your changes show everywhere as soon as they are saved.' : 'Name and role are enough to begin with.'}</p>
      </div>
      <CrewFields key={start?.updatedAt} form={form} post={start ? postOf(start) : post} user={user} onUploading={setUploading} />
      {/* On the left, where a toast never covers them. */}
      <div className="sticky bottom-0 z-10 -mx-4 flex gap-2 border-t bg-canvas/95 px-4 py-3 backdrop-blur-md max-sm:[&>*]:flex-1 sm:mx-0 sm:px-0">
        <Button type="submit" variant="primary" disabled={uploading} running={save.isPending && 'Saving'}>{uploading ? 'Uploading portrait…' : member ? 'Save changes' : 'Add crew member'}</Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      <CrewConflictDialog theirs={theirs} mine={form.getValues()} touched={dirtyFields} onLoadTheirs={loadTheirs} onSaveMine={saveMine} onClose={() => setTheirs(null)} />
      <UnsavedChanges when={() => isDirty} />
    </form>
  );
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
