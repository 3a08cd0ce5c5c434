import { useState } from 'react';
import { ApiError } from '../../platform/api.ts';

/** What to send to save it anyway. */
export type Answer = { allowOverlap?: true; allowNotices?: true };

/** Everything the server asks before it saves something, answered together. */
export type OverlapQuestion = { title: string; text: string; /** Further information. */ notices: string[]; answer: Answer };

/** The question, with further information below it. */
export function QuestionWords({ question: { text, notices } }: { question: OverlapQuestion }) {
  return (
    <>
      <p>{text}</p>
      {notices.length > 0 && (
        <ul className="mt-2 list-disc pl-5 text-ink">
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The question in a refusal and its answer; null if the refusal is final. */
export function overlapQuestionOf(error: unknown): OverlapQuestion | null {
  if (!(error instanceof ApiError)) return null;
  const { code, human: text, notices } = error;
  const messagesOf = (severities: readonly string[]) =>
    notices.filter(({ severity }) => severities.includes(severity)).map(({ message }) => message);
  if (code === 'booking_notices')
    return { title: 'Before you save this', text, notices: messagesOf(['tell']), answer: { allowNotices: true } };
  if (code !== 'schedule_overlap') return null;
  const answer: Answer = { allowOverlap: true, ...(notices.length > 0 && { allowNotices: true }) };
  return { title: 'This time is already taken', text, notices: messagesOf(['ask', 'tell']), answer };
}

/** Handles refusals that may be overridden: the dialog asks, and `again` saves. */
export function useOverlap() {
  const [pending, setPending] = useState<{ question: OverlapQuestion; again: () => void } | null>(null);
  const close = () => setPending(null);
  return {
    asks(error: unknown, again: (answer: Answer) => void): boolean {
      const question = overlapQuestionOf(error);
      if (question) setPending({ question, again: () => again(question.answer) });
      return question !== null;
    },
    dialog: {
      question: pending?.question ?? null,
      onClose: close,
      onSave() {
        close();
        pending?.again();
      },
    },
  };
}
