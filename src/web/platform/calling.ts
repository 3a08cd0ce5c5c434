/** A call as the contract types it: the address parameters, the request, and how to read the answer. */
type Call = Omit<RequestInit, 'method' | 'headers' | 'body'> & {
  params?: { path?: Values; query?: Values; header?: Values };
  headers?: Values;
  body?: unknown;
  parseAs?: 'json' | 'blob' | 'stream';
  querySerializer?: (query: Values) => string;
};
type Values = Record<string, unknown>;
type Fetch = (address: string, request: RequestInit & { headers: Record<string, string> }) => Promise<Response>;

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * One function for each method, called with an address of the contract and its parameters. A body is sent as JSON, unless it is a form; an
 * answer without content is undefined. Whether an answer is a refusal is up to `fetch`. Null and undefined values are left out of the
 * query.
 */
export function calling(fetchAnswer: Fetch) {
  const of =
    (method: string) =>
    async (address: string, call: Call = {}) => {
      const {
        params: { path = {}, query = {}, header } = {},
        headers,
        body,
        parseAs = 'json',
        querySerializer = queryText,
        ...request
      } = call;
      // A call that is cancelled at once, for instance because its part of the page was replaced, is never sent.
      await Promise.resolve();
      const queryString = querySerializer(query);
      const isJson = body !== undefined && !(body instanceof FormData);
      const response = await fetchAnswer(filled(address, path) + (queryString && `?${queryString}`), {
        ...request,
        method,
        headers: definedHeaders({ ...(isJson && { 'Content-Type': 'application/json' }), ...headers, ...header }),
        ...(body !== undefined && { body: isJson ? JSON.stringify(body, unreadKept) : (body as FormData) }),
      });
      return { data: await contentOf(response, parseAs), response };
    };
  return Object.fromEntries(methods.map((method) => [method, of(method)])) as unknown;
}

/** JSON would turn NaN, a typed number that can't be read, into null, which means none. As a text, the server refuses it at its field. */
function unreadKept(_: string, value: unknown): unknown {
  return Number.isNaN(value) ? 'NaN' : value;
}

function filled(address: string, path: Values): string {
  return address.replace(/\{(\w+)\}/g, (whole, name: string) => (name in path ? encodeURIComponent(String(path[name])) : whole));
}

/** A query as text: a list repeats its name for each value. */
function queryText(query: Values): string {
  return Object.entries(query)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((each: unknown) => [name, each] as const))
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&');
}

function definedHeaders(headers: Values): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  );
}

/** The content of an answer: JSON unless specified otherwise, undefined if it has none. */
export async function contentOf(response: Response, parseAs: 'json' | 'blob' | 'stream' = 'json'): Promise<unknown> {
  if (response.status === 204) return undefined;
  if (parseAs === 'stream') return response.body;
  if (parseAs === 'blob') return response.blob();
  const text = await response.text();
  return text ? JSON.parse(text) : undefined;
}
