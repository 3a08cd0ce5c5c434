import type { PublicPage } from '#domain/desk/public-page.ts';
import { several } from '#domain/shared/words.ts';
import { make } from './element.ts';

export type Yacht = PublicPage['yachts'][number];

/** The yachts to choose from. The first one is chosen already, so that its weeks and prices are there at once. */
export function yachtList(yachts: readonly Yacht[], choose: (yacht: Yacht) => void): HTMLElement {
  const list = make('div', { class: 'yachts' }, ...yachts.map((yacht, nth) => card(yacht, nth === 0)));
  list.addEventListener('change', ({ target }) => {
    const chosen = yachts.find(({ yachtId }) => String(yachtId) === (target as HTMLInputElement).value);
    if (chosen) choose(chosen);
  });
  return make('fieldset', {}, make('legend', {}, 'Choose a yacht'), list);
}

function card(yacht: Yacht, isFirst: boolean): HTMLElement {
  const { yachtId, name, place, blurb, picture } = yacht;
  return make(
    'label',
    { class: 'card' },
    make('input', { type: 'radio', name: 'yacht', value: yachtId, checked: isFirst }),
    picture
      ? make('img', {
          src: picture.startsWith('/') ? `${picture}&size=thumb` : picture,
          alt: '',
          loading: 'lazy',
          decoding: 'async',
          width: 96,
          height: 72,
        })
      : null,
    make(
      'span',
      { class: 'said' },
      make('strong', {}, name),
      make('span', { class: 'dim' }, factsOf(yacht)),
      place ? make('span', { class: 'dim' }, place) : null,
      blurb ? make('span', {}, blurb) : null,
    ),
  );
}

function factsOf({ type, length, year, maxGuests }: Yacht): string {
  return [type, length, year, maxGuests && `up to ${several(maxGuests, 'guest')}`].filter(Boolean).join(' · ');
}
