// npm run einvoice:check [N]: checks electronic invoices against the official schemas and rules, and recalculates them to the cent. First,
// 200,000 random invoices are recalculated in exact fractions. Then come broken electronic invoices, each of which must be rejected, and
// the known examples and N random ones (100 by default), in UBL and CII and, where possible, as XRechnung and for Peppol. With file names,
// it reports what is wrong with those files.
import { readFileSync } from 'node:fs';
import { eInvoiceProfiles, type EInvoiceProfile } from '#domain/finance/e-invoice/e-invoice.ts';
import { ciiOf } from '#domain/finance/e-invoice/cii.ts';
import { missingOf } from '#domain/finance/e-invoice/missing.ts';
import { ublOf } from '#domain/finance/e-invoice/ubl.ts';
import { chance, knownExamples, randomExample, type Example } from './examples.ts';
import { inexact } from './exact.ts';
import { mutations } from './mutations.ts';
import { faultsOf, install } from './rules.ts';
import { recalculate } from './totals.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

install();
const named = process.argv.slice(2);
const files = named.filter((each) => !/^\d+$/.test(each));
const faults = files.length > 0 ? await checkFiles(files) : await checkAll(Number(named[0] ?? 100));
process.exitCode = faults > 0 ? 1 : 0;

async function checkFiles(paths: string[]): Promise<number> {
  let count = 0;
  for (const path of paths) {
    const xml = readFileSync(path, 'utf8');
    const wrong = (await faultsOf(xml, { xrechnung: xml.includes('xrechnung_3.0') })).map(({ rule, text }) => `${rule} ${text}`);
    const all = wrong.length > 0 ? wrong : inexact(xml, 'parts');
    say(`${path}: ${all.length === 0 ? 'no faults' : all.map((each) => `\n  ${each}`).join('')}`);
    count += all.length;
  }
  return count;
}

async function checkAll(random: number): Promise<number> {
  const unequal = checkTotals(200_000);
  const missed = await checkBroken();
  const pick = chance(36);
  const made = Array.from({ length: random }, (_, place) => randomExample(pick, place + 1)).flat();
  let [wrong, documents] = [0, 0];
  for (const example of [...knownExamples(), ...made])
    for (const profile of eInvoiceProfiles)
      for (const [syntax, xml] of documentsOf(example, profile)) {
        documents += 1;
        const found = await faultsIn(xml, profile, pricesOf(example));
        if (found.length === 0) continue;
        wrong += 1;
        say(`${example.name}, ${profile}, ${syntax}: ${found.map((each) => `\n  ${each}`).join('')}`);
      }
  say(`${documents} documents, ${wrong} with faults`);
  return wrong + missed + unequal;
}

function checkTotals(many: number): number {
  const { wrong, first } = recalculate(many);
  say(`${many} invoices recalculated, ${wrong} with a different total${first ? `:\n  ${first}` : ''}`);
  return wrong;
}

async function checkBroken(): Promise<number> {
  let missed = 0;
  const broken = mutations();
  for (const { name, rule, xml } of broken) {
    const found = (await faultsOf(xml, { xrechnung: xml.includes('xrechnung_3.0') })).map((fault) => fault.rule);
    if (rule === 'exact' ? found.length === 0 && inexact(xml, 'net').length > 0 : found.includes(rule)) continue;
    missed += 1;
    say(`NOT DETECTED: ${name} should fail ${rule}, but fails ${found.join(', ') || 'nothing'}`);
  }
  say(`${broken.length} broken documents, ${broken.length - missed} rejected by the intended rule`);
  return missed;
}

/** An example in both syntaxes, if nothing is missing. */
function documentsOf({ facts }: Example, profile: EInvoiceProfile): [string, string][] {
  if (missingOf(facts, profile).length > 0) return [];
  const ubl: [string, string] = ['UBL', ublOf(facts.invoice, profile)];
  return profile === 'peppol' ? [ubl] : [ubl, ['CII', ciiOf(facts.invoice, profile)]];
}

function pricesOf({ facts }: Example): 'net' | 'gross' | 'parts' {
  return facts.invoice.kind === 'credit_note' ? 'parts' : facts.prices;
}

async function faultsIn(xml: string, profile: EInvoiceProfile, prices: 'net' | 'gross' | 'parts'): Promise<string[]> {
  const official = await faultsOf(xml, { xrechnung: profile === 'xrechnung' });
  return [...official.map(({ rule, text }) => `${rule} ${text}`), ...inexact(xml, prices)];
}
