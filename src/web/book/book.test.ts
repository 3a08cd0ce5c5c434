import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PublicCell, PublicPage } from '#domain/desk/public-page.ts';
import { serve } from '../testing/network.ts';

type Listener = (event: { target: Fake; preventDefault: () => void }) => void;

/** As much of a browser's element as this page uses. */
class Fake {
  readonly tag: string;
  readonly attributes = new Map<string, string>();
  inside: (Fake | string)[] = [];
  parent: Fake | null = null;
  tabIndex = 0;
  typed: string | null = null;
  isChecked: boolean | null = null;
  readonly listeners: [string, Listener][] = [];
  constructor(tag: string) {
    this.tag = tag;
  }
  setAttribute = (name: string, value: string) => void this.attributes.set(name, value);
  removeAttribute = (name: string) => void this.attributes.delete(name);
  hasAttribute = (name: string) => this.attributes.has(name);
  addEventListener = (type: string, listener: Listener) => void this.listeners.push([type, listener]);
  append(...added: (Fake | string)[]) {
    for (const each of added) if (each instanceof Fake) each.parent = this;
    this.inside.push(...added);
  }
  replaceChildren(...added: (Fake | string)[]) {
    this.inside = [];
    this.append(...added);
  }
  get all(): Fake[] {
    return this.inside.flatMap((each) => (each instanceof Fake ? [each, ...each.all] : []));
  }
  querySelectorAll = (selector: string) => this.all.filter((each) => each.matches(selector));
  querySelector = (selector: string) => this.querySelectorAll(selector)[0] ?? null;
  matches(selector: string): boolean {
    if (selector.startsWith('#')) return this.attributes.get('id') === selector.slice(1);
    if (selector.startsWith('.')) return (this.attributes.get('class') ?? '').split(' ').includes(selector.slice(1));
    return selector.startsWith('[') ? this.attributes.has(selector.slice(1, -1)) : this.tag === selector;
  }
  get textContent(): string {
    return this.inside.map((each) => (each instanceof Fake ? each.textContent : each)).join('');
  }
  set textContent(text: string) {
    this.replaceChildren(text);
  }
  get hidden() {
    return this.hasAttribute('hidden');
  }
  set hidden(is: boolean) {
    if (is) this.setAttribute('hidden', '');
    else this.removeAttribute('hidden');
  }
  get disabled() {
    return this.hasAttribute('disabled');
  }
  set disabled(is: boolean) {
    if (is) this.setAttribute('disabled', '');
    else this.removeAttribute('disabled');
  }
  get value(): string {
    return this.typed ?? this.attributes.get('value') ?? this.querySelector('option')?.value ?? '';
  }
  get checked() {
    return this.isChecked ?? this.hasAttribute('checked');
  }
  focus = () => void focusedOnes.push(this);
  scrollIntoView() {}
  get path(): Fake[] {
    return [this, ...(this.parent?.path ?? [])];
  }
  tell(type: string) {
    const called = this.path.flatMap(({ listeners }) => listeners.filter(([of]) => of === type));
    for (const [, listener] of called) listener({ target: this, preventDefault() {} });
  }
}

const focusedOnes: Fake[] = [];

/** What a form's named fields hold: of radio buttons, the chosen one. */
class FakeForm {
  readonly form: Fake;
  constructor(form: Fake) {
    this.form = form;
  }
  *[Symbol.iterator]() {
    for (const each of this.form.all) {
      const name = each.attributes.get('name');
      if (name && (each.attributes.get('type') !== 'radio' || each.checked)) yield [name, each.value] as const;
    }
  }
  get = (name: string) => [...this].find(([of]) => of === name)?.[1] ?? null;
}

const replaceState = vi.fn<(...args: unknown[]) => void>();
vi.stubGlobal('document', { createElement: (tag: string) => new Fake(tag), getElementById: () => null });
vi.stubGlobal('FormData', FakeForm);
vi.stubGlobal('location', new URL('https://fairlead.test/book/azure#secret'));
vi.stubGlobal('history', { replaceState });

