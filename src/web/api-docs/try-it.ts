// A form at each operation that makes the call with the user's own token. The token stays in its field: it is never put into storage, an
// address or a sample.
import { curlSample, typeScriptSample, type ApiCall } from '#domain/api/samples.ts';
import { showAnswer } from './answer.ts';
import { all, byId, element } from './page.ts';

/** Brings the forms to life, and keeps the samples in step with what is typed. */
export function tryIt(): void {
  for (const operation of all('.operation')) {
    const form = operation.querySelector('form') as HTMLFormElement;
    form.hidden = false;
    operation.addEventListener('toggle', () => refreshSamples(operation, form));
    form.addEventListener('input', () => refreshSamples(operation, form));
    form.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void send(operation, form);
    });
  }
  for (const button of all('[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', () => void copy(button));
  }
}

/** The call as entered in the fields. */
function callOf(operation: HTMLElement, form: HTMLFormElement): ApiCall {
  const described = JSON.parse(operation.dataset['call'] ?? '{}') as ApiCall;
  const query = new URLSearchParams();
  let path = described.url;
  for (const { name, value, dataset } of all<HTMLInputElement>('[data-in]', form)) {
    if (dataset['in'] === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    else if (dataset['in'] === 'query' && value !== '') query.append(name, value);
  }
  const body = form.querySelector('textarea');
  const queryString = query.size > 0 ? `?${query}` : '';
  return { ...described, url: `${location.origin}${path}${queryString}`, json: body && body.value.trim() !== '' ? body.value : undefined };
}

function refreshSamples(operation: HTMLElement, form: HTMLFormElement): void {
  const call = callOf(operation, form);
  const put = (label: string, text: string) => {
    const code = operation.querySelector(`[data-sample="${label}"] code`);
    if (code) code.textContent = text;
  };
  put('curl', curlSample(call));
  put('TypeScript', typeScriptSample(call));
}

async function send(operation: HTMLElement, form: HTMLFormElement): Promise<void> {
  const call = callOf(operation, form);
  const token = byId<HTMLInputElement>('token');
  const answer = form.querySelector('.answer') as HTMLElement;
  if (call.signedIn && token.value.trim() === '') {
    answer.replaceChildren(element('p', 'This needs your token. Enter it at the top of the page.', { className: 'fault' }));
    token.focus();
    return;
  }
  if (call.json !== undefined && !isJson(call.json)) {
    answer.replaceChildren(element('p', 'The body isn’t valid JSON yet.', { className: 'fault' }));
    form.querySelector('textarea')?.focus();
    return;
  }
  if (call.method !== 'GET' && !(await mayChange(call))) return;
  const stop = form.querySelector('[data-stop]') as HTMLButtonElement;
  const over = new AbortController();
  stop.addEventListener('click', () => over.abort(), { signal: over.signal });
  stop.hidden = false;
  await showAnswer(answer, () => fetch(call.url, requestOf(call, form, over.signal)), call);
  over.abort();
  stop.hidden = true;
}

function requestOf(call: ApiCall, form: HTMLFormElement, signal: AbortSignal): RequestInit {
  const headers = new Headers();
  if (call.signedIn) headers.set('authorization', `Bearer ${byId<HTMLInputElement>('token').value.trim()}`);
  if (call.json !== undefined) headers.set('content-type', 'application/json');
  for (const { name, value, dataset } of all<HTMLInputElement>('[data-in="header"]', form))
    if (dataset['in'] === 'header' && value !== '') headers.set(name, value);
  // No cookies and no cache: the call is what the sample says.
  return { method: call.method, headers, body: call.upload ? fileOf(form) : call.json, signal, credentials: 'omit', cache: 'no-store' };
}

function fileOf(form: HTMLFormElement): FormData {
  const data = new FormData();
  const file = form.querySelector<HTMLInputElement>('[type="file"]')?.files?.[0];
  if (file) data.append('file', file);
  return data;
}

/** Asks before anything is changed. */
function mayChange({ method, url }: ApiCall): Promise<boolean> {
  const ask = byId<HTMLDialogElement>('ask');
  byId('ask-call').textContent = `${method} ${url.slice(location.origin.length)}`;
  ask.returnValue = '';
  ask.showModal();
  return new Promise((decided) => ask.addEventListener('close', () => decided(ask.returnValue === 'send'), { once: true }));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function copy(button: HTMLElement): Promise<void> {
  const text = button.closest('figure')?.querySelector('code')?.textContent ?? '';
  const copied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  button.textContent = copied ? 'Copied' : 'Select and copy it';
  setTimeout(() => (button.textContent = 'Copy'), 2_000);
}
