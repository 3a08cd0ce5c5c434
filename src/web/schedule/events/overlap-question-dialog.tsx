import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { QuestionWords, type OverlapQuestion } from './overlap-words.tsx';

export type OverlapQuestionProps = {
  /** The server's question, or null. */
  question: OverlapQuestion | null;
  onSave: () => void;
  onClose: () => void;
};

/** Asks before something is saved despite an overlap that may be confirmed, or with notices about the yacht. */
export function OverlapQuestionDialog({ question, onSave, onClose }: OverlapQuestionProps) {
  return (
    <Dialog
      open={question !== null}
      onClose={onClose}
      title={question?.title ?? ''}
      text={question && <QuestionWords question={question} />}
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
