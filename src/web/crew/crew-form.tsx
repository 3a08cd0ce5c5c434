import { useState } from 'react';
import { blankCrewMember, NewCrewMember, type CrewMember, type CrewMemberForm as Values } from '#domain/crew/crew-member.ts';
import { inWords } from '#domain/shared/words.ts';
import { reason } from '../platform/api.ts';
import { PageForm } from '../platform/page-form.tsx';
import { checkedBy, useRecordForm } from '../platform/record-form.ts';
import { useUser } from '../platform/session.tsx';
import { CrewFields, type Post } from './crew-fields.tsx';

const resolver = checkedBy<Values, NewCrewMember>(NewCrewMember);

const labels: Record<keyof Values, string> = {
  name: 'Name',
  role: 'Role',
  email: 'Email',
  phone: 'Phone',
  certifications: 'Certifications',
  experience: 'Experience',
  yachtId: 'Yacht',
  companyId: 'Company',
  certificates: 'Certificates',
  imageUrl: 'Portrait',
};

type Props = {
  member: CrewMember | null;
  /** The yacht and company that a new member starts with. */
  post?: Post;
  /** Leaves the form. It has to ignore the blocker, which still sees the changes as unsaved. */
  onSaved: (saved: CrewMember) => void;
  onCancel: () => void;
};

/** Adds somebody to the crew, or edits them. */
export function CrewForm({ member, post = { yacht: null, company: null }, onSaved, onCancel }: Props) {
  const user = useUser();
  const [uploading, setUploading] = useState(false);
  const { form, upon, frame } = useRecordForm({
    collection: '/api/crew',
    stored: member,
    formOf,
    blank: { ...blankCrewMember, yachtId: post.yacht?.id ?? null, companyId: post.company?.id ?? null },
    resolver,
    labels,
    words,
    failure: (error) => ({ title: 'Error', description: `Failed to ${member ? 'update' : 'create'} crew member: ${reason(error)}` }),
    onSaved,
  });

  return (
    <PageForm
      frame={frame}
      thing="crew member"
      title={member ? `Edit ${member.name}` : 'New crew member'}
      note={member ? 'Your changes show everywhere as soon as they are saved.' : 'A name and a role are enough to start with.'}
      action={uploading ? 'Uploading portrait…' : member ? 'Save changes' : 'Add crew member'}
      waits={uploading}
      onCancel={onCancel}
    >
      <CrewFields
        key={upon?.updatedAt}
        form={form}
        isNew={!member}
        post={upon ? postOf(upon) : post}
        user={user}
        onUploading={setUploading}
      />
    </PageForm>
  );
}

/** What a form shows of somebody. */
function formOf(member: CrewMember): Values {
  const { name, role, yachtId, companyId } = member;
  return {
    name,
    role,
    yachtId,
    companyId,
    email: member.email ?? '',
    phone: member.phone ?? '',
    certifications: member.certifications ?? '',
    experience: member.experience ?? '',
    imageUrl: member.imageUrl ?? '',
    certificates: [],
  };
}

function words(field: keyof Values, form: Values, theirs: CrewMember): string {
  if (field === 'certificates') return inWords(form.certificates.map(({ type }) => type)) || 'None';
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
