import { Dialog } from '@base-ui/react/dialog';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { can } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { keysOfPlaces } from '../platform/shortcuts.ts';
import { buttonLook } from '../ui/button.tsx';
import { backdropLook, dialogLook } from '../ui/popup.ts';
import { newThingsFor } from '../words/new-words.ts';
import { placesOf } from './main-menu.ts';

/** All shortcuts that work on every page. */
export function ShortcutsDialog({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const places = placesOf(user)
    .flatMap((group) => group.places)
    .flatMap(({ to, label }) => (to in keysOfPlaces ? [{ label, key: keysOfPlaces[to as keyof typeof keysOfPlaces] }] : []));
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropLook} />
        <Dialog.Popup className={`${dialogLook} md:w-176`}>
          <div className="flex items-center justify-between border-b px-6 py-3">
            <Dialog.Title className="text-page font-semibold">Keyboard shortcuts</Dialog.Title>
            <Dialog.Close aria-label="Close" className={buttonLook({ variant: 'ghost', size: 'icon' })}>
              <X aria-hidden />
            </Dialog.Close>
          </div>
          <div className="grid gap-5 overflow-y-auto p-6 sm:grid-cols-2">
            <div className="grid content-start gap-5">
              <Keys title="Go to">
                {places.map(({ label, key }) => (
                  <Line key={key} keys={['G', key]}>
                    {label}
                  </Line>
                ))}
              </Keys>
              <Keys title="In a list">
                <Line keys={['J']}>Next row</Line>
                <Line keys={['K']}>Previous row</Line>
                <Line keys={['Enter']}>Open</Line>
                <Line keys={['E']}>Edit</Line>
                <Line keys={['X']}>Open its menu ⋯, if it has one</Line>
              </Keys>
            </div>
            <div className="grid content-start gap-5">
              <Keys title="Anywhere">
                <Line keys={['Ctrl K']}>Search everything</Line>
                <Line keys={['/']}>Search this list, or everything</Line>
                <Line keys={['Ctrl Z']}>Undo what was just moved or added</Line>
                <Line keys={['F6']}>Next part of the dashboard</Line>
                <Line keys={['?']}>These shortcuts</Line>
              </Keys>
              {can(user, 'any:write') && (
                <Keys title="New">
                  <Line keys={['C']}>Most common</Line>
                  {newThingsFor(user).map(({ label, key }) => (
                    <Line key={key} keys={['C', key]}>
                      {label}
                    </Line>
                  ))}
                </Keys>
              )}
            </div>
          </div>
          <p className="border-t bg-canvas px-6 py-3 text-nav text-ink-2">
            The timeline has more of its own. Turn off single-key shortcuts in{' '}
            <Link to="/profile" hash="shortcuts" onClick={onClose} className="text-accent underline">
              your profile
            </Link>
            .
          </p>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Keys({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-xs font-medium text-ink-3">{title}</h3>
      <dl>{children}</dl>
    </section>
  );
}

function Line({ keys, children }: { keys: string[]; children: ReactNode }) {
  return (
    <div className="flex h-8 items-center justify-between gap-4">
      <dt>{children}</dt>
      <dd className="flex gap-1">
        {keys.map((key) => (
          <kbd key={key} className="rounded border bg-sunken px-1.5 text-center text-xs font-medium">
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  );
}
