import type { Yacht, YachtForm } from '#domain/yachts/yacht.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { yachtStatusWords } from './yacht-status.tsx';
import { formOf } from './yacht-save.ts';

const labels: Record<keyof YachtForm, string> = {
  name: 'Name', type: 'Type', length: 'Length', status: 'Status', year: 'Year', flagCountry: 'Flag country', location: 'Location', captainId: 'Captain', companyId: 'Company', imageUrl: 'Picture',
};

type Touched = Partial<Record<keyof YachtForm, unknown>>;

type Props = { theirs: Yacht | null; mine: YachtForm; touched: Touched; onLoadTheirs: (theirs: Yacht) => void; onSaveMine: (theirs: Yacht) => void; onClose: () => void };

/** Two people changed the same yacht: shows where they differ and lets the second one decide. Closed, everything typed is still there. */
export function YachtConflictDialog({ theirs, mine, touched, onLoadTheirs, onSaveMine, onClose }: Props) {
  return (
    <Dialog
      open={theirs !== null}
      onClose={onClose}
      title="Somebody else changed this yacht"
      text="It was saved by another person while you were editing. Which version should stay?"
      actions={theirs && (
        <>
          <Button onClick={onClose}>Keep editing</Button>
          <Button onClick={() => onLoadTheirs(theirs)}>Load their version</Button>
          <Button variant="primary" onClick={() => onSaveMine(theirs)}>Save mine</Button>
        </>
      )}
    >
      {theirs && <Differences theirs={theirs} mine={mine} touched={touched} />}
    </Dialog>
  );
}

/** What one hasn't touched stays as the other saved it, whichever version one keeps. */
function Differences({ theirs, mine, touched }: { theirs: Yacht; mine: YachtForm; touched: Touched }) {
  const saved = formOf(theirs);
  const differing = (Object.keys(labels) as (keyof YachtForm)[]).filter((field) => saved[field] !== mine[field]);
  if (differing.length === 0) return <p className="mt-4 font-medium">Both versions say the same.</p>;
  return (
    <table className="mt-4 w-full table-fixed text-left text-nav">
      <thead className="text-xs text-ink-3"><tr>{['Field', 'Theirs', 'Yours'].map((head) => <th key={head} scope="col" className="py-1.5 pr-3 font-medium">{head}</th>)}</tr></thead>
      <tbody className="divide-y border-y">
        {differing.map((field) => (
          <tr key={field}>
            <th scope="row" className="py-2 pr-3 font-medium">{labels[field]}</th>
            <td className="py-2 pr-3 wrap-anywhere">{words(field, saved, theirs)}</td>
            <td className="py-2 wrap-anywhere">{touched[field] ? words(field, mine, theirs) : <span className="text-ink-3">Not changed by you</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function words(field: keyof YachtForm, form: YachtForm, theirs: Yacht): string {
  if (field === 'status') return yachtStatusWords[form.status].label;
  if (field === 'imageUrl') return form.imageUrl ? 'A picture' : 'None';
  if (field === 'captainId') return form.captainId === theirs.captainId ? (theirs.captainName ?? 'None') : form.captainId ? 'Your choice' : 'None';
  if (field === 'companyId') return form.companyId === theirs.companyId ? (theirs.companyName ?? 'None') : form.companyId ? 'Your choice' : 'None';
  return form[field] || 'Empty';
}
