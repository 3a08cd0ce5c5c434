import { useState } from 'react';
import { ApiError } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

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

/** Whether an overlap that may be wished for is why something wasn't saved: then the dialog asks, and `again` saves it all the same. */
export function useOverlap() {
  const [asked, setAsked] = useState<{ question: string; again: () => void } | null>(null);
  const close = () => setAsked(null);
  return {
    asks(error: unknown, again: (answer: { allowOverlap: true }) => void): boolean {
      if (!(error instanceof ApiError && error.code === 'schedule_overlap')) return false;
      setAsked({ question: error.human, again: () => again({ allowOverlap: true }) });
      return true;
    },
    dialog: {
      question: asked?.question ?? null,
      onClose: close,
      onSave() {
        close();
        asked?.again();
      },
    },
  };
}
