// The answer to a call: status, time, useful headers, and the body in its own format.
import type { ApiCall } from '#domain/api/samples.ts';
import { byId, element } from './page.ts';

const headersShown = ['content-type', 'content-disposition', 'location', 'etag', 'x-total-count', 'retry-after', 'x-request-id'];
const maxShown = 200_000;

/** Makes the call and shows its answer as it arrives. */
export async function showAnswer(into: HTMLElement, call: () => Promise<Response>, { answer }: ApiCall): Promise<void> {
  const status = element('p', 'Sending …', { className: 'status' });
  into.replaceChildren(status);
  const began = performance.now();
  try {
    const response = await call();
    const took = () => `${Math.round(performance.now() - began)} ms`;
    status.className = response.ok ? 'status good' : 'status bad';
    status.textContent = `${response.status} ${response.statusText} · ${took()}`;
    into.append(headersOf(response));
    if (response.ok && answer === 'stream') await showStream(into, response);
    else if (response.ok && answer === 'file') showFile(into, await response.blob(), response);
    else showText(into, await response.text());
    status.textContent = `${response.status} ${response.statusText} · ${took()}`;
  } catch (error) {
    const stopped = error instanceof DOMException && error.name === 'AbortError';
    status.className = stopped ? 'status' : 'status bad';
    status.textContent = stopped ? 'Stopped' : 'The server could not be reached. Please check your connection.';
  }
}

function headersOf(response: Response): HTMLElement {
  const list = element('dl');
  for (const name of headersShown) {
    const value = response.headers.get(name);
    if (value !== null) list.append(element('dt', name), element('dd', value));
  }
  return list;
}

function showText(into: HTMLElement, text: string): void {
  if (text === '') return void into.append(element('p', 'No body'));
  const body = parsed(text);
  const content = body === undefined ? text : JSON.stringify(body, null, 2);
  into.append(
    bodyOf(content.length > maxShown ? `${content.slice(0, maxShown)}\n… ${content.length - maxShown} more characters` : content),
  );
  const token = (body as { token?: unknown } | null | undefined)?.token;
  if (typeof token !== 'string' || token === '') return;
  const use = element('button', 'Use this token', { type: 'button', className: 'quiet' });
  use.addEventListener('click', () => {
    byId<HTMLInputElement>('token').value = token;
    use.textContent = 'In use';
  });
  into.append(use);
}

function bodyOf(text: string): HTMLElement {
  const body = element('pre', '', { tabIndex: 0 });
  body.setAttribute('aria-label', 'Response body');
  body.append(element('code', text));
  return body;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function showFile(into: HTMLElement, file: Blob, response: Response): void {
  const href = URL.createObjectURL(file);
  const [, name = 'answer'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const line = element('p');
  line.append(element('a', `Save ${name}`, { href, download: name }), ` (${Math.ceil(file.size / 1024)} KB)`);
  into.append(line);
  if (file.type.startsWith('image/')) into.append(element('img', '', { src: href, alt: 'Picture in the response' }));
}

async function showStream(into: HTMLElement, response: Response): Promise<void> {
  const body = bodyOf('');
  into.append(body);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    body.firstChild?.appendChild(document.createTextNode(part.value));
}
