import { Pencil, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { isComplete, type Guest, type NewGuest } from '#domain/desk/guest.ts';
import { guestRoleLabels } from '#domain/desk/guest-fields.ts';
import { countryName } from '#domain/shared/countries.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast-store.ts';

const GuestDialog = lazy(() => import('./guest-dialog.tsx').then((module) => ({ default: module.GuestDialog })));

type Props = {
  guests: readonly Guest[];
  /** How many there will be. */ expected: number;
  mayWrite: boolean;
  saving: boolean;
  /** Saves all of them; resolves to whether that worked. */
  onSave: (guests: readonly (Guest | NewGuest)[]) => Promise<boolean>;
};

/** One opening of the dialog, for a guest or for a new one. */
type Opening = { guest: Guest | null };

/** The guests, one by one: each is saved as soon as it is filled in. */
export function GuestList({ guests, expected, mayWrite, saving, onSave }: Props) {
  const [open, setOpen] = useState<Opening | null>(null);
  const [leaving, setLeaving] = useState<Guest | null>(null);
  const close = () => setOpen(null);

  // The dialog may be closed before the answer, and another one opened.
  async function keep(guest: NewGuest) {
    const all: readonly (Guest | NewGuest)[] = guests;
    const at = open?.guest ? placeOf(open.guest, guests) : all.length;
    if (at >= 0 && (await onSave(all.toSpliced(at, 1, guest)))) setOpen((now) => (now === open ? null : now));
  }
  async function remove() {
    const at = leaving ? placeOf(leaving, guests) : -1;
    if (at >= 0 && (await onSave(guests.toSpliced(at, 1)))) setLeaving((now) => (now === leaving ? null : now));
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {guests.length === 0 ? (
        <p className="text-ink-2">Nobody is listed yet.</p>
      ) : (
        <ul className="divide-y border-y">
          {guests.map((guest, at) => {
            const name = `${guest.givenNames} ${guest.familyName}`;
            return (
              <li key={at} className="flex flex-wrap items-center gap-2 py-2">
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {name}
                  <span className="block text-xs text-ink-3">
                    {[
                      guest.role !== 'guest' && guestRoleLabels[guest.role],
                      guest.nationality && countryName(guest.nationality),
                      guest.allergies && `Allergies: ${guest.allergies}`,
                      guest.diet,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <Badge tone={isComplete(guest) ? 'green' : 'amber'}>{isComplete(guest) ? 'Complete' : 'Details missing'}</Badge>
                {mayWrite && (
                  <>
                    <Button
                      size="icon"
                      variant="ghost"
                      aria-haspopup="dialog"
                      aria-label={`Edit ${name}`}
                      onClick={() => setOpen({ guest })}
                    >
                      <Pencil aria-hidden />
                    </Button>
                    <Button
                      size="icon"
                      variant="ghost"
                      aria-haspopup="dialog"
                      aria-label={`Remove ${name}`}
                      onClick={() => setLeaving(guest)}
                    >
                      <Trash2 aria-hidden />
                    </Button>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {mayWrite && (
          <Button aria-haspopup="dialog" onClick={() => setOpen({ guest: null })}>
            <Plus aria-hidden />
            Add guest
          </Button>
        )}
        <p className="tnum text-nav text-ink-2">
          {guests.filter((guest) => guest.role === 'guest' && isComplete(guest)).length} of {expected} complete
        </p>
      </div>
      <Suspense>
        {open !== null && <GuestDialog guest={open.guest} saving={saving} onClose={close} onSave={(guest) => void keep(guest)} />}
      </Suspense>
      <Dialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={leaving ? `Remove ${leaving.givenNames} ${leaving.familyName}?` : ''}
        text="Their details will be deleted."
        actions={
          <>
            <Button onClick={() => setLeaving(null)}>Cancel</Button>
            <Button variant="danger" running={saving && 'Removing'} onClick={() => void remove()}>
              Remove guest
            </Button>
          </>
        }
      />
    </div>
  );
}

/**
 * The current place of a guest in the list, because others may have added or removed some before. Shows a message if others changed or
 * removed this very guest.
 */
function placeOf(guest: Guest, guests: readonly Guest[]): number {
  const at = guests.findIndex((each) => JSON.stringify(each) === JSON.stringify(guest));
  if (at < 0)
    toast({
      variant: 'destructive',
      title: "This wasn't saved",
      description: `Someone else just changed or removed ${guest.givenNames} ${guest.familyName}. Close this to see the current list.`,
    });
  return at;
}