const { confirmPage } = await import('./confirm.ts');
const { departureList } = await import('./departures.ts');
const { openForm } = await import('./request-form.ts');
const { openWeeks } = await import('./weeks.ts');
const { yachtList } = await import('./yachts.ts');

const aurelia: PublicPage['yachts'][number] = {
  yachtId: 7,
  name: 'Aurelia',
  type: 'Catamaran',
  length: '14 m',
  year: 2021,
  place: 'Antibes',
  blurb: 'Light and quick.',
  picture: null,
  maxGuests: 8,
  currency: 'EUR',
  checkInDays: [5],
  minNights: 7,
};
const borealis = { ...aurelia, yachtId: 8, name: 'Borealis', currency: 'USD' };
const sail: PublicPage['departures'][number] = {
  departureId: 31,
  title: 'Sunset sail',
  yachtName: 'Aurelia',
  startDate: '2027-07-03T16:00:00.000Z',
  endDate: '2027-07-03T19:00:00.000Z',
  seatsLeft: 5,
  currency: 'EUR',
  seat: '80.00',
  childSeat: '45.50',
};
const page: PublicPage = {
  name: 'Azure Charters',
  logo: null,
  words: null,
  currency: 'EUR',
  timeZone: 'Europe/Paris',
  formats: { clock: '12', dateOrder: 'mdy', weekStart: 'monday' },
  takesRequests: true,
  takesOptions: true,
  optionHours: 48,
  formToken: 'first token',
  yachts: [aurelia, borealis],
  departures: [sail],
};

// In Paris it is the last day of the year already.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-30T23:30:00.000Z'), toFake: ['Date', 'setTimeout', 'performance'] });
  focusedOnes.length = 0;
  replaceState.mockClear();
});

const elementOf = (made: unknown) => made as Fake;
const wordsOf = (within: Fake, selector: string) => within.querySelectorAll(selector).map(({ textContent }) => textContent);

/** Chooses the radio button with this value. */
function choose(within: Fake, value: string) {
  const chosen = within.all.find((each) => each.attributes.get('type') === 'radio' && each.value === value);
  const name = chosen?.attributes.get('name');
  for (const each of within.all) if (each.attributes.get('name') === name) each.isChecked = each === chosen;
  chosen?.tell('change');
}

/** Lets everything happen that is due. */
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('the yachts to choose from', () => {
  test('begin with one that is chosen, and report another', () => {
    const chosen = vi.fn<(yacht: unknown) => void>();
    const list = elementOf(yachtList([aurelia, borealis], chosen));
    expect(list.querySelectorAll('input').map(({ checked }) => checked)).toEqual([true, false]);
    choose(list, '8');
    expect(chosen.mock.calls).toEqual([[borealis]]);
  });

  test.each([
    [{}, 'AureliaCatamaran · 14 m · 2021 · up to 8 guestsAntibesLight and quick.'],
    [{ type: null, year: null, place: null, blurb: '' }, 'Aurelia14 m · up to 8 guests'],
    [{ length: null, maxGuests: null, place: null, blurb: null }, 'AureliaCatamaran · 2021'],
    [{ name: '<b>Aurelia</b>', type: null, length: null, year: null, maxGuests: null, place: null, blurb: null }, '<b>Aurelia</b>'],
  ])('show of one with %j: %j', (more, words) => {
    expect(wordsOf(elementOf(yachtList([{ ...aurelia, ...more }], () => {})), '.card')).toEqual([words]);
  });

  test.each([
    [null, undefined],
    // Ours are read small.
    ['/api/public/azure/picture?of=7', '/api/public/azure/picture?of=7&size=thumb'],
    ['https://example.com/aurelia.jpg', 'https://example.com/aurelia.jpg'],
  ])('show the picture %j as %j', (picture, src) => {
    expect(
      elementOf(yachtList([{ ...aurelia, picture }], () => {}))
        .querySelector('img')
        ?.attributes.get('src'),
    ).toBe(src);
  });
});

