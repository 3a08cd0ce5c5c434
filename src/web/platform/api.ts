import { keepPreviousData, queryOptions, useQuery, type UndefinedInitialDataOptions } from '@tanstack/react-query';
import type { Client, ClientPathsWithMethod, MaybeOptionalInit, MethodResponse } from 'openapi-fetch';
import { calling } from './calling.ts';
import type { paths } from './contract.gen.ts';
import { readToken, renewedToken } from './token.ts';

type FieldProblem = { path: string; message: string };

const defaultMessage = 'Something went wrong. Please try again.';

/** A call the server refused. `message` is for the log ("404: …"), `human` for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;
  readonly human: string;
  readonly code: string | null;
  readonly errors: readonly FieldProblem[];
  /** What the user has to know before saving anyway. */
  readonly notices: readonly { severity: 'ask' | 'tell'; message: string }[];
  /** The current record, if somebody else has changed it. */
  readonly current: unknown;

  constructor(response: Response, body: string) {
    super(`${response.status}: ${body || response.statusText}`);
    const problem = readProblem(body);
    this.name = 'ApiError';
    this.status = response.status;
    this.body = body;
    this.human = problem.message ?? defaultMessage;
    this.code = problem.code ?? null;
    this.errors = problem.errors ?? [];
    this.notices = problem.notices ?? [];
    this.current = problem.current;
  }
}

/** Why something failed, in words for the user: the server's, or the given fallback. */
export function reason(error: unknown, fallback = defaultMessage): string {
  if (error instanceof ApiError)
    return error.status === 401
      ? 'Your session has ended. Please sign in again, then try once more.'
      : error.human === defaultMessage
        ? fallback
        : error.human;
  // A browser reports every failure to reach a server as a TypeError.
  if (error instanceof TypeError) return 'We couldn’t reach the server. Please check your connection and try again.';
  return fallback;
}

/** Thrown where a successful response lacks what it should contain. */
export const incompleteResponse = () => new ApiError(new Response(), '{"message":"The server’s response is incomplete. Please reload."}');

/** Throws unless the call succeeded. */
export async function succeeded(response: Response): Promise<Response> {
  if (!response.ok) throw new ApiError(response, await response.text());
  return response;
}

/** Whether the server says that the record doesn't exist. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether the server refused something. Any other failure leaves open what became of it. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

/** Waits until something is deleted. A record that no longer exists counts as deleted. */
export async function untilGone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

const tab = crypto.randomUUID();
let places: Set<string> | null = new Set();

/**
 * The positions in the stream of changes up to which everything was read so far, so that nothing after them is missed. Returned only once.
 */
export function placesOfReading(): string {
  const all = [...(places ?? [])].join();
  places = null;
  return all;
}

const conventions = { 'Cache-Control': 'no-cache, no-store, must-revalidate', Pragma: 'no-cache', Expires: '0' };

async function fetchByConvention(address: string, request: RequestInit & { headers: Record<string, string> }): Promise<Response> {
  const token = readToken();
  // This tab knows its own changes: the server needn't announce them to it.
  const ours = { ...conventions, ...(token && { Authorization: `Bearer ${token}` }), 'X-Tab': tab };
  const response = await fetch(address, { credentials: 'include', ...request, headers: { ...ours, ...request.headers } });
  // The token may just have been renewed: the old one was refused, and the new one may still be good.
  if (response.status === 401 && token && request.method === 'GET') {
    const renewed = await renewedToken();
    if (renewed && renewed !== token) return fetchByConvention(address, request);
  }
  return received(response);
}

/** Remembers the position in the stream of changes at which an answer was made. Throws unless the call succeeded. */
export async function received(response: Response): Promise<Response> {
  const place = response.headers.get('Live-Position');
  if (place) places?.add(place);
  return succeeded(response);
}

type Contract = Client<paths>;

/** The API as described by openapi.json. A refusal is thrown as an `ApiError`. */
export const client = calling(fetchByConvention) as Pick<Contract, 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'>;

type Readable = ClientPathsWithMethod<Contract, 'get'>;
type Answer<Path extends Readable> = MethodResponse<Contract, 'get', Path>;
type Question<Path extends Readable> = MaybeOptionalInit<paths[Path], 'get'>;
type ReadKey<Path extends Readable> = readonly ['get', Path, Question<Path>?];
type ReadOptions<Path extends Readable> = Omit<
  UndefinedInitialDataOptions<Answer<Path>, Error, Answer<Path>, ReadKey<Path>>,
  'queryKey' | 'queryFn'
>;
/** The parameters of a read, optional where none is required, and the options of its query. */
type ReadArguments<Path extends Readable> =
  undefined extends Question<Path>
    ? [question?: Question<Path>, options?: ReadOptions<Path>]
    : [question: Question<Path>, options?: ReadOptions<Path>];

/** A query for what the contract answers at an address. Its key starts with the method: `['get', path, …]`. */
function readOptions<Path extends Readable>(method: 'get', path: Path, ...[question, options]: ReadArguments<Path>) {
  return queryOptions<Answer<Path>, Error, Answer<Path>, ReadKey<Path>>({
    queryKey: question === undefined ? [method, path] : [method, path, question],
    queryFn: async ({ signal }) => {
      // The client can't infer the contract's types for an address it isn't given as a literal.
      const { data } = await client.GET(path as '/api/yachts', { ...(question as object), signal });
      return (data ?? null) as Answer<Path>;
    },
    ...options,
  });
}

/** The same, as queries. */
export const api = {
  queryOptions: readOptions,
  useQuery: <Path extends Readable>(...given: [method: 'get', path: Path, ...ReadArguments<Path>]) => useQuery(readOptions(...given)),
};

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

/** The addresses of the API that return a list in pages. */
export type List = { [Path in keyof paths]: [Listed<Path>] extends [never] ? never : Path }[keyof paths];

/** The query parameters of such a list. */
export type ListQuery<Path extends List> = paths[Path] extends { get: { parameters: { query?: infer Query } } }
  ? NonNullable<Query>
  : never;

/** One page of a list, and how many rows there are in all. The previous page stays on the screen until it has loaded. */
export function pageQuery<Path extends List>(
  path: Path,
  { page = 1, ...filter }: Omit<ListQuery<Path>, 'limit' | 'offset'> & { page?: number },
  perPage: number,
) {
  const query = { ...filter, limit: perPage, offset: (page - 1) * perPage };
  return queryOptions({
    queryKey: ['get', path, 'page', query] as const,
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

function readProblem(body: string): {
  message?: string;
  code?: string;
  errors?: FieldProblem[];
  notices?: ApiError['notices'];
  current?: unknown;
} {
  try {
    return JSON.parse(body) ?? {};
  } catch {
    // A proxy on the way may answer in HTML.
    return {};
  }
}
