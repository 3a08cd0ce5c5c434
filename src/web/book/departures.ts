import type { PublicPage } from '#domain/desk/public-page.ts';
import { plainMoney } from '#domain/shared/money.ts';
import { several } from '#domain/shared/words.ts';
import { make } from './element.ts';
import { datesOf } from './page.ts';

type Departure = PublicPage['departures'][number];

/** The days whose seats are sold one by one. The first one is already chosen. */
export function departureList(page: PublicPage, choose: (departure: Departure) => void): HTMLElement {
  const dates = datesOf(page);
  const list = make(
    'div',
    { class: 'weeks' },
    ...page.departures.map(({ departureId, title, yachtName, startDate, endDate, seatsLeft, seat, childSeat, currency }, nth) =>
      make(
        'label',
        { class: 'week free' },
        make('input', { type: 'radio', name: 'departure', value: departureId, checked: nth === 0 }),
        make(
          'span',
          { class: 'said' },
          make('strong', {}, title),
          make('span', {}, dates.period(startDate, endDate)),
          make('span', { class: 'dim' }, `${yachtName}, ${several(seatsLeft, 'seat')} left`),
        ),
        make(
          'span',
          { class: 'price' },
          plainMoney(seat, currency),
          make('small', { class: 'dim' }, childSeat === seat ? 'a seat' : `children ${plainMoney(childSeat, currency)}`),
        ),
      ),
    ),
  );
  list.addEventListener('change', ({ target }) => {
    const chosen = page.departures.find(({ departureId }) => String(departureId) === (target as HTMLInputElement).value);
    if (chosen) choose(chosen);
  });
  return make('fieldset', {}, make('legend', {}, 'Choose your day'), list);
}