describe('the days with seats', () => {
  test('begin with one that is chosen, and report another', () => {
    const chosen = vi.fn<(departure: unknown) => void>();
    const other = { ...sail, departureId: 32 };
    const list = elementOf(departureList({ ...page, departures: [sail, other] }, chosen).element);
    expect(list.querySelectorAll('input').map(({ checked }) => checked)).toEqual([true, false]);
    choose(list, '32');
    expect(chosen.mock.calls).toEqual([[other]]);
  });

  test('are read again with the one that was chosen, unless it is sold out', async () => {
    const chosen = vi.fn<(departure: unknown) => void>();
    const [other, less] = [
      { ...sail, departureId: 32 },
      { ...sail, departureId: 32, seatsLeft: 1 },
    ];
    const answers = [{ departures: [sail, less] }, { departures: [sail] }, { departures: [] }];
    serve(() => Response.json(answers.shift()));
    const departures = departureList({ ...page, departures: [sail, other] }, chosen);
    const list = elementOf(departures.element);
    choose(list, '32');
    await departures.again();
    expect([chosen.mock.lastCall, wordsOf(list, '.dim')[2]]).toEqual([[less], 'Aurelia, 1 seat left']);
    expect(list.querySelectorAll('input').map(({ checked }) => checked)).toEqual([false, true]);
    await departures.again();
    expect(chosen.mock.lastCall).toEqual([sail]);
    await departures.again();
    expect([chosen.mock.lastCall, list.textContent]).toEqual([[undefined], 'Choose your dayThere are no seats left.']);
  });

  test.each([
    [{}, 'Aurelia, 5 seats left', '€80children €45.50'],
    [{ seatsLeft: 1, childSeat: '80.00' }, 'Aurelia, 1 seat left', '€80a seat'],
    [{ seat: '79.90', childSeat: '0.00', currency: 'USD' }, 'Aurelia, 5 seats left', '$79.90children $0'],
  ])('with %j say "%s" and "%s"', (more, seats, price) => {
    const list = elementOf(departureList({ ...page, departures: [{ ...sail, ...more }] }, () => {}).element);
    expect([wordsOf(list, '.dim')[0], wordsOf(list, '.price')[0]]).toEqual([seats, price]);
  });
});

const week = (startDate: string, more: Partial<PublicCell> = {}): PublicCell => ({
  startDate: `${startDate}T16:00:00.000Z`,
  endDate: `${startDate.slice(0, 8)}${String(Number(startDate.slice(8)) + 7).padStart(2, '0')}T08:00:00.000Z`,
  state: 'free',
  total: '4900.00',
  atBase: null,
  ...more,
});
const first = week('2027-01-02');
const second = week('2027-01-09');

function openTheWeeks() {
  const chosen = vi.fn<(week: PublicCell | null) => void>();
  const weeks = openWeeks(page, chosen);
  const element = elementOf(weeks.element);
  return {
    ...weeks,
    element,
    month: element.querySelector('#month') as Fake,
    later: element.querySelector('.quiet') as Fake,
    status: () => wordsOf(element, '.dim').at(-1),
    rows: () => element.querySelectorAll('label').slice(1),
    chosen: () => chosen.mock.lastCall,
  };
}

const address = (url: string) => url.replace('https://fairlead.test/api/public/azure/availability?', '');

