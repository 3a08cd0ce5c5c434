// The page that a company shows to strangers. Plain elements and no framework: it is to be there at once on any phone, and in other websites' frames.
import type { PublicCell } from '#domain/desk/public-page.ts';
import { confirmPage } from './confirm.ts';
import { fill, make } from './element.ts';
import { tellHeight } from './frame.ts';
import { page } from './page.ts';
import { openForm } from './request-form.ts';
import { openWeeks } from './weeks.ts';
import { yachtList } from './yachts.ts';

const main = document.getElementById('book');
const token = /^#([\w-]{43})$/.exec(location.hash)?.[1];
// A link from a letter, opened where the page is open already.
addEventListener('hashchange', () => location.reload());
if (page && main) {
  if (token && parent === window) fill(main, confirmPage(page, token));
  else showFleet(main, page);
  tellHeight();
}

function showFleet(within: HTMLElement, shown: NonNullable<typeof page>): void {
  let [yacht] = shown.yachts;
  let week: PublicCell | null = null;
  if (!yacht) return fill(within, make('p', {}, 'There is nothing to book online yet. Please come back later.'));
  const [adults, children] = [count('adults', 'Adults', 2, 1), count('children', 'Children', 0, 0)];
  const weeks = openWeeks(shown, (chosen) => {
    week = chosen;
    form.tellChosen();
  });
  const form = openForm(shown, {
    chosen: () => yacht && { yacht, week, adults: adults.value(), children: children.value() },
    again: weeks.again,
  });
  const guests = make('fieldset', {}, make('legend', {}, 'Guests'), make('div', { class: 'two' }, adults.element, children.element));
  const show = () => yacht && weeks.show({ yacht, guests: adults.value() + children.value() });
  guests.addEventListener('change', show);
  fill(
    within,
    make(
      'div',
      { class: 'choice' },
      yachtList(shown.yachts, (chosen) => {
        yacht = chosen;
        show();
      }),
      guests,
      weeks.element,
    ),
    shown.takesRequests ? form.element : make('p', { class: 'dim' }, 'This page takes no requests at the moment.'),
  );
  show();
}

function count(id: string, label: string, value: number, min: number) {
  const input = make('input', { id, type: 'number', inputmode: 'numeric', min, max: 99, value });
  return {
    element: make('p', { class: 'field' }, make('label', { for: id }, label), input),
    value: () => Math.min(99, Math.max(min, Math.round(Number(input.value)) || 0)),
  };
}
