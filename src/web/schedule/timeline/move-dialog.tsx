import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { QuestionWords } from '../events/overlap-words.tsx';
import type { Question } from './moves.ts';

/** What is asked before something is moved: possible, but not without having been asked. */
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
