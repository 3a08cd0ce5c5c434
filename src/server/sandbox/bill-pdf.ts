import { accent, contentOf, faint, line, margin, newPaper, widthOf, write } from '../finance/paper.ts';
import type { ProviderBill } from '../platform/payment-provider.ts';
import { billStatusLabels } from '#domain/billing/words.ts';
import { dayIn } from '#domain/shared/calendar-days.ts';
import { dayWords, shortDate } from '#domain/shared/date-words.ts';
import type { Formats } from '#domain/shared/formats.ts';
import { decimalOf, moneyInWords } from '#domain/shared/money.ts';

type Content = { bill: ProviderBill; company: { name: string; timeZone: string; formats: Formats } };

/** The PDF of a sandbox invoice, which says that no money moved. */
export function drawBill({ bill, company: { name: company, timeZone, formats } }: Content): Promise<Buffer> {
  const paper = newPaper({ title: `Bill ${bill.number}`, author: 'Fairlead', subject: `Fairlead for ${company}`, at: new Date(bill.at) });
  const width = widthOf(paper);
  write(paper, 'Fairlead', margin, margin, 200, { size: 15, weight: 'semibold' });
  let y = write(paper, 'Bill', margin, margin - 5, width, { size: 26, weight: 'semibold', colour: accent, align: 'right' });
  y = write(paper, `${bill.number}`, margin, y + 1, width, { size: 11, weight: 'semibold', align: 'right' }) + 24;
  y = write(paper, 'BILL TO', margin, y, width, { size: 7.5, colour: faint }) + 3;
  y = write(paper, company, margin, y, width, { size: 11, weight: 'semibold' }) + 20;
  const rows = [
    ['Date', dayWords(dayIn(timeZone, bill.at), shortDate, formats)],
    ['Status', billStatusLabels[bill.status]],
    ['Total', moneyInWords(decimalOf(bill.pence), 'GBP')],
  ] as const;
  for (const [name, value] of rows) {
    line(paper, y);
    write(paper, name, margin, y + 7, 120, { colour: faint });
    y = write(paper, value, margin + 120, y + 7, width - 120, { align: 'right', figures: true }) + 7;
  }
  line(paper, y);
  write(paper, 'Test mode: no money was taken.', margin, y + 16, width, { size: 8.5, colour: faint });
  return contentOf(paper);
}
