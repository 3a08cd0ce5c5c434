import { lazy, Suspense, useState } from 'react';
import type { DeletedEventProps } from './deleted-event-dialog.tsx';

// What floats is heavy, and every row of a list has a question: until it is first opened it weighs nothing.
const Question = lazy(() => import('./deleted-event-dialog.tsx').then((module) => ({ default: module.DeletedEventDialog })));

/** Asks before an event goes, and says what goes with it. */
export function EventDeleteDialog(props: DeletedEventProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <Suspense>
      <Question {...props} />
    </Suspense>
  ) : null;
}
