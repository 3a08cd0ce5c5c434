/** What an address answered: that nothing has changed, or a calendar. */
export type Fetched = { unchanged: true } | { unchanged: false; ics: string; etag: string | null };

/** Where calendars of others come from. Fails with a `CalendarFault`, whose words may be shown. */
export type CalendarSource = { fetch: (url: string, known: { etag: string | null }, signal?: AbortSignal) => Promise<Fetched> };

/** Why a calendar could not be had. It never says what the other side answered. */
export class CalendarFault extends Error {}
