import { lazy, Suspense, useState } from 'react';
import type { DialogProps } from './dialog-box.tsx';

// What floats is heavy, and pages show without it: until something is asked a dialog is nothing. A question whose code can't be had,
// as where the network is gone, is asked plainly: the page and what was typed on it stay.
const readBox = () =>
  import('./dialog-box.tsx').then(
    (module) => ({ default: module.DialogBox }),
    () => ({ default: PlainBox }),
  );
const DialogBox = lazy(readBox);

/** Has dialogs loaded before one is opened. */
export function fetchDialogs(): void {
  void readBox();
}

/** A question one has to answer before going on. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  // Once opened it stays, so that it is seen to close.
  return wasOpened ? (
    <Suspense>
      <DialogBox {...props} />
    </Suspense>
  ) : null;
}

function PlainBox({ open, onClose, title, text, children, actions }: DialogProps) {
  if (!open) return null;
  return (
    <dialog
      role="alertdialog"
      ref={(element) => void (element?.open || element?.showModal())}
      aria-label={title}
      className="card m-auto p-6 text-ink"
      onCancel={onClose}
    >
      <p className="text-page font-semibold">{title}</p>
      <div className="mt-2 text-ink-2">{text}</div>
      {children}
      <div className="mt-4 flex flex-wrap justify-end gap-2">{actions}</div>
    </dialog>
  );
}
