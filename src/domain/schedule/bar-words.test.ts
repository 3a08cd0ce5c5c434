import { describe, expect, test } from 'vitest';
import { barFormOf, barWordsOf } from './bar-words.ts';
import type { MaintenanceStatus } from '../maintenance/words.ts';
import type { EventType } from './words.ts';

describe('a bar says', () => {
  test.each<[EventType, string, string | null, string, string | null]>([
    ['charter', 'Charter to Saint-Tropez', 'Willem de Graaf', 'Willem de Graaf', 'Saint-Tropez'],
    ['day_rent', 'Day trip to the Lérins', 'Ana Conti', 'Ana Conti', 'the Lérins'],
    ['day_rent', 'Sunset cruise off Ibiza', 'Ana Conti', 'Ana Conti', 'Sunset cruise off Ibiza'],
    ['charter', 'Charter to Capri', null, 'Capri', null],
    ['charter', 'Charter to ', 'Ana Conti', 'Ana Conti', 'Charter to '],
    ['charter', 'Chartering tomorrow', null, 'Chartering tomorrow', null],
    ['maintenance', 'Charter to the yard', null, 'Charter to the yard', null],
    ['other', 'Delivery to Genoa', 'Ana Conti', 'Delivery to Genoa', 'Ana Conti'],
  ])('of a %s called "%s" for %s first "%s"', (type, title, customerFullName, first, beside) => {
    expect(barWordsOf({ type, title, customerFullName })).toEqual({ first, beside });
  });
});

describe('a bar is', () => {
  const now = new Date('2026-07-18T10:00:00Z');
  test.each<[EventType, string, string, MaintenanceStatus | null, string]>([
    ['charter', '2026-07-18T15:00:00Z', '2026-07-25T07:00:00Z', null, 'ahead'],
    ['charter', '2026-07-11T15:00:00Z', '2026-07-25T07:00:00Z', null, 'aboard'],
    ['day_rent', '2026-07-18T09:00:00Z', '2026-07-18T11:00:00Z', null, 'aboard'],
    ['charter', '2026-07-11T15:00:00Z', '2026-07-18T07:00:00Z', null, 'over'],
    ['crew_change', '2026-07-18T09:00:00Z', '2026-07-18T11:00:00Z', null, 'ahead'],
    ['maintenance', '2026-07-18T09:00:00Z', '2026-07-18T11:00:00Z', 'pending', 'ahead'],
    ['maintenance', '2026-07-11T15:00:00Z', '2026-07-12T07:00:00Z', 'pending', 'overdue'],
    ['maintenance', '2026-07-21T15:00:00Z', '2026-07-22T07:00:00Z', 'completed', 'over'],
    ['inspection', '2026-07-11T15:00:00Z', '2026-07-12T07:00:00Z', null, 'over'],
  ])('of a %s from %s to %s (%s) %s', (type, startDate, endDate, maintenanceStatus, form) => {
    expect(barFormOf({ type, startDate, endDate, maintenanceStatus }, now)).toBe(form);
  });
});
