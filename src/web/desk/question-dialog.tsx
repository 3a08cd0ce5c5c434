import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

type Props = { title: string; text: string; act: string; onYes: () => void; onClose: () => void };

/** Asks before a charter or a departure is saved in spite of what stands against it. */
export function QuestionDialog({ title, text, act, onYes, onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      text={text}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            onClick={() => {
              onYes();
              onClose();
            }}
          >
            {act}
          </Button>
        </>
      }
    />
  );
}
