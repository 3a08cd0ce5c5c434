import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Question } from './moves.ts';

/** A booking over maintenance or an inspection, or the reverse: possible, but not without having been asked. */
export function MoveDialog({ question }: { question: Question }) {
  return (
    <Dialog
      open
      onClose={() => question.answer(false)}
      title="This time is already taken"
      text={question.text}
      actions={
        <>
          <Button onClick={() => question.answer(false)}>Put it back</Button>
          <Button variant="primary" onClick={() => question.answer(true)}>
            Save anyway
          </Button>
        </>
      }
    />
  );
}
