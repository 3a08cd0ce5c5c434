import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SearchHit } from '#domain/search/search.ts';
import type { FoundKind } from '#domain/search/words.ts';
import { folded } from '#domain/shared/words.ts';
import { api, reason } from '../platform/api.ts';
import { useSettled } from '../ui/settled.ts';

const noneFound: SearchHit[] = [];

/** The server's results for these words once typing pauses, limited to one kind if given. */
export function useRecords(typed: string, kind: FoundKind | undefined, enabled: boolean) {
  const q = useSettled(typed, 120);
  const { data, isFetching, error } = useQuery({
    ...api.queryOptions('get', '/api/search', { params: { query: { q, kind } } }),
    placeholderData: keepPreviousData,
    enabled: enabled && q !== '',
  });
  const searching = enabled && typed !== '' && (isFetching || q !== typed);
  const answered = typed === '' ? noneFound : (data ?? noneFound);
  // The previous answer is shown until the next one arrives: all of it if its first record still matches, otherwise only the records that
  // do.
  const words = folded(typed);
  const fits = ({ label }: SearchHit) => words !== '' && folded(label).includes(words);
  const found = !searching || (answered[0] && fits(answered[0])) ? answered : answered.filter(fits);
  return { found, searching, failed: error && !searching ? reason(error) : null };
}
