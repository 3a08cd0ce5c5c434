import type { PublicCell, PublicPage } from '#domain/desk/public-page.ts';
import { addDays, addMonths, firstOfMonth } from '#domain/shared/calendar-days.ts';
import { dayWords, wholeMonth } from '#domain/shared/date-words.ts';
import { plainMoney } from '#domain/shared/money.ts';
import { call, reasonOf } from './call.ts';
import { fill, make } from './element.ts';
import { api, datesOf, todayOf } from './page.ts';
import type { Yacht } from './yachts.ts';

const daysAtATime = 84;
// The server answers 400 days at most.
const daysAtMost = 4 * daysAtATime;
const monthsAhead = 18;

type Wanted = { yacht: Yacht; guests: number };

/** The weeks of a yacht, from a month that the visitor can choose. Reports the chosen week; null means other dates, as in the message. */
export function openWeeks(page: PublicPage, choose: (week: PublicCell | null) => void) {
  const today = todayOf(page);
  const dates = datesOf(page);
  const list = make('div', { class: 'weeks' });
  const status = make('p', { class: 'dim', role: 'status' });
  const later = make('button', { type: 'button', class: 'quiet' }, 'Later weeks');
  const month = make(
    'select',
    { id: 'month' },
    ...Array.from({ length: monthsAhead }, (_, nth) => {
      const first = addMonths(firstOfMonth(today), nth);
      return make('option', { value: nth === 0 ? today : first }, dayWords(first, wholeMonth, page.formats));
    }),
  );
  let wanted: Wanted | undefined;
  // Weeks are shown up to the first of these days, and are to be shown up to the second.
  let [until, goal] = [today, today];
  let asking = new AbortController();
  let weeks: PublicCell[] = [];
  let chosen = 'other';

  list.addEventListener('change', ({ target }) => {
    chosen = (target as HTMLInputElement).value;
    tell();
  });
  month.addEventListener('change', () => void begin());
  later.addEventListener('click', () => void more());

  return {
    element: make(
      'fieldset',
      {},
      make('legend', {}, 'Choose your dates'),
      make('p', { class: 'field' }, make('label', { for: 'month' }, 'From'), month),
      list,
      status,
      later,
    ),
    /** Shows the weeks of this yacht for this many guests. */
    show(now: Wanted): void {
      const isSame = now.yacht === wanted?.yacht;
      wanted = now;
      void (isSame ? readAgain() : begin());
    },
    /** Loads the weeks again: somebody else may have taken one. */
    again: () => void readAgain(),
  };

  async function begin(): Promise<void> {
    goal = month.value;
    await readAgain();
  }

  /** Reads all weeks again up to where they were shown, so that a later one stays chosen. */
  async function readAgain(): Promise<void> {
    weeks = [];
    until = month.value;
    await more();
  }

  async function more(): Promise<void> {
    if (!wanted) return;
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const from = until;
    if (goal <= from) goal = addDays(from, daysAtATime);
    const farthest = addDays(from, daysAtMost);
    const to = goal < farthest ? goal : farthest;
    if (weeks.length === 0) fill(list, ...Array.from({ length: 4 }, () => make('span', { class: 'week waiting', 'aria-hidden': true })));
    status.textContent = 'Looking for free weeks…';
    later.hidden = true;
    try {
      const address = `${api}/availability?yachtId=${wanted.yacht.yachtId}&from=${from}&to=${to}&guests=${wanted.guests}`;
      const cells = await call<PublicCell[]>(address, { signal });
      weeks = [...weeks, ...cells];
      until = to;
      status.textContent = cells.some(({ state }) => state === 'free') ? '' : 'There are no free weeks here.';
      later.hidden = false;
      render();
    } catch (error) {
      if (signal.aborted) return;
      if (weeks.length === 0) {
        fill(list);
        // A week that is no longer shown isn't chosen either.
        chosen = 'other';
        tell();
      }
      status.textContent = reasonOf(error);
      later.textContent = 'Try again';
      later.hidden = false;
      return;
    }
    later.textContent = 'Later weeks';
  }

  function render(): void {
    if (!weeks.some(({ startDate, state }) => state === 'free' && startDate === chosen)) chosen = 'other';
    fill(list, ...weeks.map(row), otherDates());
    tell();
  }

  function row({ startDate, endDate, state, total, atBase }: PublicCell): HTMLElement {
    const { currency } = wanted?.yacht ?? page;
    const words =
      state === 'held' ? 'On hold' : state === 'taken' ? 'Taken' : total === null ? 'Price on request' : plainMoney(total, currency);
    return make(
      'label',
      { class: `week ${state}` },
      make('input', { type: 'radio', name: 'week', value: startDate, disabled: state !== 'free', checked: startDate === chosen }),
      make('span', {}, dates.span(startDate, endDate)),
      make(
        'span',
        { class: 'price' },
        words,
        atBase ? make('small', { class: 'dim' }, `plus ${plainMoney(atBase, currency)} at the base`) : null,
      ),
    );
  }

  function otherDates(): HTMLElement {
    return make(
      'label',
      { class: 'week free' },
      make('input', { type: 'radio', name: 'week', value: 'other', checked: chosen === 'other' }),
      make('span', {}, 'Other dates, as in my message'),
    );
  }

  function tell(): void {
    choose(weeks.find(({ startDate }) => startDate === chosen) ?? null);
  }
}
