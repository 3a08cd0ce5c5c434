import { createHash } from 'node:crypto';
import { identityOf, occurrencesOf, type Statement, type StatementLine } from '#domain/finance/bank-line.ts';

/** A line with what it is known by. */
export type FileLine = StatementLine & { fingerprint: string; occurrence: number };

/** These lines with what each of them is known by. */
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

/** What a line is known by, as one text. */
export function keyOf({ fingerprint, occurrence }: Pick<FileLine, 'fingerprint' | 'occurrence'>): string {
  return `${fingerprint} ${occurrence}`;
}

/** The lines of these statements, each once: the files of an archive may overlap as others do. */
export function linesOf(statements: Statement[]): FileLine[] {
  const files = new Map<number, StatementLine[]>();
  for (const { packed = 0, lines } of statements) files.set(packed, [...(files.get(packed) ?? []), ...lines]);
  const all = [...files.values()].flatMap(fingerprinted);
  return [...new Map(all.toReversed().map((line) => [keyOf(line), line])).values()].toReversed();
}
