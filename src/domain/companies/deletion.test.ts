import { expect, test } from 'vitest';
import { deletionDay, names } from './deletion.ts';
import { usualFormats } from '../shared/formats.ts';

test.each([
  ['Azure Charters', 'Azure Charters', true],
  ['  Azure   Charters ', 'Azure Charters', true],
  ['Cafe\u0301 de la Mer', 'Caf\u00e9 de la Mer', true],
  ['azure charters', 'Azure Charters', false],
  ['Azure', 'Azure Charters', false],
  ['', 'Azure Charters', false],
])('“%s” typed for “%s”: %s', (typed, company, same) => {
  expect(names(typed, company)).toBe(same);
});

test('the day is the one on the company’s calendar', () => {
  expect(deletionDay('2026-12-20T23:30:00.000Z', 'Europe/Paris', usualFormats)).toBe('December 21, 2026');
  expect(deletionDay('2026-12-20T23:30:00.000Z', 'America/New_York', { ...usualFormats, dateOrder: 'dmy' })).toBe('20 December 2026');
});
