import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { SearchHit } from '#domain/search/search.ts';
import { foundKindLabels, type FoundKind } from '#domain/search/words.ts';
import type { SessionUser } from '#domain/session/session.ts';

/** A record that was opened, with the fields of its line in the palette. Records stored by older versions may lack the optional ones. */
export type Opened = Pick<SearchHit, 'kind' | 'id' | 'label'> & Partial<Pick<SearchHit, 'note' | 'at' | 'picture' | 'companyName'>>;

const maxKept = 5;

/** The records this user opened recently in this browser, the latest first. */
export function recentlyOpened(userId: number): Opened[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isOpened).slice(0, maxKept) : [];
  } catch {
    // Unreadable data counts as none.
    return [];
  }
}

/** Remembers that a record was opened. Facts that change by themselves, such as what is owed, aren't stored. */
export function rememberOpened(userId: number, { kind, id, label, note, at, picture, companyName }: Opened): void {
  const others = recentlyOpened(userId).filter((other) => kind !== other.kind || id !== other.id);
  const opened: Opened[] = [{ kind, id, label, note, at, picture, companyName }, ...others];
  localStorage.setItem(keyOf(userId), JSON.stringify(opened.slice(0, maxKept)));
}

function keyOf(userId: number) {
  return `search-recent-${userId}`;
}

function isOpened(value: unknown): value is Opened {
  const { kind, id, label } = (value ?? {}) as Partial<SearchHit>;
  return kind !== undefined && kind in foundKindLabels && Number.isInteger(id) && typeof label === 'string';
}

const kinds: Record<string, FoundKind> = {
  yachts: 'yacht',
  crew: 'crew',
  customers: 'customer',
  schedule: 'schedule',
  invoices: 'invoice',
  maintenance: 'maintenance',
};

/** Remembers a record when its page is left, however it was opened: by then the record has loaded. */
export function useOpenedRecords(user: SessionUser): void {
  const router = useRouter();
  const queries = useQueryClient();
  const { id: userId } = user;
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
        const opened = pathChanged && fromLocation ? openedAt(fromLocation.pathname, queries) : null;
        if (opened) rememberOpened(userId, opened);
      }),
    [router, queries, userId],
  );
}

function openedAt(pathname: string, queries: QueryClient): Opened | null {
  const [, collection = '', id = ''] = /^(?:\/finance)?\/([a-z]+)\/(\d+)$/.exec(pathname) ?? [];
  const kind = kinds[collection];
  if (!kind) return null;
  const [read] = queries
    .getQueryCache()
    .findAll({ queryKey: ['get'] })
    .filter(({ queryKey: [, path, parameters] }) => isOf(path, collection) && idIn(parameters) === Number(id))
    .map(({ state }) => summaryOf(state.data))
    .filter((summary) => summary !== null);
  return read ? { ...read, kind, id: Number(id) } : null;
}

function isOf(path: unknown, collection: string): boolean {
  return path === `/api/${collection}/{id}` || path === `/api/${collection}/{id}/dossier`;
}

function idIn(parameters: unknown): number | undefined {
  return (parameters as { params?: { path?: { id?: number } } } | undefined)?.params?.path?.id;
}

type Read = Partial<
  Record<
    | 'name'
    | 'firstName'
    | 'lastName'
    | 'title'
    | 'invoiceNumber'
    | 'location'
    | 'role'
    | 'yachtName'
    | 'customerName'
    | 'startDate'
    | 'type',
    string | null
  >
> & { imageUrl?: string | null; length?: string; event?: Read };

/** A record in short, as in the search results. */
function summaryOf(data: unknown): Omit<Opened, 'kind' | 'id'> | null {
  const read = (data ?? {}) as Read;
  const { name, firstName, lastName, title, invoiceNumber, location, role, yachtName, customerName, startDate } = read.event ?? read;
  const label = name ?? title ?? invoiceNumber ?? (firstName && `${firstName} ${lastName}`);
  if (!label) return null;
  const note = [location ?? role, yachtName, customerName].filter(Boolean).join(', ');
  const picture = read.length === undefined ? null : { type: read.type, length: read.length, imageUrl: read.imageUrl ?? null };
  return { label, note, at: startDate ?? null, picture: (picture as Opened['picture']) ?? null };
}
