// A statement takes 65,535 parameters; the widest row has 25.
const maxRows = 1_000;

/** Stores rows in parts, because one statement can't take them all, and returns the results of all parts in order. */
export async function inParts<Row, Answer>(rows: Row[], insert: (part: Row[]) => Promise<Answer[]>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let from = 0; from < rows.length; from += maxRows) answers.push(...(await insert(rows.slice(from, from + maxRows))));
  return answers;
}
