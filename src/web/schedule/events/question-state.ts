import { useEffect, useRef, useState } from 'react';
import type { OverlapQuestion } from './overlap-words.tsx';

export type Question = { id: string; asks: OverlapQuestion; answer: (yes: boolean) => void };

/** Asks one question after another; while one waits, its event stays where it was dropped. Leaving the page answers all with no. */
export function useQuestions() {
  const [waiting, setWaiting] = useState<readonly Question[]>([]);
  // Null once the page was left: a question may come later.
  const unanswered = useRef<Set<Question> | null>(null);
  useEffect(() => {
    const questions = new Set<Question>();
    unanswered.current = questions;
    return () => {
      unanswered.current = null;
      for (const { answer } of questions) answer(false);
    };
  }, []);
  const ask = (asks: OverlapQuestion) =>
    new Promise<boolean>((resolve) => {
      const questions = unanswered.current;
      if (!questions) return resolve(false);
      const question: Question = {
        id: crypto.randomUUID(),
        asks,
        answer: (yes) => {
          questions.delete(question);
          setWaiting([...questions]);
          resolve(yes);
        },
      };
      questions.add(question);
      setWaiting([...questions]);
    });
  return { question: waiting[0] ?? null, ask };
}
