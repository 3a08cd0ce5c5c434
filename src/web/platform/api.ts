import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import createFetchClient, { type Middleware } from 'openapi-fetch';
import createQueries from 'openapi-react-query';
import type { paths } from './contract.gen.ts';
import { readToken } from './token.ts';

type FieldProblem = { path: string; message: string };

const nothingSaid = 'Something went wrong. Please try again.';

/** A call the server refused. `message` is for the log ("404: …"), `human` for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;
  readonly human: string;
  readonly code: string | null;
  readonly errors: readonly FieldProblem[];
  /** The record as it is now, where somebody else changed it meanwhile. */
  readonly current: unknown;

  constructor(response: Response, body: string) {
    super(`${response.status}: ${body || response.statusText}`);
    const problem = readProblem(body);
    this.name = 'ApiError';
    this.status = response.status;
    this.body = body;
    this.human = problem.message ?? nothingSaid;
    this.code = problem.code ?? null;
    this.errors = problem.errors ?? [];
    this.current = problem.current;
  }
}

/** Why something failed, in words for the person in front of the screen; where nobody says why, in those of the page. */
export function reason(error: unknown, unsaid = nothingSaid): string {
  if (error instanceof ApiError)
    return error.status === 401
      ? 'Your session has ended. Please sign in again, then try once more.'
      : error.human === nothingSaid
        ? unsaid
        : error.human;
  // A browser reports every failure to reach a server as a TypeError.
  if (error instanceof TypeError) return 'We couldn’t reach the server. Please check your connection and try again.';
  return unsaid;
}

/** Throws unless the server said yes. */
export async function succeeded(response: Response): Promise<Response> {
  if (!response.ok) throw new ApiError(response, await response.text());
  return response;
}

/** Whether the server says that there is none of it. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Waits until something is deleted. What is gone already counts: that is what was asked for. */
export async function untilGone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

const tab = crypto.randomUUID();
let places: Set<string> | null = new Set();

/** The places in the stream of changes at which everything so far was read: from there on nothing is missed. Asked once. */
export function placesOfReading(): string {
  const all = [...(places ?? [])].join();
  places = null;
  return all;
}

const conventions: Middleware = {
  onRequest({ request }) {
    const token = readToken();
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
    // What changes by this tab, it knows itself.
    request.headers.set('X-Tab', tab);
  },
  async onResponse({ response }) {
    const place = response.headers.get('Live-Position');
    if (place) places?.add(place);
    await succeeded(response);
  },
};

/** The server as openapi.json describes it. Whatever it refuses is thrown as an `ApiError`. */
export const client = createFetchClient<paths>({
  credentials: 'include',
  headers: { 'Cache-Control': 'no-cache, no-store, must-revalidate', Pragma: 'no-cache', Expires: '0' },
});
client.use(conventions);

/** The same, as queries and mutations. The keys of its queries start with the method: `['get', path, …]`. */
export const api = createQueries(client);

/** One page of a list, with the count of everything that matches. */
export async function withTotal<Row>(answer: Promise<{ data?: Row[]; response: Response }>) {
  const { data = [], response } = await answer;
  return { rows: data, total: Number(response.headers.get('X-Total-Count') ?? data.length) };
}

/** A row of the list at an address of the API. */
export type Listed<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': (infer Row)[] } } } };
}
  ? Row
  : never;

/** The addresses of the API that answer a list in pages. */
export type List = { [Path in keyof paths]: [Listed<Path>] extends [never] ? never : Path }[keyof paths];

/** What can be asked of such a list. */
export type Asked<Path extends List> = paths[Path] extends { get: { parameters: { query?: infer Query } } } ? NonNullable<Query> : never;

/** One page of a list, and how many rows there are in all. The page before stays on the screen until it is there. */
export function pageQuery<Path extends List>(
  path: Path,
  { page = 1, ...filter }: Omit<Asked<Path>, 'limit' | 'offset'> & { page?: number },
  perPage: number,
) {
  const query = { ...filter, limit: perPage, offset: (page - 1) * perPage };
  return queryOptions({
    queryKey: ['get', path, 'page', query] as const,
    // The client can't follow the contract's types through an address that it isn't told by name.
    queryFn: ({ signal }) => {
      const answer: unknown = client.GET(path as '/api/yachts', { params: { query: query as never }, signal });
      return withTotal(answer as Promise<{ data?: Listed<Path>[]; response: Response }>);
    },
    placeholderData: keepPreviousData,
  });
}

/** The version of a record as `If-Match` names it. */
export function versionOf(record: { updatedAt: string }): string {
  return `"${record.updatedAt}"`;
}

function readProblem(body: string): { message?: string; code?: string; errors?: FieldProblem[]; current?: unknown } {
  try {
    return JSON.parse(body) ?? {};
  } catch {
    // A proxy on the way may answer in HTML.
    return {};
  }
}
