import type { PublicPage } from '#domain/desk/public-page.ts';
import { several } from '#domain/shared/words.ts';
import { call, reasonOf, Refused } from './call.ts';
import { fill, goTo, make } from './element.ts';
import { api } from './page.ts';

// A form sent sooner counts as a bot's, so wait: some browsers fill in all fields at once.
const soonest = 3_200;

/** What is requested: in words, and as the server expects it. */
export type Chosen = {
  words: string;
  body: { kind: 'request' | 'seats'; adults: number; children: number } & Record<string, unknown>;
  /** Whether it can be held meanwhile. */ isHoldable: boolean;
  /** Whether the message has to say the rest. */ isOpen: boolean;
};

const fields = [
  { name: 'firstName', label: 'First name', type: 'text', autocomplete: 'given-name', required: true },
  { name: 'lastName', label: 'Last name', type: 'text', autocomplete: 'family-name', required: true },
  { name: 'email', label: 'Email', type: 'email', autocomplete: 'email', required: true },
  { name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel', required: false },
] as const;

/** Who asks, and whether to hold the dates meanwhile. A refused form keeps what was typed. */
export function openForm(page: PublicPage, { chosen, again }: { chosen: () => Chosen | undefined; again: () => void }) {
  let token = page.formToken;
  const sent = { body: '', key: '' };
  let isGoodFrom = performance.now() + soonest;
  const fault = make('p', { class: 'fault', role: 'alert' });
  const send = make('button', { class: 'primary' }, 'Send request');
  const what = make('p', { class: 'chosen', role: 'status' });
  const kinds = make(
    'fieldset',
    { class: 'kinds', hidden: true },
    make('legend', {}, 'How can we help?'),
    kind('request', 'Ask about these dates', 'We’ll answer by email.'),
    kind(
      'option',
      `Hold them for ${several(page.optionHours, 'hour')}`,
      'We’ll email you a link. Once you confirm, nobody else can take them.',
    ),
  );
  const form = make(
    'form',
    { novalidate: true },
    make('h2', {}, 'Your request'),
    what,
    kinds,
    make(
      'div',
      { class: 'two' },
      ...fields.map(({ name, label, ...more }) =>
        field(name, label, make('input', { id: name, name, 'aria-describedby': `${name}-fault`, ...more })),
      ),
    ),
    field('message', 'Message', make('textarea', { id: 'message', name: 'message', rows: 4, 'aria-describedby': 'message-fault' })),
    // Hidden from people: bots that fill in every field give themselves away.
    make(
      'p',
      { class: 'trap', 'aria-hidden': true },
      make('label', {}, 'Website ', make('input', { name: 'website', tabindex: -1, autocomplete: 'off' })),
    ),
    fault,
    send,
  );
  const element = make('section', {}, form);
  form.addEventListener('change', () => sayKind());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });

  return { element, tellChosen };

  /** Updates the words for what is requested. */
  function tellChosen(): void {
    const now = chosen();
    if (!now) return;
    what.textContent = now.words;
    kinds.hidden = !now.isHoldable;
    sayKind();
  }

  function isOption(): boolean {
    return !kinds.hidden && new FormData(form).get('kind') === 'option';
  }

  function sayKind(): void {
    send.textContent = isOption() ? 'Ask to hold these dates' : 'Send request';
  }

  async function submit(): Promise<void> {
    const now = chosen();
    if (!now || send.disabled) return;
    const typed = Object.fromEntries([...new FormData(form)].filter(([name]) => name !== 'kind')) as Record<string, string>;
    clearFaults();
    if (now.isOpen && !typed['message']?.trim()) return show([{ path: 'message', message: 'Please tell us which dates you have in mind' }]);
    send.disabled = true;
    send.textContent = 'Sending…';
    try {
      await new Promise((done) => setTimeout(done, isGoodFrom - performance.now()));
      const body = { ...typed, ...now.body, ...(isOption() ? { kind: 'option' } : {}), formToken: token };
      const { message } = await call<{ message: string }>(`${api}/requests`, { body, key: keyOf(body) });
      sent.body = '';
      showSent(isOption() ? 'Check your email' : 'Request sent', message);
    } catch (error) {
      await explain(error);
    } finally {
      send.disabled = false;
      sayKind();
    }
  }

  /** The same key for the same request until it arrives, so that a retry after a lost answer is one request. */
  function keyOf(body: object): string {
    const words = JSON.stringify(body);
    if (words !== sent.body) Object.assign(sent, { body: words, key: crypto.randomUUID() });
    return sent.key;
  }

  function showSent(title: string, message: string): void {
    const more = make('button', { type: 'button', class: 'quiet' }, 'Send another request');
    const heading = make('h2', {}, title);
    const confirmation = make('div', { class: 'sent' }, heading, make('p', {}, message), more);
    more.addEventListener('click', () => {
      fill(element, form);
      again();
      form.querySelector('input')?.focus();
    });
    fill(element, confirmation);
    goTo(heading);
  }

  async function explain(error: unknown): Promise<void> {
    if (error instanceof Refused && error.errors.length > 0) show(error.errors);
    else fault.textContent = reasonOf(error);
    if (!(error instanceof Refused)) return;
    if (error.code === 'not_free' || error.code === 'seats_taken') again();
    // The page was open for too long: what was typed can be sent with a new token.
    if (error.errors.some(({ path }) => path === 'formToken')) await askForToken();
  }

  async function askForToken(): Promise<void> {
    try {
      token = (await call<PublicPage>(api)).formToken;
      isGoodFrom = performance.now() + soonest;
    } catch {
      // It is fetched again when the old one is refused again.
    }
  }

  function show(faults: { path: string; message: string }[]): void {
    for (const { path, message } of faults) {
      const at = form.querySelector<HTMLElement>(`#${path}-fault`);
      if (at) at.textContent = message;
      else fault.textContent = path === 'formToken' ? 'This page was open for a while. Please send it again.' : message;
      form.querySelector(`#${path}`)?.setAttribute('aria-invalid', 'true');
    }
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }

  function clearFaults(): void {
    fault.textContent = '';
    for (const each of form.querySelectorAll('.at')) each.textContent = '';
    for (const each of form.querySelectorAll('[aria-invalid]')) each.removeAttribute('aria-invalid');
  }
}

function field(name: string, label: string, input: HTMLElement): HTMLElement {
  const optional = input.hasAttribute('required') ? null : make('small', { class: 'dim' }, ' (optional)');
  return make(
    'p',
    { class: 'field' },
    make('label', { for: name }, label, optional),
    input,
    make('small', { class: 'fault at', id: `${name}-fault` }),
  );
}

function kind(value: string, label: string, note: string): HTMLElement {
  return make(
    'label',
    { class: 'week free' },
    make('input', { type: 'radio', name: 'kind', value, checked: value === 'request' }),
    make('span', { class: 'said' }, label, make('small', { class: 'dim' }, note)),
  );
}
