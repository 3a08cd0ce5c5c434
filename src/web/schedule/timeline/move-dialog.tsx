import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { QuestionWords } from '../events/overlap-words.tsx';
import type { Question } from '../events/question-state.ts';

/** Asks before a move that needs a confirmation. */
export function MoveDialog({ question }: { question: Question }) {
  return (
    <Dialog
      open
      onClose={() => question.answer(false)}
      title={question.asks.title}
      text={<QuestionWords question={question.asks} />}
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
