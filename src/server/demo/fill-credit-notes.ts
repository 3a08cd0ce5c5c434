import { moneyInWords } from '#domain/shared/money.ts';
import { addCreditNote } from '../finance/credit-note-writing.ts';
import { creditNotesOf } from '../finance/credit-note-store.ts';
import { readInvoice } from '../finance/invoice-store.ts';
import type { Transaction } from '../platform/database.ts';
import { asCompany } from '../platform/scope.ts';
import type { PlacedInvoice } from './books.ts';
import { dayOf, daysAfter, type Day, type WallClock } from './calendar.ts';
import type { DemoCompany } from './demo-company.ts';
import type { PlacedEvent } from './placed-event.ts';
import { at, of, type Stored } from './stored.ts';

type Placed = { events: PlacedEvent[]; invoices: PlacedInvoice[]; invoiceIds: number[]; now: WallClock };
/** A credit on the line with this description: the amount, the reason and the date. */
type Credit = { place: number; line: string; amount: string; reason: string; issueDate: Day };

/**
 * Credits a part of two invoices: the last paid one of a past charter, which leaves its customer a credit, and one that is still unpaid.
 */
export async function fillCreditNotes(t: Transaction, company: DemoCompany, { companyId, people }: Stored, placed: Placed): Promise<void> {
  const [who] = company.people;
  for (const { place, line, amount, reason, issueDate } of creditsOf(placed)) {
    const invoice = await readInvoice(t, asCompany(companyId), at(placed.invoiceIds, place));
    const item = invoice.items.find(({ description }) => description.startsWith(line));
    if (!item || !who) continue;
    await addCreditNote(t, invoice, { reason, issueDate, items: [{ itemId: item.id, amount }] });
    const note = (await creditNotesOf(t, companyId, invoice.id)).at(-1);
    if (!note) continue;
    await t
      .insertInto('activities')
      .values({
        companyId,
        userId: of(people, who.firstName),
        userName: `${who.firstName} ${who.lastName}`,
        timestamp: `${issueDate} 16:10`,
        action: 'create',
        resourceType: 'invoice',
        resourceId: invoice.id,
        details: `Credited ${moneyInWords(note.total, note.currency)} of ${note.invoiceNumber} with ${note.number}: ${reason}`,
      })
      .execute();
  }
}

function creditsOf({ events, invoices, now }: Placed): Credit[] {
  const today = dayOf(now);
  const endOf = ({ event }: PlacedInvoice) => dayOf(events[event]?.end ?? now);
  const over = invoices.findLastIndex(
    (invoice) => invoice.status === 'paid' && has(invoice, 'Airport transfer') && endOf(invoice) < daysAfter(today, -2),
  );
  const unpaid = invoices.findLastIndex(
    (invoice) => invoice.status === 'sent' && has(invoice, 'Cancellation insurance') && invoice.issueDate < daysAfter(today, -3),
  );
  const [paid] = [invoices[over]];
  return [
    ...(paid
      ? [
          {
            place: over,
            line: 'Airport transfer',
            amount: '87.35',
            reason: 'One of the two transfers didn’t come',
            issueDate: daysAfter(endOf(paid), 2),
          },
        ]
      : []),
    ...(unpaid >= 0
      ? [
          {
            place: unpaid,
            line: 'Cancellation insurance',
            amount: '40.00',
            reason: 'Insurance for one guest fewer',
            issueDate: daysAfter(today, -2),
          },
        ]
      : []),
  ];
}

function has({ items }: PlacedInvoice, line: string): boolean {
  return items.some(({ description }) => description.startsWith(line));
}
