import { useState } from 'react';
import { ApiError } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Question = { text: string; yes: () => void };

/** A receipt that may already exist: the question, and its answer. */
export function useRepeated() {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (error: unknown, again: (answer: { confirm: boolean }) => void) => {
    if (!(error instanceof ApiError) || error.code !== 'repeated_receipt') return false;
    setQuestion({ text: error.human, yes: () => again({ confirm: true }) });
    return true;
  };
  return { ask, question, leave: () => setQuestion(null) };
}

/** Asks whether to store a receipt a second time. */
export function RepeatedDialog({ question, leave }: Pick<ReturnType<typeof useRepeated>, 'question' | 'leave'>) {
  return (
    <Dialog
      open={question !== null}
      onClose={leave}
      title="Already added?"
      text={question?.text ?? ''}
      actions={
        <>
          <Button onClick={leave}>Cancel</Button>
          <Button
            variant="primary"
            onClick={() => {
              question?.yes();
              leave();
            }}
          >
            Add it
          </Button>
        </>
      }
    />
  );
}
