import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Found } from '#domain/search/search.ts';
import type { FoundKind } from '#domain/search/words.ts';
import { folded } from '#domain/shared/words.ts';
import { api, reason } from '../platform/api.ts';
import { useSettled } from '../ui/settled.ts';

const noneFound: Found[] = [];

/** What the server finds for these words once they settle, of one kind alone where that is asked for. */
export function useRecords(typed: string, kind: FoundKind | undefined, enabled: boolean) {
  const q = useSettled(typed, 120);
  const { data, isFetching, error } = useQuery({
    ...api.queryOptions('get', '/api/search', { params: { query: { q, kind } } }),
    placeholderData: keepPreviousData,
    enabled: enabled && q !== '',
  });
  const searching = enabled && typed !== '' && (isFetching || q !== typed);
  const answered = typed === '' ? noneFound : (data ?? noneFound);
  // Until the answer is there the one before stands in: all of it while its first record fits what is typed by now, else what of it does.
  const fits = ({ label }: Found) => folded(label).includes(folded(typed));
  const found = !searching || (answered[0] && fits(answered[0])) ? answered : answered.filter(fits);
  return { found, searching, failed: error && !searching ? reason(error) : null };
}
