import { createHash } from 'node:crypto';
import { identityOf, occurrencesOf, type StatementLine } from '#domain/finance/bank-line.ts';

/** A line with what it is known by. */
export type FileLine = StatementLine & { fingerprint: string; occurrence: number };

/** These lines with what each of them is known by. */
export function fingerprinted(lines: StatementLine[]): FileLine[] {
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