describe('the weeks of a yacht', () => {
  test('are read twelve at a time, from today or from a month', async () => {
    const requests = serve(() => Response.json([first]));
    const weeks = openTheWeeks();
    expect(weeks.month.querySelectorAll('option').map(({ value, textContent }) => [value, textContent])).toMatchObject({
      0: ['2026-12-31', 'December 2026'],
      1: ['2027-01-01', 'January 2027'],
      17: ['2028-05-01', 'May 2028'],
      length: 18,
    });
    weeks.show({ yacht: aurelia, guests: 4 });
    await settle();
    weeks.later.tell('click');
    await settle();
    weeks.month.typed = '2027-02-01';
    weeks.month.tell('change');
    await settle();
    expect(requests.map(({ url }) => address(url))).toEqual([
      'yachtId=7&from=2026-12-31&to=2027-03-25&guests=4',
      'yachtId=7&from=2027-03-25&to=2027-06-17&guests=4',
      'yachtId=7&from=2027-02-01&to=2027-04-26&guests=4',
    ]);
  });

  test.each([
    [{}, '€4,900', true],
    [{ total: '4900.40' }, '€4,900.40', true],
    [{ atBase: '150.00' }, '€4,900plus €150 at the base', true],
    [{ total: null }, 'Price on request', true],
    [{ state: 'held', total: null }, 'On hold', false],
    [{ state: 'taken', total: null }, 'Taken', false],
  ] as const)('with %j say "%s", and can be chosen: %j', async (more, price, isFree) => {
    serve(() => Response.json([week('2027-01-02', more)]));
    const weeks = openTheWeeks();
    weeks.show({ yacht: aurelia, guests: 2 });
    await settle();
    const [row] = weeks.rows();
    expect([row && wordsOf(row, '.price')[0], !row?.querySelector('input')?.disabled]).toEqual([price, isFree]);
    expect(weeks.status()).toBe(isFree ? '' : 'There are no free weeks here.');
  });

  test('have prices in the currency of their yacht', async () => {
    serve(() => Response.json([first]));
    const weeks = openTheWeeks();
    weeks.show({ yacht: borealis, guests: 2 });
    await settle();
    expect(wordsOf(weeks.element, '.price')).toEqual(['$4,900']);
  });

  test('begin with other dates chosen, and keep a chosen week while more are read, until it is taken', async () => {
    const answers = [[first, second], [week('2027-04-03')], [first, { ...second, state: 'taken' as const }]];
    serve(() => Response.json(answers.shift()));
    const weeks = openTheWeeks();
    weeks.show({ yacht: aurelia, guests: 2 });
    await settle();
    expect([weeks.chosen(), weeks.rows().at(-1)?.textContent]).toEqual([[null], 'Other dates, as in my message']);
    choose(weeks.element, second.startDate);
    expect(weeks.chosen()).toEqual([second]);
    weeks.later.tell('click');
    await settle();
    expect([weeks.chosen(), weeks.rows().length]).toEqual([[second], 4]);
    weeks.again();
    await settle();
    expect([weeks.chosen(), weeks.rows().map((row) => row.querySelector('input')?.checked)]).toEqual([[null], [false, false, true]]);
  });

  test('of the same yacht are read again as far as they were shown, so that a later week stays chosen', async () => {
    const later = week('2027-04-03');
    const requests = serve(async ({ url, signal }) => {
      if (url.includes('guests=3')) await new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
      return Response.json([...(url.includes('from=2026-12-31') ? [first] : []), ...(url.includes('to=2027-03-25') ? [] : [later])]);
    });
    const weeks = openTheWeeks();
    weeks.show({ yacht: aurelia, guests: 2 });
    await settle();
    weeks.later.tell('click');
    await settle();
    choose(weeks.element, later.startDate);
    weeks.show({ yacht: aurelia, guests: 3 });
    weeks.show({ yacht: aurelia, guests: 4 });
    await settle();
    expect([weeks.chosen(), weeks.rows().length]).toEqual([[later], 3]);
    weeks.show({ yacht: borealis, guests: 4 });
    await settle();
    expect(weeks.chosen()).toEqual([null]);
    expect(requests.map(({ url }) => address(url)).filter((url) => !url.includes('guests=3'))).toEqual([
      'yachtId=7&from=2026-12-31&to=2027-03-25&guests=2',
      'yachtId=7&from=2027-03-25&to=2027-06-17&guests=2',
      'yachtId=7&from=2026-12-31&to=2027-06-17&guests=4',
      'yachtId=8&from=2026-12-31&to=2027-03-25&guests=4',
    ]);
  });

  test('are read again at most a year at a time', async () => {
    const requests = serve(() => Response.json([first]));
    const weeks = openTheWeeks();
    weeks.show({ yacht: aurelia, guests: 2 });
    await settle();
    for (let times = 0; times < 4; times++) {
      weeks.later.tell('click');
      await settle();
    }
    weeks.again();
    await settle();
    weeks.later.tell('click');
    await settle();
    expect(requests.slice(5).map(({ url }) => address(url))).toEqual([
      'yachtId=7&from=2026-12-31&to=2027-12-02&guests=2',
      'yachtId=7&from=2027-12-02&to=2028-02-24&guests=2',
    ]);
  });

  test('can’t be requested any more once they couldn’t be read again', async () => {
    serve(() => Response.json([first, second]));
    const weeks = openTheWeeks();
    weeks.show({ yacht: aurelia, guests: 2 });
    await settle();
    choose(weeks.element, second.startDate);
    serve(() => Response.json({ message: 'Please wait a minute.', code: 'too_many' }, { status: 429 }));
    weeks.again();
    await settle();
    expect([weeks.chosen(), weeks.rows()]).toEqual([[null], []]);
  });

  test('that can’t be read are tried again from the same day, and those before them stay', async () => {
    serve(() => Response.json([first]));
    const weeks = openTheWeeks();
    weeks.show({ yacht: aurelia, guests: 2 });
    await settle();
    serve(() => Response.json({ message: 'Please wait a minute.', code: 'too_many' }, { status: 429 }));
    weeks.later.tell('click');
    await settle();
    expect([weeks.status(), weeks.later.textContent, weeks.later.hidden, weeks.rows().length]).toEqual([
      'Please wait a minute.',
      'Try again',
      false,
      2,
    ]);
    const again = serve(() => Response.json([week('2027-04-03')]));
    weeks.later.tell('click');
    await settle();
    expect([again.map(({ url }) => address(url)), weeks.later.textContent, weeks.rows().length]).toEqual([
      ['yachtId=7&from=2027-03-25&to=2027-06-17&guests=2'],
      'Later weeks',
      3,
    ]);
  });

  test('of the yacht that was chosen last are the ones that show, whichever come first', async () => {
    const released: (() => void)[] = [];
    serve(async ({ url, signal }) => {
      if (url.includes('yachtId=8')) return Response.json([week('2027-01-16')]);
      await new Promise<void>((done, fail) => {
        released.push(done);
        signal.addEventListener('abort', () => fail(signal.reason));
      });
      return Response.json([first, second]);
    });
    const weeks = openTheWeeks();
    weeks.show({ yacht: aurelia, guests: 2 });
    await settle();
    expect([weeks.status(), weeks.element.querySelectorAll('.waiting').length, weeks.later.hidden]).toEqual([
      'Looking for free weeks…',
      4,
      true,
    ]);
    weeks.show({ yacht: borealis, guests: 2 });
    await settle();
    for (const release of released) release();
    await settle();
    expect([weeks.rows().length, weeks.element.querySelectorAll('.waiting').length]).toEqual([2, 0]);
  });
});

