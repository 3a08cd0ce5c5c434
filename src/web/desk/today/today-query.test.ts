import { expect, test } from 'vitest';
import { dayActsQuery } from './today-query.ts';

test.each(['charter', 'payment', 'apa'] as const)(
  'a day, which shows what hasn’t been received, is read again after a change of kind %s',
  (kind) => {
    expect(dayActsQuery('Europe/Paris', '2027-07-03').meta.shows).toContain(kind);
  },
);
