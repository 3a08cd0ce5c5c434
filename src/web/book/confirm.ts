import type { ConfirmedOption, PublicPage } from '#domain/desk/public-page.ts';
import { several } from '#domain/shared/words.ts';
import type { z } from '#domain/shared/zod.ts';
import { call, reasonOf } from './call.ts';
import { fill, goTo, make } from './element.ts';
import { datesOf } from './page.ts';

/** What the emailed link opens. It confirms nothing by itself: mail scanners open every link. */
export function confirmPage(page: PublicPage, token: string): HTMLElement {
  const button = make('button', { class: 'primary' }, 'Confirm the option');
  const fault = make('p', { class: 'fault', role: 'alert' });
  const other = make('p', { hidden: true }, make('a', { href: location.pathname }, 'Look for other dates'));
  const section = make(
    'section',
    {},
    make('h2', {}, 'Confirm your option'),
    make('p', {}, `${page.name} holds your dates for ${several(page.optionHours, 'hour')} once you confirm.`),
    fault,
    button,
    other,
  );
  button.addEventListener('click', () => void confirm());
  return section;

  async function confirm(): Promise<void> {
    button.disabled = true;
    fault.textContent = '';
    try {
      const held = await call<z.infer<typeof ConfirmedOption>>('/api/public-confirm', { body: { token } });
      // The token is used: remove it, so that a shared address doesn't contain it.
      history.replaceState(null, '', location.pathname);
      const dates = datesOf(page);
      const heading = make('h2', {}, 'Your option is confirmed');
      fill(
        section,
        make(
          'div',
          { class: 'sent' },
          heading,
          make('p', {}, `${held.yachtName} is held for you until ${dates.moment(held.until)}.`),
          make('p', {}, dates.period(held.startDate, held.endDate)),
          make('p', { class: 'dim' }, `${page.name} will be in touch.`),
        ),
      );
      goTo(heading);
    } catch (error) {
      fault.textContent = reasonOf(error);
      other.hidden = false;
    } finally {
      button.disabled = false;
    }
  }
}
