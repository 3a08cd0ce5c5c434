import { loadedBeside, PlainQuestion } from '../../ui/plain-question.tsx';
import type { OverlapQuestionProps } from './overlap-question-dialog.tsx';

/** Asks before something is saved despite an overlap that may be confirmed, or with notices about the yacht. */
export const OverlapDialog = loadedBeside<OverlapQuestionProps>(
  () => import('./overlap-question-dialog.tsx').then((module) => module.OverlapQuestionDialog),
  PlainOverlapQuestion,
);

function PlainOverlapQuestion({ question, onSave, onClose }: OverlapQuestionProps) {
  const text = question ? `${[question.text, ...question.notices].join('\n')}\n\nSave anyway?` : '';
  return <PlainQuestion open={question !== null} text={text} onYes={onSave} onNo={onClose} />;
}
