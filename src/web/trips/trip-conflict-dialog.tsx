import type { Trip } from '#domain/trips/trip.ts';
import { useDates } from '../platform/dates.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { Found } from '../ui/search-select.tsx';
import { entryOf, tripOf, type TripEntry } from './trip-entry.ts';
import type { Touched } from './trip-save.ts';
import { tripStatusWords, tripTypeWords } from './trip-words.tsx';

// Date and time are one thing to whoever compares them.
const rows: { label: string; fields: (keyof TripEntry)[] }[] = [
  { label: 'Yacht', fields: ['yachtId'] },
  { label: 'Status', fields: ['status'] },
  { label: 'Type', fields: ['type'] },
  { label: 'From', fields: ['departureLocation'] },
  { label: 'From, position', fields: ['departurePosition'] },
  { label: 'Departure', fields: ['departureDay', 'departureTime'] },
  { label: 'To', fields: ['arrivalLocation'] },
  { label: 'To, position', fields: ['arrivalPosition'] },
  { label: 'Arrival', fields: ['arrivalDay', 'arrivalTime'] },
  { label: 'Track', fields: ['trackId'] },
];

type Compared = { theirs: Trip; mine: TripEntry; myYacht: Found | null; touched: Touched; timeZone: string };
type Props = Omit<Compared, 'theirs'> & { theirs: Trip | null; onLoadTheirs: (theirs: Trip) => void; onSaveMine: (theirs: Trip) => void; onClose: () => void };

/** Two people changed the same trip: shows where they differ and lets the second one decide. Closed, everything typed is still there. */
export function TripConflictDialog({ theirs, onLoadTheirs, onSaveMine, onClose, ...compared }: Props) {
  return (
    <Dialog
      open={theirs !== null}
      onClose={onClose}
      title="Somebody else changed this trip"
      text="It was saved by another person while you were editing. Which version should stay?"
      actions={theirs && (
        <>
          <Button onClick={onClose}>Keep editing</Button>
          <Button onClick={() => onLoadTheirs(theirs)}>Load their version</Button>
          <Button variant="primary" onClick={() => onSaveMine(theirs)}>Save mine</Button>
        </>
      )}
    >
      {theirs && <Differences theirs={theirs} {...compared} />}
    </Dialog>
  );
}

/** What one hasn't touched stays as the other saved it, whichever version one keeps. */
function Differences({ theirs, mine, myYacht, touched, timeZone }: Compared) {
  const say = useWords(timeZone);
  const saved = entryOf(theirs, timeZone);
  const differing = rows.filter(({ fields }) => fields.some((field) => saved[field] !== mine[field]));
  if (differing.length === 0) return <p className="mt-4 font-medium">Both versions say the same.</p>;
  return (
    <table className="mt-4 w-full table-fixed text-left text-nav">
      <thead className="text-xs text-ink-3"><tr>{['Field', 'Theirs', 'Yours'].map((head) => <th key={head} scope="col" className="py-1.5 pr-3 font-medium">{head}</th>)}</tr></thead>
      <tbody className="divide-y border-y">
        {differing.map(({ label, fields }) => (
          <tr key={label}>
            <th scope="row" className="py-2 pr-3 font-medium">{label}</th>
            <td className="py-2 pr-3 wrap-anywhere">{say(label, saved, theirs.yachtName)}</td>
            <td className="py-2 wrap-anywhere">{fields.some((field) => touched[field]) ? say(label, mine, myYacht?.label) : <span className="text-ink-3">Not changed by you</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useWords(timeZone: string) {
  const dates = useDates();
  return (label: string, entry: TripEntry, yacht: string | undefined): string => {
    const { departureDate, arrivalDate, departureLocation, arrivalLocation } = tripOf(entry, timeZone, null);
    if (label === 'Yacht') return yacht ?? 'None';
    if (label === 'Status') return tripStatusWords[entry.status].label;
    if (label === 'Type') return tripTypeWords[entry.type];
    if (label === 'Departure') return departureDate ? dates.span(departureDate, null) : 'Empty';
    if (label === 'Arrival') return arrivalDate ? dates.span(arrivalDate, null) : 'Not arrived yet';
    if (label === 'Track') return entry.trackId === null ? 'None' : 'Imported';
    const said: Record<string, string> = { From: departureLocation, To: arrivalLocation, 'From, position': entry.departurePosition, 'To, position': entry.arrivalPosition };
    return said[label] || 'Empty';
  };
}
