/** A call as the contract types it: what goes into the address, what is sent, and what is made of the answer. */
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
 * One function for each method, called with an address of the contract and what goes with it. A body is sent as JSON, unless it is a form; an
 * answer without content is undefined. Whether an answer is a refusal is for `fetch` to say. What is null or undefined in a query stays out.
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
        querySerializer = written,
        ...request
      } = call;
      // What is given up at once, as by a part of a page that another takes the place of, is never sent.
      await Promise.resolve();
      const asked = querySerializer(query);
      const isJson = body !== undefined && !(body instanceof FormData);
      const response = await fetchAnswer(filled(address, path) + (asked && `?${asked}`), {
        ...request,
        method,
        headers: said({ ...(isJson && { 'Content-Type': 'application/json' }), ...headers, ...header }),
        ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
      });
      return { data: await contentOf(response, parseAs), response };
    };
  return Object.fromEntries(methods.map((method) => [method, of(method)])) as unknown;
}

function filled(address: string, path: Values): string {
  return address.replace(/\{(\w+)\}/g, (whole, name: string) => (name in path ? encodeURIComponent(String(path[name])) : whole));
}

/** A query as an address says it: several of a name one after the other. */
function written(query: Values): string {
  return Object.entries(query)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((each: unknown) => [name, each] as const))
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&');
}

function said(headers: Values): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  );
}

/** What an answer holds: JSON unless it is said otherwise, undefined where there is nothing. */
export async function contentOf(response: Response, parseAs: 'json' | 'blob' | 'stream' = 'json'): Promise<unknown> {
  if (response.status === 204) return undefined;
  if (parseAs === 'stream') return response.body;
  if (parseAs === 'blob') return response.blob();
  const text = await response.text();
  return text ? JSON.parse(text) : undefined;
}
