// The page that a company shows to the public. Plain elements and no framework: it has to load at once on any phone, and in frames of other
// websites.
import type { PublicCell } from '#domain/desk/public-page.ts';
import { confirmPage } from './confirm.ts';
import { departureList } from './departures.ts';
import { fill, make } from './element.ts';
import { tellHeight } from './frame.ts';
import { datesOf, page } from './page.ts';
import { openForm, type Chosen } from './request-form.ts';
import { openWeeks } from './weeks.ts';
import { yachtList } from './yachts.ts';

const main = document.getElementById('book');
const token = /^#([\w-]{43})$/.exec(location.hash)?.[1];
// A link from an email, opened while the page is already open.
addEventListener('hashchange', () => location.reload());
if (page && main) {
  if (token && parent === window) fill(main, confirmPage(page, token));
  else showFleet(main, page);
  tellHeight();
}

type OpenPage = NonNullable<typeof page>;

function showFleet(within: HTMLElement, openPage: OpenPage): void {
  const hasBoth = openPage.yachts.length > 0 && openPage.departures.length > 0;
  if (openPage.yachts.length === 0 && openPage.departures.length === 0)
    return fill(within, make('p', {}, 'There is nothing to book online yet. Please come back later.'));
  const [adults, children] = [count('adults', 'Adults', 2, 1), count('children', 'Children', 0, 0)];
  const guests = make('fieldset', {}, make('legend', {}, 'Guests'), make('div', { class: 'two' }, adults.element, children.element));
  const party = () => ({ adults: adults.value(), children: children.value() });
  let isSeats = openPage.yachts.length === 0;
  const form = openForm(openPage, {
    chosen: () => (isSeats ? seats.chosen() : whole.chosen()),
    again: () => (isSeats ? seats.again() : whole.again()),
  });
  const whole = wholeYacht(openPage, party, form.tellChosen);
  const seats = seatsOn(openPage, party, form.tellChosen);
  const choice = make('div', { class: 'choice' });
  const show = () => {
    fill(choice, hasBoth ? modes : null, ...(isSeats ? [seats.element, guests] : [whole.yachts, guests, whole.weeks]));
    if (isSeats) form.tellChosen();
    else whole.show();
  };
  const modes = modeChoice((chosen) => {
    isSeats = chosen;
    show();
  });
  guests.addEventListener('change', () => (isSeats ? form.tellChosen() : whole.show()));
  fill(
    within,
    choice,
    openPage.takesRequests ? form.element : make('p', { class: 'dim' }, 'This page isn’t taking requests at the moment.'),
  );
  show();
}

/** Whether the visitor wants a whole yacht or single seats. */
function modeChoice(choose: (isSeats: boolean) => void): HTMLElement {
  const element = make(
    'fieldset',
    {},
    make('legend', {}, 'What would you like?'),
    make('div', { class: 'two weeks' }, modeOption('yacht', 'A yacht for a week'), modeOption('seats', 'Seats for a day')),
  );
  element.addEventListener('change', ({ target }) => choose((target as HTMLInputElement).value === 'seats'));
  return element;
}

function modeOption(value: string, label: string): HTMLElement {
  const input = make('input', { type: 'radio', name: 'mode', value, checked: value === 'yacht' });
  return make('label', { class: 'week free' }, input, make('span', {}, label));
}

type Party = () => { adults: number; children: number };

function wholeYacht(openPage: OpenPage, party: Party, tell: () => void) {
  let [yacht] = openPage.yachts;
  let week: PublicCell | null = null;
  const weeks = openWeeks(openPage, (chosen) => {
    week = chosen;
    tell();
  });
  const show = () => {
    const { adults, children } = party();
    if (yacht) weeks.show({ yacht, guests: adults + children });
  };
  return {
    yachts: yachtList(openPage.yachts, (chosen) => {
      yacht = chosen;
      show();
    }),
    weeks: weeks.element,
    again: weeks.again,
    show,
    chosen(): Chosen | undefined {
      if (!yacht) return undefined;
      const dates = week && { startDate: week.startDate, endDate: week.endDate };
      return {
        words: `${yacht.name}, ${week ? datesOf(openPage).period(week.startDate, week.endDate) : 'dates as in your message'}`,
        body: { kind: 'request', yachtId: yacht.yachtId, ...dates, ...party() },
        isHoldable: openPage.takesOptions && week !== null,
        isOpen: week === null,
      };
    },
  };
}

function seatsOn(openPage: OpenPage, party: Party, tell: () => void) {
  let [departure] = openPage.departures;
  const departures = departureList(openPage, (chosen) => {
    departure = chosen;
    tell();
  });
  return {
    element: departures.element,
    again: () => void departures.again(),
    chosen(): Chosen | undefined {
      if (!departure) return undefined;
      const { departureId, title, startDate, endDate } = departure;
      const words = `${title}, ${datesOf(openPage).period(startDate, endDate)}`;
      return { words, body: { kind: 'seats', departureId, ...party() }, isHoldable: false, isOpen: false };
    },
  };
}

function count(id: string, label: string, value: number, min: number) {
  const input = make('input', { id, type: 'number', inputmode: 'numeric', min, max: 99, value });
  return {
    element: make('p', { class: 'field' }, make('label', { for: id }, label), input),
    value: () => Math.min(99, Math.max(min, Math.round(Number(input.value)) || 0)),
  };
}
