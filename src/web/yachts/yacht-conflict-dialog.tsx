import type { Yacht, YachtForm } from '#domain/yachts/yacht.ts';
import { differencesIn, type Touched } from '../platform/saving.ts';
import { ConflictDialog } from '../ui/conflict-dialog.tsx';
import { formOf } from './yacht-save.ts';
import { yachtStatusWords } from './yacht-status.tsx';

const labels: Record<keyof YachtForm, string> = {
  name: 'Name', type: 'Type', length: 'Length', status: 'Status', year: 'Year', flagCountry: 'Flag country', location: 'Location', captainId: 'Captain', companyId: 'Company', imageUrl: 'Picture',
};

type Props = { theirs: Yacht | null; mine: YachtForm; touched: Touched<YachtForm>; onLoadTheirs: (theirs: Yacht) => void; onSaveMine: (theirs: Yacht) => void; onClose: () => void };

export function YachtConflictDialog({ theirs, mine, touched, onLoadTheirs, onSaveMine, onClose }: Props) {
  return (
    <ConflictDialog
      thing="yacht"
      differences={theirs && differencesIn(labels, formOf(theirs), mine, touched, (field, form) => words(field, form, theirs))}
      onLoadTheirs={() => theirs && onLoadTheirs(theirs)}
      onSaveMine={() => theirs && onSaveMine(theirs)}
      onClose={onClose}
    />
  );
}

function words(field: keyof YachtForm, form: YachtForm, theirs: Yacht): string {
  if (field === 'status') return yachtStatusWords[form.status].label;
  if (field === 'imageUrl') return form.imageUrl ? 'A picture' : 'None';
  if (field === 'captainId') return form.captainId === theirs.captainId ? (theirs.captainName ?? 'None') : form.captainId ? 'Your choice' : 'None';
  if (field === 'companyId') return form.companyId === theirs.companyId ? (theirs.companyName ?? 'None') : form.companyId ? 'Your choice' : 'None';
  return form[field] || 'Empty';
}
