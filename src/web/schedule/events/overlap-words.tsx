import { useState } from 'react';
import { ApiError } from '../../platform/api.ts';

/** What is sent to have it saved all the same. */
export type Answer = { allowOverlap?: true; allowNotices?: true };

/** What the server asks before it saves something, all that can be answered together. */
export type Asked = { title: string; text: string; /** What else is to be known. */ notices: string[]; answer: Answer };

/** The question, and below it what else is to be known. */
export function AskedWords({ asked: { text, notices } }: { asked: Asked }) {
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

/** What a refusal asks, and what answers it; null where it is no question. */
export function askedBy(error: unknown): Asked | null {
  if (!(error instanceof ApiError)) return null;
  const { code, human: text, notices } = error;
  const said = (severities: readonly string[]) =>
    notices.filter(({ severity }) => severities.includes(severity)).map(({ message }) => message);
  if (code === 'booking_notices') return { title: 'Before you save this', text, notices: said(['tell']), answer: { allowNotices: true } };
  if (code !== 'schedule_overlap') return null;
  const answer: Answer = { allowOverlap: true, ...(notices.length > 0 && { allowNotices: true }) };
  return { title: 'This time is already taken', text, notices: said(['ask', 'tell']), answer };
}

/** Whether something that may be wished for all the same is why it wasn't saved: then the dialog asks, and `again` saves it. */
export function useOverlap() {
  const [question, setQuestion] = useState<{ asked: Asked; again: () => void } | null>(null);
  const close = () => setQuestion(null);
  return {
    asks(error: unknown, again: (answer: Answer) => void): boolean {
      const asked = askedBy(error);
      if (asked) setQuestion({ asked, again: () => again(asked.answer) });
      return asked !== null;
    },
    dialog: {
      asked: question?.asked ?? null,
      onClose: close,
      onSave() {
        close();
        question?.again();
      },
    },
  };
}
