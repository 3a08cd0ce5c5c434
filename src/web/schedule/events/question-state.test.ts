import { act, createElement, useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { openRoot, runHook } from '../../testing/hooks.ts';
import type { OverlapQuestion } from './overlap-words.tsx';
import { useQuestions } from './question-state.ts';

const about = (text: string): OverlapQuestion => ({
  title: 'This time is already taken',
  text,
  notices: [],
  answer: { allowOverlap: true },
});

test('of two moves that need a confirmation at once, each is asked about in its turn and gets its own answer', async () => {
  const page = await runHook(useQuestions);
  const answers: (string | boolean)[] = [];
  await act(async () => {
    void page.current.ask(about('Aurelia')).then((yes) => answers.push('Aurelia', yes));
    void page.current.ask(about('Belle')).then((yes) => answers.push('Belle', yes));
  });
  expect(page.current.question?.asks.text).toBe('Aurelia');
  await act(async () => page.current.question?.answer(true));
  expect(page.current.question?.asks.text).toBe('Belle');
  expect(answers).toEqual(['Aurelia', true]);
  await act(async () => page.current.question?.answer(false));
  expect(page.current.question).toBe(null);
  expect(answers).toEqual(['Aurelia', true, 'Belle', false]);
});

test('leaving the page answers its questions with no, those that come later too', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const current = {} as ReturnType<typeof useQuestions>;
  function Page() {
    const questions = useQuestions();
    useEffect(() => void Object.assign(current, questions));
    return null;
  }
  const root = openRoot();
  await act(async () => root.render(createElement(Page)));
  const questions = await act(async () => ['Aurelia', 'Belle'].map((text) => ({ answer: current.ask(about(text)) })));
  await act(async () => root.unmount());
  const answers = questions.map(({ answer }) => answer);
  expect(await Promise.all([...answers, current.ask(about('Cora'))])).toEqual([false, false, false]);
});
