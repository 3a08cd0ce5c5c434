import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ControlProps } from '../ui/field.tsx';
import { LazySearchSelect } from '../ui/lazy-search-select.tsx';
import type { SelectOption } from '../ui/search-select.tsx';
import { useSettled } from '../ui/settled.ts';
import { pageQuery, reason, type ListQuery, type List, type Listed } from './api.ts';
import { useCompanyWords } from './company-of.tsx';

const offered = 20;

type Props<Path extends List> = {
  /** The list of the API that is searched, and its other parameters. */
  path: Path;
  query?: Omit<ListQuery<Path>, 'q' | 'limit' | 'offset'>;
  /** Whether it is known which list to search. */
  enabled?: boolean;
  /** A record as the list shows it. */
  foundOf: (row: Listed<Path>) => SelectOption;
  /** The choice of none, with the id 0; it comes first while nothing is typed. */
  none?: SelectOption | null;
  chosen: SelectOption | null;
  /** Also gets the record, unless it is the one that was chosen before. */
  onChoose: (chosen: SelectOption | null, row: Listed<Path> | undefined) => void;
  placeholder: string;
  noneFound: string;
  control?: Partial<ControlProps> | undefined;
  /** Names the control if it has no label. */
  label?: string | undefined;
  /** Its classes as a chip. */
  look?: string | undefined;
};

type RecordOption<Row> = SelectOption & { row?: Row };

/** One record of a list, found by typing. */
export function EntrySelect<Path extends List>({ path, query, enabled = true, foundOf, none, onChoose, ...props }: Props<Path>) {
  const [words, setWords] = useState('');
  const q = useSettled(words.trim()) || undefined;
  const { data, isFetching, error } = useQuery({ ...pageQuery(path, { ...query, q } as unknown as ListQuery<Path>, offered), enabled });
  const rows = (enabled && data?.rows) || [];
  const companyOf = useCompanyWords();
  // Each choice carries its record: it may be chosen when the next answer, without it, is already here.
  const found = rows.map((row): RecordOption<Listed<Path>> => {
    const { note, ...entry } = foundOf(row);
    return { ...entry, note: [note, companyOf(row as { companyName?: string | null })].filter(Boolean).join(' · ') || undefined, row };
  });
  const { chosen, control = {}, ...select } = props;
  return (
    <LazySearchSelect
      {...select}
      control={control}
      value={chosen}
      found={none && !q ? [none, ...found] : found}
      searching={isFetching || words.trim() !== (q ?? '')}
      failed={error ? reason(error) : undefined}
      onSearch={setWords}
      onChoose={(next: RecordOption<Listed<Path>> | null) => {
        if (!next?.id) return onChoose(null, undefined);
        const { row, ...option } = next;
        onChoose(option, row);
      }}
    />
  );
}
