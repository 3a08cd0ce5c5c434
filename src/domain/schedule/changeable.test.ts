import { expect, test } from 'vitest';
import { mayChange, mayDelete } from './changeable.ts';

test.each([
  ['an entry of ours', { importLabel: null, charterId: null, isDeparture: false }, { changes: true, deletes: true }],
  ['that of a charter', { importLabel: null, charterId: 7, isDeparture: false }, { changes: true, deletes: false }],
  ['that of a departure', { importLabel: null, charterId: null, isDeparture: true }, { changes: true, deletes: false }],
  ['an imported one', { importLabel: 'Click&Boat', charterId: null, isDeparture: false }, { changes: false, deletes: false }],
])('%s can be changed or deleted: %j, %j', (_what, event, may) => {
  expect({ changes: mayChange(event), deletes: mayDelete(event) }).toEqual(may);
});
