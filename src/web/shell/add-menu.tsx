import { Dialog } from '@base-ui/react/dialog';
import { Link, useNavigate } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import type { SessionUser } from '#domain/session/session.ts';
import { KeyHint } from '../platform/key-hint.tsx';
import { backdropLook, dialogLook } from '../ui/popup.ts';
import { newThingsFor } from '../words/new-words.ts';

type Props = {
  user: SessionUser;
  /** Whether it was opened by keyboard, so that the next key chooses. */ withKeys?: boolean;
  onClose: () => void;
};

/** The most common new records, in a bottom sheet on a phone. The keys also work for those that aren't listed. */
export function AddMenu({ user, withKeys = false, onClose }: Props) {
  const navigate = useNavigate();
  const all = newThingsFor(user);
  const things = all.filter(({ usual }) => usual);

  function choose(event: KeyboardEvent) {
    if (!withKeys || event.ctrlKey || event.metaKey || event.altKey) return;
    const thing = all.find(({ key }) => key === event.key.toUpperCase());
    if (!thing) return;
    event.preventDefault();
    onClose();
    void navigate(thing.way as { to: '/schedule/new' });
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropLook} />
        <Dialog.Popup className={dialogLook} onKeyDown={choose}>
          <Dialog.Title className="px-5 pt-4 text-page font-semibold">Add</Dialog.Title>
          <ul className="p-2">
            {things.map(({ label, icon: Icon, key, way }) => (
              <li key={label}>
                <Link
                  {...way}
                  onClick={onClose}
                  className="flex h-13 w-full items-center gap-3 rounded-lg px-3 text-panel font-medium hover:bg-hover [&_svg]:size-5 [&_svg]:text-ink-3"
                >
                  <Icon aria-hidden />
                  {label}
                  {withKeys && <KeyHint keys={key} />}
                </Link>
              </li>
            ))}
          </ul>
          <div className="border-t p-2">
            <Dialog.Close className="h-11 w-full rounded-lg font-medium text-ink-2 hover:bg-hover">Cancel</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
