/** The stored rows of a company so far, by the ids that later rows refer to. */
export type Stored = {
  companyId: number;
  people: Map<string, number>;
  yachts: Map<string, number>;
  crew: Map<string, number>;
  /** In the order of the company's list. */
  customers: number[];
};

/** The ids, in the order of the given rows. */
export function idsOf(rows: { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

/** The id at that position; the demo's lists contain no invalid positions. */
export function at(ids: number[], place: number): number {
  const id = ids[place];
  if (id === undefined) throw new Error(`the demo has nothing in place ${place}`);
  return id;
}

/** The id of that name. */
export function of(ids: Map<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the demo names ${name}, which isn't there`);
  return id;
}
