import type { Invoice } from '#domain/finance/invoice.ts';
import { invoiceKindLabels } from '#domain/finance/words.ts';
import { countryName } from '#domain/shared/countries.ts';
import { dayWords, shortDate } from '#domain/shared/date-words.ts';
import type { Formats } from '#domain/shared/formats.ts';
import { fullName } from '#domain/shared/words.ts';
import { drawLogo, drawSeal, sealSize } from './paper-marks.ts';
import { accent, alarm, brass, faint, line, margin, widthOf, write, type Paper, type Style } from './paper.ts';

/** Everything that an invoice shows. The logo is a PNG. */
export type InvoicePaper = {
  invoice: Invoice;
  company: {
    name: string;
    address: string | null;
    contactPhone: string | null;
    contactEmail: string | null;
    website: string | null;
    taxNumber: string | null;
    /** Null for invoices issued before it was recorded. */ vatNumber?: string | null;
    paymentDetails: string | null;
    iban: string | null;
    formats: Formats;
  };
  customer: {
    firstName: string;
    lastName: string;
    organisation: string | null;
    address: string | null;
    postCode: string | null;
    city: string | null;
    country: string | null;
    vatNumber: string | null;
    buyerReference: string | null;
    email: string | null;
    phone: string | null;
  };
  logo: Buffer | null;
  /** The same as XML, to be embedded in the file. */ xml?: string | null;
};

export const label: Style = { size: 8, colour: faint };
export const small: Style = { size: 9, colour: faint };
export const figures: Style = { align: 'right', figures: true };

/** Where the right half of the page begins. */
export const rightHalf = 330;

/** Draws sender and recipient, and answers where they end. */
export function drawHead(paper: Paper, content: InvoicePaper): number {
  const { invoice, customer } = content;
  const top = belowHead(paper, Math.max(drawSender(paper, content), drawTitle(paper, invoice)));
  return Math.max(drawRecipient(paper, invoice.customerName, customer, top), drawDates(paper, content, top));
}

/** Draws the line below the head, and answers where the text continues. */
export function belowHead(paper: Paper, y: number): number {
  line(paper, y + 16, { colour: brass, width: 1.2 });
  return y + 34;
}

export function drawSender(paper: Paper, { company, logo }: Pick<InvoicePaper, 'company' | 'logo'>): number {
  const markWidth = logo ? drawLogo(paper, logo, margin, margin) : sealSize;
  if (!logo) drawSeal(paper, company.name, margin, margin);
  // A wide logo has the name below it.
  const isWide = markWidth > 90;
  const x = isWide ? margin : margin + markWidth + 14;
  const width = rightHalf - x - 8;
  const name = write(paper, company.name, x, isWide ? margin + sealSize + 8 : margin - 1, width, { size: 14, weight: 'semibold' }) + 3;
  const reachable = [company.contactPhone, company.contactEmail, company.website?.replace(/^https?:\/\//, '').replace(/\/$/, '')];
  const lines = [...linesOf(company.address), ...reachable, ...numbersOf(company)].filter(Boolean);
  const y = lines.length > 0 ? write(paper, lines.join('\n'), x, name, width, small) : name;
  return Math.max(y, margin + sealSize);
}

/** A VAT number that was also entered as the tax number is printed once. */
function numbersOf({ taxNumber, vatNumber }: InvoicePaper['company']): (string | null)[] {
  const isOwn = vatNumber && taxNumber?.replaceAll(/[^A-Z\d]/gi, '').toUpperCase() !== vatNumber;
  return [taxNumber && `Tax no. ${taxNumber}`, isOwn ? `VAT no. ${vatNumber}` : null];
}

function drawTitle(paper: Paper, { kind, invoiceNumber, status }: Invoice): number {
  const width = widthOf(paper) - rightHalf + margin;
  const below = drawNumber(paper, invoiceKindLabels[kind], invoiceNumber);
  if (status === 'draft') return write(paper, 'Draft: not sent yet', rightHalf, below + 2, width, { ...small, align: 'right' });
  if (status !== 'cancelled') return below;
  return write(paper, 'Cancelled', rightHalf, below + 2, width, { size: 11, weight: 'semibold', colour: alarm, align: 'right' });
}

/** What kind of document it is, and its number. */
export function drawNumber(paper: Paper, kind: string, number: string): number {
  const width = widthOf(paper) - rightHalf + margin;
  const y = write(paper, kind, rightHalf, margin - 6, width, { size: 26, weight: 'semibold', colour: accent, align: 'right' });
  return write(paper, number, rightHalf, y + 1, width, { size: 12, weight: 'semibold', align: 'right' });
}

export function drawRecipient(paper: Paper, name: string, customer: InvoicePaper['customer'], top: number): number {
  const width = rightHalf - margin - 20;
  const y = write(paper, 'BILL TO', margin, top, width, label) + 4;
  const below = write(paper, name, margin, y, width, { size: 13, weight: 'semibold' }) + 3;
  const lines = recipientLines(customer);
  return lines.length > 0 ? write(paper, lines.join('\n'), margin, below, width, { size: 9.5, colour: faint }) : below;
}

function drawDates(paper: Paper, { invoice, company }: InvoicePaper, top: number): number {
  const day = (isoDay: string) => paperDay(isoDay, company.formats);
  const { serviceFrom, serviceTo, purchaseOrder } = invoice;
  const service =
    serviceFrom && serviceTo && serviceFrom !== serviceTo ? `${day(serviceFrom)} – ${day(serviceTo)}` : (serviceTo ?? serviceFrom);
  const rows: [string, string][] = [
    ['Issue date', day(invoice.issueDate)],
    ['Due date', day(invoice.dueDate)],
    ...(service ? [['Service', service.includes(' ') ? service : day(service)] as [string, string]] : []),
    ...(purchaseOrder ? [['Order', purchaseOrder] as [string, string]] : []),
  ];
  return drawFacts(paper, rows, top);
}

/** Draws names and their values in rows on the right. */
export function drawFacts(paper: Paper, rows: [string, string][], top: number): number {
  const width = widthOf(paper) - rightHalf + margin;
  return rows.reduce((y, [name, value]) => {
    write(paper, name, rightHalf, y, 90, { colour: faint });
    return write(paper, value, rightHalf + 90, y, width - 90, figures) + 5;
  }, top + 1);
}

/** The lines below the name that an invoice is made out to. */
function recipientLines(customer: InvoicePaper['customer']): string[] {
  const { organisation, address, postCode, city, country, vatNumber, buyerReference, email, phone } = customer;
  const lines = [
    organisation && fullName(customer),
    ...linesOf(address),
    [postCode, city].filter(Boolean).join(' '),
    country && countryName(country),
    vatNumber && `VAT no. ${vatNumber}`,
    buyerReference && `Your reference: ${buyerReference}`,
    email,
    phone,
  ];
  return lines.filter((each) => typeof each === 'string' && each !== '') as string[];
}

/** A day as it is printed, always with its year. */
export function paperDay(day: string, formats: Formats): string {
  return dayWords(day, shortDate, formats);
}

function linesOf(address: string | null): string[] {
  return (address ?? '')
    .split(/\n|, /)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
