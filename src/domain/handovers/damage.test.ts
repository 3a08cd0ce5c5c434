import { expect, test } from 'vitest';
import { damageText, damageTitle, isNewDamage } from './damage.ts';

const fenders = (state: 'ok' | 'missing' | 'damaged', counted: number) => ({ name: 'Fenders', quantity: 8, state, counted });
const ok = { state: 'ok' as const, counted: 8 };

test.each([
  [fenders('ok', 8), ok, false],
  [fenders('ok', 7), ok, true],
  [fenders('ok', 7), { state: 'ok' as const, counted: 7 }, false],
  [fenders('missing', 7), ok, true],
  [fenders('missing', 7), { state: 'missing' as const, counted: 7 }, false],
  [fenders('missing', 5), { state: 'missing' as const, counted: 7 }, true],
  [fenders('damaged', 8), ok, true],
  [fenders('damaged', 8), { state: 'damaged' as const, counted: 8 }, false],
  [fenders('missing', 0), { state: 'damaged' as const, counted: 8 }, true],
  [fenders('damaged', 8), null, true],
])('%o after %o is new damage: %s', (item, before, isNew) => {
  expect(isNewDamage({ ...item, before })).toBe(isNew);
});

test('damage is described in one line with its note', () => {
  expect(damageTitle(fenders('missing', 7))).toBe('Fenders: 1 of 8 missing');
  expect(damageTitle(fenders('ok', 6))).toBe('Fenders: 2 of 8 missing');
  expect(damageTitle({ name: 'Dinghy', quantity: 1, state: 'missing', counted: 0 })).toBe('Dinghy: missing');
  expect(damageText({ name: 'Dinghy', quantity: 1, state: 'damaged', counted: 1, note: 'Torn at the bow' })).toBe(
    'Dinghy: damaged (Torn at the bow)',
  );
  expect(damageText({ ...fenders('damaged', 8), note: 'x'.repeat(500) })).toHaveLength(200);
});
