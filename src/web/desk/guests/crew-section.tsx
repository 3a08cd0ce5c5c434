import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { GuestList } from '#domain/desk/guest.ts';
import { can } from '#domain/session/permissions.ts';
import { useUser } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';

const PapersDialog = lazy(() => import('./papers-dialog.tsx').then((module) => ({ default: module.PapersDialog })));

type Props = { list: GuestList; mayWrite: boolean; saving: boolean; onChoose: (crewIds: number[]) => Promise<boolean> };

/** Which of the crew come along, and their travel documents. */
export function CrewSection({ list: { crew }, mayWrite, saving, onChoose }: Props) {
  const [open, setOpen] = useState<number | null>(null);
  const mayWritePapers = can(useUser(), 'crew:write');
  const chosen = crew.filter(({ isChosen }) => isChosen).map(({ crewId }) => crewId);
  const member = crew.find(({ crewId }) => crewId === open);
  return (
    <section aria-labelledby="crew" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 id="crew" className="text-panel font-semibold">
        Crew
      </h3>
      {crew.length === 0 ? (
        <p className="text-ink-2">The yacht has no crew.</p>
      ) : (
        <>
          <p className="text-ink-2">
            {chosen.length === 0
              ? 'The yacht’s whole crew is on board unless you choose some of them.'
              : 'Only the crew you chose is on board.'}
          </p>
          <ul className="divide-y border-y">
            {crew.map(({ crewId, name, role, isChosen, documentNumber }) => (
              <li key={crewId} className="flex flex-wrap items-center gap-2">
                <label className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5">
                  <input
                    type="checkbox"
                    className="size-4 accent-(--accent)"
                    checked={isChosen}
                    disabled={!mayWrite || saving}
                    onChange={({ target }) =>
                      void onChoose(target.checked ? [...chosen, crewId] : chosen.filter((each) => each !== crewId))
                    }
                  />
                  <span className="min-w-0 wrap-anywhere">
                    {name} <span className="text-xs text-ink-3">{role}</span>
                  </span>
                </label>
                {!documentNumber && <span className="text-xs text-amber">No travel document</span>}
                {mayWritePapers && (
                  <Button
                    size="icon"
                    variant="ghost"
                    aria-haspopup="dialog"
                    aria-label={`Travel document of ${name}`}
                    onClick={() => setOpen(crewId)}
                  >
                    <Pencil aria-hidden />
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <Suspense>{member && <PapersDialog member={member} onClose={() => setOpen(null)} />}</Suspense>
    </section>
  );
}
