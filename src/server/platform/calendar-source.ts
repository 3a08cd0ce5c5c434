/** What an address returned: that nothing has changed, or a calendar. */
export type Fetched = { unchanged: true } | { unchanged: false; ics: string; etag: string | null };

/** Where outside calendars come from. Fails with a `CalendarFault`, whose message may be shown. */
export type CalendarSource = { fetch: (url: string, known: { etag: string | null }, signal?: AbortSignal) => Promise<Fetched> };

/** Why a calendar could not be read. It never reveals what the other server answered. */
export class CalendarFault extends Error {}
