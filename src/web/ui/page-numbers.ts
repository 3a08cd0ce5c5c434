/** The first page, the last, and those beside this one; null is a gap. At most seven, so that they fit on a phone. */
export function numbersAround(page: number, pages: number): (number | null)[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  if (page <= 3) return [1, 2, 3, 4, null, pages];
  if (page >= pages - 2) return [1, null, pages - 3, pages - 2, pages - 1, pages];
  return [1, null, page - 1, page, page + 1, null, pages];
}

/** The rows on this page and how many there are in all: "1 yacht", "12 yachts", "9–16 of 17 yachts", "17 of 17 yachts". */
export function rangeInWords(page: number, perPage: number, total: number, noun: string): string {
  const one = noun
    .replace(/ies$/, 'y')
    .replace(/s$/, '')
    .replace(/^people$/, 'person');
  if (total <= perPage) return `${total} ${total === 1 ? one : noun}`;
  const [first, last] = [(page - 1) * perPage + 1, Math.min(page * perPage, total)];
  return `${first === last ? last : `${first}–${last}`} of ${total} ${noun}`;
}
