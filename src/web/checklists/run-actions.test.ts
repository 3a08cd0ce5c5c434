import { expect, test } from 'vitest';
import { merged } from './run-actions.ts';

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
