import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type Props = { open: boolean; onStay: () => void; onLeave: () => void };

/** Asks whether to discard what was typed. */
export function LeaveDialog({ open, onStay, onLeave }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title="Leave without saving?"
      text="Your changes haven't been saved."
      actions={
        <>
          <Button onClick={onStay}>Keep editing</Button>
          <Button variant="danger" onClick={onLeave}>
            Leave without saving
          </Button>
        </>
      }
    />
  );
}
