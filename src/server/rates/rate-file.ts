// Reads the exchange rates that the European Central Bank publishes, as XML or CSV. This runs beside the server: see workshops/readings.ts.
import papa from 'papaparse';
import { SaxesParser } from 'saxes';
import { maxRates, rateDay, readRate, type RateRead } from '#domain/finance/exchange-rate.ts';
import { refusedContent } from '../bank/refused-content.ts';
import { Refusal } from '../platform/refusal.ts';

const maxDepth = 8;
const maxAttributes = 16;
const notRates = () => refusedContent('These aren’t exchange rates. Please choose the XML or CSV file from the European Central Bank.');

/** The rates in a file, for the currencies that the books use; a file without any is refused with a message. */
export function readRateFile({ content }: { content: string }): Promise<RateRead[]> {
  return new Promise((resolve) => {
    const text = content.replace(/^\ufeff/, '').trimStart();
    const rates = text.startsWith('<') ? xmlRates(text) : csvRates(text);
    if (rates.length === 0) throw notRates();
    // If a file has a day twice, the last one counts.
    resolve([...new Map(rates.map((rate) => [`${rate.day} ${rate.currency}`, rate])).values()]);
  });
}

function xmlRates(text: string): RateRead[] {
  const rates: RateRead[] = [];
  const parser = new SaxesParser();
  let [depth, attributes, day] = [0, 0, null as string | null];
  const damaged = () => refusedContent(`This file is damaged at line ${parser.line}, column ${parser.column}: it can’t be read as XML.`);
  parser.on('doctype', () => {
    throw refusedContent('This file defines its own XML entities, which we don’t accept.');
  });
  parser.on('attribute', () => {
    if (++attributes > maxAttributes) throw damaged();
  });
  parser.on('opentag', ({ name, attributes: cube }) => {
    attributes = 0;
    if (++depth > maxDepth) throw damaged();
    if (name.slice(name.indexOf(':') + 1) !== 'Cube') return;
    const { time, currency, rate } = cube;
    if (time !== undefined) day = rateDay(time);
    if (day !== null && currency !== undefined && rate !== undefined) addRate(rates, readRate(day, currency, rate));
  });
  parser.on('closetag', () => void depth--);
  try {
    parser.write(text).close();
  } catch (error) {
    throw error instanceof Refusal ? error : damaged();
  }
  return rates;
}

function csvRates(text: string): RateRead[] {
  const [header = [], ...rows] = papa.parse<string[]>(text, { skipEmptyLines: true, preview: maxRates }).data;
  if (header[0]?.trim().toLowerCase() !== 'date') throw notRates();
  const rates: RateRead[] = [];
  for (const [place, row] of rows.entries()) {
    const day = rateDay(row[0] ?? '');
    if (day === null) throw refusedContent(`Line ${place + 2}: we can’t read the date of these rates.`);
    header.slice(1).forEach((currency, column) => addRate(rates, readRate(day, currency, row[column + 1] ?? '')));
  }
  return rates;
}

function addRate(rates: RateRead[], rate: RateRead | null): void {
  if (rate === null) return;
  rates.push(rate);
  if (rates.length > maxRates) throw refusedContent('A file can have at most 60,000 rates.');
}