const bodies = (requests: Request[]) => Promise.all(requests.map((request) => request.json()));
const accept = () => serve(() => Response.json({ message: 'We’ll be in touch.' }));
const refuse = (problem: object) => serve(() => Response.json({ message: 'No.', code: 'invalid', ...problem }, { status: 400 }));

describe('the form of a request', () => {
  const whole = {
    words: 'Aurelia, January 2 – 9',
    body: { kind: 'request' as const, yachtId: 7, startDate: first.startDate, endDate: first.endDate, adults: 2, children: 1 },
    isHoldable: true,
    isOpen: false,
  };
  const entered = { firstName: 'Eva', lastName: 'de Graaf', email: 'eva@example.com', phone: '', message: '', website: '' };

  function open(chosen: object = whole) {
    const again = vi.fn<() => void>();
    const form = openForm(page, { chosen: () => chosen as never, again });
    const element = elementOf(form.element);
    form.tellChosen();
    return {
      element,
      again,
      sendButton: element.querySelector('.primary') as Fake,
      type(values: Record<string, string>) {
        for (const each of element.all) each.typed = values[each.attributes.get('name') ?? ''] ?? each.typed;
      },
      async send(wait = 3200) {
        element.querySelector('form')?.tell('submit');
        await vi.advanceTimersByTimeAsync(wait);
      },
      faults: () => wordsOf(element, '.fault').filter((text) => text !== ''),
      invalid: () => element.querySelectorAll('[aria-invalid]').map(({ attributes }) => attributes.get('name')),
    };
  }
  test('says what is requested, and sends it with what was typed, not too soon for a person', async () => {
    const requests = accept();
    const form = open();
    form.type(entered);
    expect(wordsOf(form.element, '.chosen')).toEqual([whole.words]);
    await form.send(3199);
    expect([requests.length, form.sendButton.textContent, form.sendButton.disabled]).toEqual([0, 'Sending…', true]);
    await form.send(1);
    expect(await bodies(requests)).toEqual([{ ...entered, ...whole.body, formToken: 'first token' }]);
    expect([wordsOf(form.element, 'h2'), focusedOnes.at(-1)?.textContent]).toEqual([['Request sent'], 'Request sent']);
    expect(wordsOf(form.element, '.sent')[0]).toContain('We’ll be in touch.');
  });

  test('holds the dates if that is chosen, and only where it can be', async () => {
    const requests = accept();
    const form = open();
    choose(form.element, 'option');
    expect(form.sendButton.textContent).toBe('Ask to hold these dates');
    await form.send();
    expect(wordsOf(form.element, 'h2')).toEqual(['Check your email']);
    const other = open({ ...whole, isHoldable: false });
    choose(other.element, 'option');
    expect(other.sendButton.textContent).toBe('Send request');
    await other.send();
    expect((await bodies(requests)).map(({ kind }) => kind)).toEqual(['option', 'request']);
  });

  test('asks for the dates in the message if no week is chosen', async () => {
    const requests = accept();
    const form = open({ ...whole, isHoldable: false, isOpen: true });
    form.type({ ...entered, message: '  ' });
    await form.send();
    expect([form.faults(), form.invalid(), requests]).toEqual([['Please tell us which dates you have in mind'], ['message'], []]);
    form.type({ message: 'In May' });
    await form.send();
    expect((await bodies(requests)).map(({ message }) => message)).toEqual(['In May']);
  });

  test('counts once however often it is sent until it arrives, and again once it is another', async () => {
    const form = open();
    form.type(entered);
    await form.send();
    expect(form.faults()).toEqual(['We couldn’t reach the server. Please check your connection and try again.']);
    const requests = accept();
    await form.send();
    elementOf(form.element.querySelector('.quiet')).tell('click');
    await form.send();
    const [first_, second_] = requests.map(({ headers }) => headers.get('idempotency-key'));
    expect([typeof first_, first_ === second_]).toEqual(['string', false]);
    const refused = refuse({});
    elementOf(form.element.querySelector('.quiet')).tell('click');
    await form.send();
    await form.send();
    form.type({ message: 'Other' });
    await form.send();
    const keys = refused.map(({ headers }) => headers.get('idempotency-key'));
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  });

  test('shows what is wrong at its fields, and nothing of it once it is sent again', async () => {
    const errors = [
      { path: 'lastName', message: 'Last name is required' },
      { path: 'email', message: 'Invalid email address' },
      { path: 'startDate', message: 'Please choose your dates' },
    ];
    refuse({ errors });
    const form = open();
    await form.send();
    expect([form.faults(), form.invalid()]).toEqual([errors.map(({ message }) => message), ['lastName', 'email']]);
    expect([focusedOnes.at(-1)?.attributes.get('name'), form.sendButton.disabled, form.sendButton.textContent]).toEqual([
      'lastName',
      false,
      'Send request',
    ]);
    refuse({ message: 'That week was taken meanwhile.', code: 'not_free' });
    await form.send();
    expect([form.faults(), form.invalid(), form.again.mock.calls.length]).toEqual([['That week was taken meanwhile.'], [], 1]);
    refuse({ message: 'Only 1 seat is left.', code: 'seats_taken' });
    await form.send();
    expect([form.faults(), form.again.mock.calls.length]).toEqual([['Only 1 seat is left.'], 2]);
  });

  test('that was open for too long is sent with a new token, after as long a wait', async () => {
    const form = open();
    form.type(entered);
    serve(({ method }) =>
      method === 'GET'
        ? Response.json({ ...page, formToken: 'second token' })
        : Response.json({ message: 'No.', code: 'invalid', errors: [{ path: 'formToken', message: 'Too old' }] }, { status: 400 }),
    );
    await form.send();
    expect([form.faults(), form.invalid()]).toEqual([['This page was open for a while. Please send it again.'], []]);
    const requests = accept();
    await form.send(3199);
    expect(requests).toEqual([]);
    await form.send(1);
    expect((await bodies(requests)).map(({ formToken, firstName }) => [formToken, firstName])).toEqual([['second token', 'Eva']]);
  });

  test('can be sent again afterwards, and shows the weeks as they are by then', async () => {
    accept();
    const form = open();
    form.type(entered);
    await form.send();
    elementOf(form.element.querySelector('.quiet')).tell('click');
    expect([wordsOf(form.element, 'h2'), form.again.mock.calls.length, form.sendButton.disabled]).toEqual([['Your request'], 1, false]);
  });
});

