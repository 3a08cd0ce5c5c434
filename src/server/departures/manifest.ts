// The passengers of a departure, as a PDF and as CSV, for the crew at the gangway.
import type { FastifyReply } from 'fastify';
import type { Manifest } from '#domain/desk/departure.ts';
import { charterStateLabels } from '#domain/desk/charter-words.ts';
import { guestsOf } from '#domain/desk/guest-words.ts';
import { dayIn } from '#domain/shared/calendar-days.ts';
import { datesIn, dayInName, wholeDate } from '#domain/shared/date-words.ts';
import type { Formats } from '#domain/shared/formats.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { several } from '#domain/shared/words.ts';
import { bottomOf, contentOf, faint, heightOf, line, margin, newPaper, widthOf, write, type Paper } from '../finance/paper.ts';
import { csvOf, type Cell } from '../platform/csv.ts';

type Where = { timeZone: string; formats: Formats };

const columns = ['Number', 'Name', 'Adults', 'Children', 'Seats', 'Phone', 'Email', 'State', 'Total', 'Currency', 'Paid', 'Notes'];

/** The parties as CSV, one line each. */
export async function manifestCsv({ parties }: Manifest): Promise<string> {
  const rows: Cell[][] = parties.map((party) => [
    party.number,
    party.name,
    party.adults,
    party.children,
    party.seats,
    party.phone,
    party.email,
    charterStateLabels[party.state],
    party.total,
    party.currency,
    party.paid ? 'yes' : 'no',
    party.notes,
  ]);
  let text = '';
  for await (const part of csvOf(columns, batchOf(rows))) text += part;
  return text;
}

// oxlint-disable-next-line require-await -- The file asks for rows as they arrive, and these are there.
async function* batchOf(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  if (rows.length > 0) yield rows;
}

/** The file name, with the day of the departure. */
export function nameFile(reply: FastifyReply, { departure }: Manifest, { timeZone, formats }: Where, kind: 'csv' | 'pdf'): void {
  const day = dayInName(dayIn(timeZone, departure.startDate), formats);
  reply.header('content-disposition', `attachment; filename="manifest-${day}-${departure.id}.${kind}"`);
}

const wide = { party: 190, phone: 120, seats: 60 };

/** The parties as a PDF, each with a box to tick at the gangway. */
export function manifestPdf({ departure, parties }: Manifest, { timeZone, formats }: Where): Promise<Buffer> {
  const dates = datesIn(timeZone, formats);
  const { title, yachtName, startDate, endDate, capacity, seatsTaken } = departure;
  const paper = newPaper({
    title: `Manifest: ${title}`,
    author: departure.companyName ?? '',
    subject: `Who sails on ${yachtName}`,
    at: new Date(),
  });
  const width = widthOf(paper);
  paper.y = write(paper, title, margin, margin, width, { size: 18, weight: 'semibold' }) + 4;
  paper.y =
    write(paper, `${yachtName}, ${dates.date(startDate, wholeDate)}, ${dates.hours(startDate, endDate)}`, margin, paper.y, width) + 2;
  paper.y = write(paper, `${seatsTaken} of ${several(capacity, 'seat')}`, margin, paper.y, width, { colour: faint }) + 14;
  if (parties.length === 0) write(paper, 'No seats sold yet.', margin, paper.y, width);
  for (const party of parties) drawParty(paper, party);
  return contentOf(paper);
}

type Party = Manifest['parties'][number];
const styles = { name: { weight: 'semibold' }, facts: { size: 8, colour: faint }, notes: { size: 8.5 } } as const;

function factsOf({ number, state, total, currency, paid }: Party): string {
  return [number, state === 'booked' ? null : charterStateLabels[state], total && `${moneyInWords(total, currency)}${paid ? ', paid' : ''}`]
    .filter(Boolean)
    .join(' · ');
}

function heightOfParty(paper: Paper, party: Party): number {
  const head = heightOf(paper, party.name, wide.party, styles.name) + 1 + heightOf(paper, factsOf(party), wide.party, styles.facts);
  const notes = party.notes ? 2 + heightOf(paper, party.notes, widthOf(paper) - 22, styles.notes) : 0;
  return Math.max(head + notes, heightOf(paper, guestsOf(party), wide.phone)) + 6;
}

function drawParty(paper: Paper, party: Party): void {
  // Notes longer than a page begin on a new one.
  const needed = Math.min(heightOfParty(paper, party), bottomOf(paper) - paper.page.margins.top);
  if (paper.y + needed > bottomOf(paper)) paper.addPage();
  const { page, y: top } = paper;
  const left = margin + 22;
  paper
    .lineWidth(0.8)
    .strokeColor(faint)
    .rect(margin, top + 2, 11, 11)
    .stroke();
  const below = write(paper, party.name, left, top, wide.party, styles.name);
  const under = write(paper, factsOf(party), left, below + 1, wide.party, styles.facts);
  const beside = write(paper, guestsOf(party), left + wide.party, top, wide.phone);
  write(paper, party.phone ?? '', left + wide.party + wide.phone, top, widthOf(paper) - wide.party - wide.phone - 22);
  const noted = party.notes ? write(paper, party.notes, left, under + 2, widthOf(paper) - 22, styles.notes) : under;
  paper.y = (paper.page === page ? Math.max(noted, beside) : noted) + 6;
  line(paper, paper.y);
  paper.y += 6;
}
