import { ApiError } from '../platform/api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

type Props = {
  /** What the server said is in the way, and whether to save it all the same; null while nothing is. */
  question: string | null;
  onSave: () => void;
  onClose: () => void;
};

/** A booking over maintenance or an inspection, or the reverse: possible, but not without having been asked. */
export function OverlapDialog({ question, onSave, onClose }: Props) {
  return (
    <Dialog
      open={question !== null}
      onClose={onClose}
      title="This time is already taken"
      text={question}
      actions={
        <>
          <Button onClick={onClose}>Keep editing</Button>
          <Button variant="primary" onClick={onSave}>
            Save anyway
          </Button>
        </>
      }
    />
  );
}

/** The server's question, if an overlap that may be wished for is why it wasn't saved. Sent again with `allowOverlap`, it is. */
export function overlapQuestion(error: unknown): string | null {
  return error instanceof ApiError && error.code === 'schedule_overlap' ? error.human : null;
}
