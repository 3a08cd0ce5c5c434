import { onTestFinished } from 'vitest';

type Answer = (request: Request) => Response | Promise<Response>;

let answer: Answer | null = null;

/** Lets this function answer all requests to the server. Returns the requests as they come. */
export function serve(how: Answer): Request[] {
  const requests: Request[] = [];
  answer = (request) => {
    requests.push(request.clone());
    return how(request);
  };
  onTestFinished(() => {
    answer = null;
  });
  return requests;
}

/** Replaces the browser's fetch. */
export async function fetchHere(input: Request | string | URL, options?: RequestInit): Promise<Response> {
  const request = new globalThis.Request(input, options);
  request.signal.throwIfAborted();
  // The browser's error when nothing answers.
  if (!answer) throw new TypeError('Failed to fetch');
  return answer(request);
}

/** The rows of a list, with the count of all rows. */
export function listOf(rows: unknown[], total = rows.length): Response {
  return Response.json(rows, { headers: { 'X-Total-Count': String(total) } });
}

/** The parameters a request was made with. */
export function queryOf({ url }: Request): Record<string, string> {
  return Object.fromEntries(new URL(url).searchParams);
}
