import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, createElement, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import type { ChecklistRun } from '#domain/checklists/run.ts';
import { openPage } from '../testing/hooks.ts';
import { serve } from '../testing/network.ts';
import { runQuery } from './checklist-query.ts';
import { merged, useAnswers } from './run-actions.ts';

test.each([
  [
    'those of several items stay separate',
    [
      { position: 1, note: 'Wet' },
      { position: 2, note: 'Dim' },
    ],
    [
      { position: 1, note: 'Wet' },
      { position: 2, note: 'Dim' },
    ],
  ],
  [
    'a note comes with the result before it',
    [
      { position: 1, result: 'fail', value: null },
      { position: 1, note: 'Wet' },
    ],
    [{ position: 1, result: 'fail', value: null, note: 'Wet' }],
  ],
  [
    'a later note is the one that counts',
    [
      { position: 1, note: 'Wet' },
      { position: 1, note: null },
    ],
    [{ position: 1, note: null }],
  ],
  [
    'a value takes the place of a result',
    [
      { position: 1, result: 'na', value: null },
      { position: 1, value: 3 },
    ],
    [{ position: 1, value: 3 }],
  ],
  [
    'a result leaves the picture',
    [
      { position: 1, photoUrl: '/a.png' },
      { position: 1, result: 'pass', value: null },
    ],
    [{ position: 1, result: 'pass', value: null, photoUrl: '/a.png' }],
  ],
] as const)('of answers that are sent together, %s', (_what, answers, sent) => {
  // As sent: fields without a value are left out.
  expect(JSON.parse(JSON.stringify(merged(answers)))).toEqual(sent);
});

function runWith(photoUrl: string): ChecklistRun {
  return { id: 7, items: [{ position: 1, photoUrl }] } as unknown as ChecklistRun;
}

test('a saved answer stays in the run, even in a draw between its arrival and the page’s next draw', async () => {
  let save: ((response: Response) => void) | undefined;
  const requests = serve(() => new Promise((resolve) => (save = resolve)));
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(runQuery(7).queryKey, runWith('/old.png'));
  const drawn: (string | null | undefined)[] = [];
  const current = {} as { say: ReturnType<typeof useAnswers>['say']; drawAgain: () => void };

  function Panel({ run: loaded }: { run: ChecklistRun }) {
    const { run, say } = useAnswers(loaded);
    const [, drawAgain] = useReducer((count: number) => count + 1, 0);
    Object.assign(current, { say, drawAgain });
    drawn.push(run.items[0]?.photoUrl);
    return null;
  }

  function Page() {
    const { data: run } = useQuery(runQuery(7));
    return run && createElement(Panel, { run });
  }

  queries.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') flushSync(current.drawAgain);
  });
  await openPage(Page, queries);
  await act(async () => current.say({ position: 1, photoUrl: '/new.png' }));
  await vi.waitFor(() => act(async () => expect(drawn).toEqual(['/old.png', '/new.png'])));
  save?.(Response.json(runWith('/new.png')));
  await vi.waitFor(() => act(async () => expect(queries.isMutating()).toBe(0)));

  expect(requests.map(({ method }) => method)).toEqual(['PATCH']);
  expect(drawn.length).toBeGreaterThan(2);
  expect(new Set(drawn.slice(1))).toEqual(new Set(['/new.png']));
});
