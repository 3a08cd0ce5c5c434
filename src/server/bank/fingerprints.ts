import { createHash } from 'node:crypto';
import { identityOf, occurrencesOf, type Statement, type StatementLine } from '#domain/finance/bank-line.ts';

/** A line with its fingerprint. */
export type FileLine = StatementLine & { fingerprint: string; occurrence: number };

/** These lines with their fingerprints. */
function fingerprinted(lines: StatementLine[]): FileLine[] {
  const identities = lines.map(identityOf);
  const occurrences = occurrencesOf(identities);
  return lines.map((line, place) => ({
    ...line,
    fingerprint: createHash('sha256')
      .update(identities[place] ?? '')
      .digest('hex'),
    occurrence: occurrences[place] ?? 1,
  }));
}

/** A line's identity as one text. */
export function keyOf({ fingerprint, occurrence }: Pick<FileLine, 'fingerprint' | 'occurrence'>): string {
  return `${fingerprint} ${occurrence}`;
}

/** The lines of these statements without duplicates: the files of an archive may overlap. */
export function linesOf(statements: Statement[]): FileLine[] {
  const files = new Map<number, StatementLine[]>();
  for (const { packed = 0, lines } of statements) files.set(packed, [...(files.get(packed) ?? []), ...lines]);
  const all = [...files.values()].flatMap(fingerprinted);
  return [...new Map(all.toReversed().map((line) => [keyOf(line), line])).values()].toReversed();
}
