import { Dialog } from '@base-ui/react/dialog';
import type { SessionUser } from '#domain/session/session.ts';
import { backdropLook, dialogLook } from '../ui/popup.ts';
import { useActions } from './command-actions.tsx';

// A photo of a defect joins them when Engineering is there.
const offered = ['charter', 'day trip', 'maintenance', 'expense'];

/** What is added most from a phone, in a sheet that comes from below. */
export function AddMenu({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const actions = useActions(user).filter(({ key }) => offered.includes(key));
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropLook} />
        <Dialog.Popup className={dialogLook}>
          <Dialog.Title className="px-5 pt-4 text-page font-semibold">Add</Dialog.Title>
          <ul className="p-2">
            {actions.map(({ key, label, icon, run }) => (
              <li key={key}>
                <button
                  type="button"
                  onClick={() => {
                    onClose();
                    run();
                  }}
                  className="flex h-13 w-full items-center gap-3 rounded-lg px-3 text-panel font-medium hover:bg-hover [&_svg]:size-5 [&_svg]:text-ink-3"
                >
                  {icon}
                  {label}
                </button>
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
