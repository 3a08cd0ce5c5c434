/** What the server refuses, in words meant to be read, and at which fields. */
export class Refused extends Error {
  readonly code: string;
  readonly errors: { path: string; message: string }[];
  constructor({ message, code, errors = [] }: { message: string; code: string; errors?: { path: string; message: string }[] }) {
    super(message);
    this.code = code;
    this.errors = errors;
  }
}

/** The body of a request, the key that makes it count only once, and the signal that stops it. */
type Sent = { body?: object; key?: string; signal?: AbortSignal };

/** Reads from the server or sends to it, and returns its answer. */
export async function call<Answer>(address: string, { body, key, signal }: Sent = {}): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(key === undefined ? {} : { 'idempotency-key': key }) };
  const answer = await fetch(address, {
    signal: signal ?? null,
    ...(body ? { method: 'POST', headers, body: JSON.stringify(body) } : {}),
  });
  const content = await answer.json();
  if (!answer.ok) throw new Refused(content);
  return content as Answer;
}

/** The message about an error, whether the server sent it or couldn't be reached. */
export function reasonOf(error: unknown): string {
  return error instanceof Refused ? error.message : 'We couldn’t reach the server. Please check your connection and try again.';
}
