import { useMutation } from '@tanstack/react-query';
import type { CalendarImport } from '#domain/calendars/calendar-import.ts';
import type { NewCalendarFeed } from '#domain/schedule/calendar-feed.ts';
import { ApiError, api, client, reason } from '../../platform/api.ts';
import { toast } from '../../ui/toast-store.ts';

export const feedsQuery = api.queryOptions('get', '/api/calendar-feeds', { params: { query: { limit: 500 } } });

export const importsQuery = api.queryOptions('get', '/api/calendar-imports', { params: { query: { limit: 500 } } });

/** Whether an incoming calendar needs attention. */
export function needsSomebody({ state, conflicts }: Pick<CalendarImport, 'state' | 'conflicts'>): boolean {
  return state === 'failing' || state === 'doubtful' || conflicts.length > 0;
}

/** The calendar that gets an address, and how much it shows. */
export type Target = NewCalendarFeed;

/** Creates an address that replaces the one before. */
export function useNewAddress() {
  return useMutation({
    mutationFn: async (body: Target) => (await client.POST('/api/calendar-feeds', { body })).data,
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: "The address couldn't be created",
        description: error instanceof ApiError ? (error.errors[0]?.message ?? reason(error)) : reason(error),
      }),
  });
}