describe('the link that confirms an option', () => {
  test('does nothing by itself', () => {
    const requests = serve(() => Response.json({}));
    const section = elementOf(confirmPage(page, 'secret'));
    expect(section.textContent).toContain('Azure Charters holds your dates for 48 hours once you confirm.');
    expect([requests, section.all.some(({ tag, hidden }) => tag === 'p' && hidden)]).toEqual([[], true]);
  });

  test('confirms it once it is clicked, and disappears from the address', async () => {
    const held = { companyName: 'Azure Charters', yachtName: 'Aurelia', startDate: first.startDate, endDate: first.endDate };
    const requests = serve(() => Response.json({ ...held, until: '2027-01-01T23:30:00.000Z', timeZone: 'Europe/Paris' }));
    const section = elementOf(confirmPage(page, 'secret'));
    section.querySelector('button')?.tell('click');
    expect(section.querySelector('button')?.disabled).toBe(true);
    await settle();
    expect(await requests[0]?.json()).toEqual({ token: 'secret' });
    expect(replaceState.mock.calls).toEqual([[null, '', '/book/azure']]);
    expect(focusedOnes.at(-1)?.textContent).toBe('Your option is confirmed');
    // It is the next day in the company's time zone.
    expect(section.textContent).toMatch(/Aurelia is held for you until .*(January|Jan) 2.*12:30.AM/);
  });

  test('says until when in the formats of the company', async () => {
    const held = { companyName: 'Azure Charters', yachtName: 'Aurelia', startDate: first.startDate, endDate: first.endDate };
    serve(() => Response.json({ ...held, until: '2027-01-01T23:30:00.000Z', timeZone: 'Europe/Paris' }));
    const section = elementOf(confirmPage({ ...page, formats: { clock: '24', dateOrder: 'dmy', weekStart: 'monday' } }, 'secret'));
    section.querySelector('button')?.tell('click');
    await settle();
    expect(section.textContent).toMatch(/until .*\b2 Jan(uary)? 2027.* 00:30/);
  });

  test('that is refused says why, leads to other dates, and can be tried again', async () => {
    serve(() => Response.json({ message: 'This link has expired.', code: 'expired' }, { status: 410 }));
    const section = elementOf(confirmPage(page, 'secret'));
    section.querySelector('button')?.tell('click');
    await settle();
    expect([wordsOf(section, '.fault'), section.querySelector('button')?.disabled, section.querySelector('a')?.parent?.hidden]).toEqual([
      ['This link has expired.'],
      false,
      false,
    ]);
    expect([section.querySelector('a')?.attributes.get('href'), replaceState.mock.calls]).toEqual(['/book/azure', []]);
  });
});
