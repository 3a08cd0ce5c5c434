import { lazy, Suspense, useState } from 'react';
import type { DeletedEventProps } from './deleted-event-dialog.tsx';

// Dialogs are heavy, and every row of a list has one: it loads when it is first opened.
const Question = lazy(() => import('./deleted-event-dialog.tsx').then((module) => ({ default: module.DeletedEventDialog })));

/** Asks before an event is deleted, and says what is deleted with it. */
export function EventDeleteDialog(props: DeletedEventProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <Suspense>
      <Question {...props} />
    </Suspense>
  ) : null;
}
