import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Select, type Choice } from './select.tsx';

type Props<Sort extends string> = {
  /** The ascending order of this column. */
  by: Sort;
  /** The current order of the list. */
  sort: Sort;
  /** Whether it first sorts by the largest values, as for dates or amounts. */
  falls?: boolean;
  /** Whether it is aligned to the right, as for amounts. */
  end?: boolean;
  className?: string;
  onSort: (sort: Sort) => void;
  children: ReactNode;
};

/** The header of a sortable column. */
export function SortHeader<Sort extends string>({ by, sort, falls = false, end = false, className = '', onSort, children }: Props<Sort>) {
  const down = `-${by}` as Sort;
  const sorted = sort === by ? 'ascending' : sort === down ? 'descending' : undefined;
  const next = sorted === undefined ? (falls ? down : by) : sorted === 'ascending' ? down : by;
  const Arrow = sorted === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={sorted} className={`${className} ${end ? 'text-right' : ''}`}>
      <button
        type="button"
        className={`-mx-1.5 inline-flex h-6 items-center gap-1 rounded-md px-1.5 font-medium hover:bg-hover hover:text-ink ${end ? 'flex-row-reverse' : ''} ${sorted ? 'text-ink' : ''}`}
        onClick={() => onSort(next)}
      >
        {children}
        <Arrow aria-hidden className={`size-3.5 ${sorted ? '' : 'invisible'}`} />
      </button>
    </th>
  );
}

/** The same as a select, if there is no room for columns. */
export function SortSelect<Sort extends string>({
  sort,
  choices,
  onSort,
}: {
  sort: Sort;
  choices: Choice<Sort>[];
  onSort: (sort: Sort) => void;
}) {
  // An order that only a column offers is still shown as chosen.
  const all = choices.some(({ value }) => value === sort) ? choices : [...choices, { value: sort, label: 'Another order' }];
  return <Select label="Sort by" value={sort} choices={all} onChoose={onSort} />;
}
