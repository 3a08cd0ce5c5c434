import { expect, test } from 'vitest';
import { deletionRefusal } from './deletion-words.ts';

test.each([
  [{ bookings: 0, invoices: 0, expenses: 0, income: 0 }, null],
  [
    { bookings: 1, invoices: 0, expenses: 0, income: 0 },
    "Aurelia can't be deleted: it has 1 upcoming booking. Cancel or move its bookings first.",
  ],
  [
    { bookings: 0, charters: 2, invoices: 0, expenses: 0, income: 0 },
    "Aurelia can't be deleted: it has 2 charters. Move or delete these first. If they must stay, set its status to Docked instead.",
  ],
  [
    { bookings: 2, invoices: 1, expenses: 0, income: 0 },
    "Aurelia can't be deleted: it has 2 upcoming bookings and 1 invoice. Move or delete these first. If they must stay, set its status to Docked instead.",
  ],
  [
    { bookings: 2, invoices: 3, expenses: 4, income: 1 },
    "Aurelia can't be deleted: it has 2 upcoming bookings, 3 invoices, 4 expenses and 1 income record. Move or delete these first. If they must stay, set its status to Docked instead.",
  ],
  [
    { shares: 2, agreements: 1, statements: 1 },
    "Aurelia can't be deleted: it has 2 owners’ shares, 1 management agreement and 1 owner statement. Move or delete these first. If they must stay, set its status to Docked instead.",
  ],
])('with %j preventing it, the refusal is %j', (inTheWay, sentence) => {
  const nothing = { bookings: 0, charters: 0, invoices: 0, expenses: 0, income: 0, shares: 0, agreements: 0, statements: 0 };
  expect(deletionRefusal('Aurelia', { ...nothing, ...inTheWay })).toBe(sentence);
});
