import type { PublicPage } from '#domain/desk/public-page.ts';
import { plainMoney } from '#domain/shared/money.ts';
import { several } from '#domain/shared/words.ts';
import { call } from './call.ts';
import { fill, make } from './element.ts';
import { api, datesOf } from './page.ts';

type Departure = PublicPage['departures'][number];

/** The days whose seats are sold one by one. The first one is already chosen. Reports the chosen one, if any is left. */
export function departureList(page: PublicPage, choose: (departure: Departure | undefined) => void) {
  const dates = datesOf(page);
  const list = make('div', { class: 'weeks' });
  let { departures } = page;
  let [chosen] = departures;
  list.addEventListener('change', ({ target }) => {
    chosen = departures.find(({ departureId }) => String(departureId) === (target as HTMLInputElement).value);
    choose(chosen);
  });
  render();

  return {
    element: make('fieldset', {}, make('legend', {}, 'Choose your day'), list),
    /** Loads the days again: somebody else may have taken seats. */
    async again(): Promise<void> {
      try {
        ({ departures } = await call<PublicPage>(api));
      } catch {
        return; // Those that are shown stay.
      }
      chosen = departures.find(({ departureId }) => departureId === chosen?.departureId) ?? departures[0];
      render();
      choose(chosen);
    },
  };

  function render(): void {
    fill(list, ...(departures.length > 0 ? departures.map(row) : [make('p', { class: 'dim' }, 'There are no seats left.')]));
  }

  function row({ departureId, title, yachtName, startDate, endDate, seatsLeft, seat, childSeat, currency }: Departure): HTMLElement {
    return make(
      'label',
      { class: 'week free' },
      make('input', { type: 'radio', name: 'departure', value: departureId, checked: departureId === chosen?.departureId }),
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
    );
  }
}
