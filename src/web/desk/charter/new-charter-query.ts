import type { CharterPriceRequest, CharterPrice } from '#domain/desk/charter-price.ts';
import { queryOptions, keepPreviousData } from '@tanstack/react-query';
import type { z } from 'zod';
import { api, client } from '../../platform/api.ts';
import { countIn, dayIn, type RawSearch } from '../../platform/search-params.ts';

/** The search parameters of a new charter: a yacht, days, a customer. */
export type NewCharterSearch = { yachtId?: number; customerId?: number; from?: string; to?: string };

export function newCharterSearch(raw: RawSearch): NewCharterSearch {
  return { yachtId: countIn(raw.yachtId), customerId: countIn(raw.customerId), from: dayIn(raw.from), to: dayIn(raw.to) };
}

/** What a charter would cost while it is being entered. The request is JSON, so that equal requests are sent once. */
export function priceQuery(request: string) {
  return queryOptions({
    queryKey: ['get', '/api/charters/price', request] as const,
    queryFn: async ({ signal }) =>
      (await client.POST('/api/charters/price', { body: JSON.parse(request) as z.infer<typeof CharterPriceRequest>, signal }))
        .data as CharterPrice,
    placeholderData: keepPreviousData,
    meta: { shows: ['price', 'yacht'] as const },
  });
}

/** The extras offered on a yacht. */
export function extrasOfQuery(yachtId: number) {
  return {
    ...api.queryOptions('get', '/api/extras', { params: { query: { yachtId, limit: 500 } } }),
    meta: { shows: ['price', 'yacht'] as const },
  };
}
