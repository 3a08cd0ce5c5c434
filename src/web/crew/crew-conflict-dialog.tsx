import type { CrewMember, CrewMemberForm } from '#domain/crew/crew-member.ts';
import { differencesIn, type Touched } from '../platform/saving.ts';
import { ConflictDialog } from '../ui/conflict-dialog.tsx';
import { formOf } from './crew-save.ts';

const labels: Record<keyof CrewMemberForm, string> = {
  name: 'Name', role: 'Role', email: 'Email', phone: 'Phone', certifications: 'Certifications', experience: 'Experience', yachtId: 'Yacht', companyId: 'Company', imageUrl: 'Portrait',
};

type Props = { theirs: CrewMember | null; mine: CrewMemberForm; touched: Touched<CrewMemberForm>; onLoadTheirs: (theirs: CrewMember) => void; onSaveMine: (theirs: CrewMember) => void; onClose: () => void };

export function CrewConflictDialog({ theirs, mine, touched, onLoadTheirs, onSaveMine, onClose }: Props) {
  return (
    <ConflictDialog
      thing="crew member"
      differences={theirs && differencesIn(labels, formOf(theirs), mine, touched, (field, form) => words(field, form, theirs))}
      onLoadTheirs={() => theirs && onLoadTheirs(theirs)}
      onSaveMine={() => theirs && onSaveMine(theirs)}
      onClose={onClose}
    />
  );
}

function words(field: keyof CrewMemberForm, form: CrewMemberForm, theirs: CrewMember): string {
  if (field === 'imageUrl') return form.imageUrl ? 'A portrait' : 'None';
  if (field === 'yachtId') return form.yachtId === theirs.yachtId ? (theirs.yachtName ?? 'None') : form.yachtId ? 'Your choice' : 'None';
  if (field === 'companyId') return form.companyId === theirs.companyId ? (theirs.companyName ?? 'None') : form.companyId ? 'Your choice' : 'None';
  return form[field] || 'Empty';
}
