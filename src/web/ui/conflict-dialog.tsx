import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** A difference between two versions. A field the user hasn't touched has no value of their own. */
export type Difference = { label: string; theirs: string; mine: string | null };

type Props = {
  /** Null while there is no conflict. */
  differences: Difference[] | null;
  /** The record that was changed: "yacht". */
  thing: string;
  onLoadTheirs: () => void;
  onSaveMine: () => void;
  onClose: () => void;
};

/** Two people changed the same record: shows where they differ and lets the second one decide. Closing it keeps everything typed. */
export function ConflictDialog({ differences, thing, onLoadTheirs, onSaveMine, onClose }: Props) {
  return (
    <Dialog
      open={differences !== null}
      onClose={onClose}
      title={`Someone else changed this ${thing}`}
      text="Someone saved it while you were editing. Which version do you want to keep?"
      actions={
        <>
          <Button onClick={onClose}>Keep editing</Button>
          <Button onClick={onLoadTheirs}>Load their version</Button>
          <Button variant="primary" onClick={onSaveMine}>
            Save mine
          </Button>
        </>
      }
    >
      {differences && <Differences rows={differences} />}
    </Dialog>
  );
}

/** An untouched field keeps what the other person saved, whichever version is kept. */
function Differences({ rows }: { rows: Difference[] }) {
  if (rows.length === 0) return <p className="mt-4 font-medium">Both versions are the same.</p>;
  return (
    <table className="mt-4 w-full table-fixed text-left text-nav">
      <thead className="text-xs text-ink-3">
        <tr>
          {['Field', 'Theirs', 'Yours'].map((head) => (
            <th key={head} scope="col" className="py-1.5 pr-3 font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y border-y">
        {rows.map(({ label, theirs, mine }) => (
          <tr key={label}>
            <th scope="row" className="py-2 pr-3 font-medium">
              {label}
            </th>
            <td className="py-2 pr-3 wrap-anywhere">{theirs}</td>
            <td className="py-2 wrap-anywhere">{mine ?? <span className="text-ink-3">Not changed by you</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
