import type { Customer } from '#domain/customers/customer.ts';
import type { Invoice } from '#domain/finance/invoice.ts';
import type { MaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { addDays } from '#domain/shared/calendar-days.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { dayOf, eventsAhead, hourOf, isFree, must, type Company } from './company.ts';
import { openByPalette } from './hand.ts';
import { task } from './task.ts';
import { addOnTimeline, chooseCustomer, fillBooking, onTimeline, openTimeline } from './timeline-acts.ts';

async function firstFree(company: Company, days: number): Promise<{ yacht: Yacht; first: string; last: string }> {
  const [events, yachts] = await Promise.all([eventsAhead(company, 14), company.get<Yacht[]>('/api/yachts?sort=name')]);
  for (let ahead = 1; ahead < 10; ahead++) {
    const [first, last] = [addDays(company.today, ahead), addDays(company.today, ahead + days - 1)];
    const yacht = yachts.find(({ id, status }) => status === 'active' && isFree(events, id, first, last));
    if (yacht) return { yacht, first, last };
  }
  throw new Error(`No yacht is free for ${days} days`);
}

export const dayTrip = task({
  number: 1,
  title: 'day trip tomorrow 10–18, price',
  spec: { mouse: 19 },
  async choose(company) {
    const [customer] = await company.get<Customer[]>('/api/customers?q=Aubert');
    must(customer, 'There is no Aubert');
    const { yacht, first } = await firstFree(company, 1);
    must(first === addDays(company.today, 1), 'No yacht is free tomorrow');
    return { customer, yacht, day: first };
  },
  flows: {
    async mouse(hand, { yacht }) {
      const { page } = hand;
      await hand.click(page.getByRole('link', { name: 'Schedule', exact: true }));
      await hand.click(page.getByRole('link', { name: 'Day View' }));
      await hand.click(page.getByRole('button', { name: 'Next day' }));
      const hours = await page.getByRole('list', { name: yacht.name }).boundingBox();
      must(hours, `${yacht.name} should have had a column`);
      await hand.drag({ x: hours.x + 60, y: hours.y + 10 * 48 + 4 }, { x: hours.x + 60, y: hours.y + 18 * 48 - 4 });
      await fillBooking(hand);
    },
    async keys(hand, { yacht, day }) {
      const { page } = hand;
      await openTimeline(hand);
      await addOnTimeline(hand, yacht.name, day);
      await chooseCustomer(hand);
      await hand.goTo(page.getByLabel('Price'));
      await hand.type(page.getByLabel('Price'), '1900');
      await hand.goTo(page.getByLabel('Start time *'));
      await hand.type(page.getByLabel('Start time *'), '10');
      await hand.goTo(page.getByLabel('End time *'));
      await hand.type(page.getByLabel('End time *'), '18');
      await hand.press('Enter');
      await page.getByText('Event created').waitFor();
    },
  },
  async check({ get }, { customer, yacht, day }) {
    const [trip] = await get<ScheduleEvent[]>(`/api/schedule?type=day_rent&yachtId=${yacht.id}&from=${day}T00:00:00Z&to=${day}T23:00:00Z`);
    must(trip, 'No day trip was stored');
    must(trip.customerId === customer.id, `It is for ${trip.customerFullName}`);
    must(trip.price === 190_000, `It costs ${trip.price}`);
    must(`${dayOf(trip.startDate)} ${hourOf(trip.startDate)}–${hourOf(trip.endDate)}` === `${day} 10:00–18:00`, 'It is at another time');
  },
});

const twoDays = 2 * 86_400_000;

function later(instant: string): string {
  return new Date(Date.parse(instant) + twoDays).toISOString();
}

export const movedCharter = task({
  number: 2,
  title: 'move a charter by two days',
  spec: { mouse: 7 },
  async choose(company) {
    const events = await eventsAhead(company, 20);
    const charter = events.find(
      ({ id, type, yachtId, startDate, endDate }) =>
        type === 'charter' &&
        dayOf(startDate) > company.today &&
        dayOf(endDate) <= addDays(company.today, 14) &&
        events.every((each) => each.id === id || each.yachtId !== yachtId || each.endDate <= startDate || each.startDate >= later(endDate)),
    );
    must(charter, 'There is no charter with two free days behind it');
    return charter;
  },
  flows: {
    async mouse(hand, { yachtName, startDate }) {
      const { page } = hand;
      await hand.click(page.getByRole('link', { name: 'Schedule', exact: true }));
      await hand.click(page.getByRole('link', { name: 'Fleet timeline' }));
      await page.locator('[data-event]').first().waitFor();
      const day = addDays(dayOf(startDate), 1);
      await hand.drag(await onTimeline(hand, yachtName, day), await onTimeline(hand, yachtName, addDays(day, 2)));
      await page.getByText(/moved/i).first().waitFor();
    },
    async keys(hand, { yachtName, startDate }) {
      await openTimeline(hand);
      await hand.until('ArrowDown', new RegExp(`^${yachtName},`));
      await hand.until('Control+ArrowRight', new RegExp(`^${yachtName}, Charter: .*\\b${Number(dayOf(startDate).slice(8))}\\b .* to `));
      await hand.press('Alt+ArrowRight', 'Alt+ArrowRight', 'Enter');
      await hand.page.getByText(/moved/i).first().waitFor();
    },
  },
  async check({ get }, { id, startDate, endDate }) {
    const now = await get<ScheduleEvent>(`/api/schedule/${id}`);
    must(now.startDate === later(startDate) && now.endDate === later(endDate), 'It lies elsewhere');
  },
});

export const sentInvoice = task({
  number: 4,
  title: 'invoice a finished charter, send',
  spec: { mouse: 16 },
  // All charters of the demo are invoiced, so this adds one that came back two days ago.
  async choose({ get, post, today }) {
    const [[yacht], [customer]] = await Promise.all([
      get<Yacht[]>('/api/yachts?q=Orsa Minore'),
      get<Customer[]>('/api/customers?q=Aubert'),
    ]);
    must(yacht && customer, 'There is no Orsa Minore or no Aubert');
    return post<ScheduleEvent>('/api/schedule', {
      yachtId: yacht.id,
      customerId: customer.id,
      type: 'charter',
      title: 'Charter to Elba',
      startDate: `${addDays(today, -5)}T15:00:00.000Z`,
      endDate: `${addDays(today, -2)}T08:00:00.000Z`,
      price: 900_000,
      currency: 'EUR',
    });
  },
  flows: {
    async mouse(hand, { title }) {
      const { page } = hand;
      await hand.click(page.getByRole('link', { name: 'Charters', exact: true }));
      await hand.click(page.getByRole('link', { name: /^Past/ }));
      await hand.click(page.getByRole('link', { name: `Create invoice: ${title}` }).first());
      await hand.click(page.getByRole('button', { name: 'Create and send' }));
      await hand.click(page.getByRole('button', { name: 'Send invoice' }));
      await page.getByText('Invoice on its way').waitFor();
    },
    async keys(hand, { title }) {
      const { page } = hand;
      await openByPalette(hand, 'charters', 'Charters');
      await hand.goTo(page.getByRole('link', { name: /^Past/ }));
      await hand.press('Enter');
      await hand.goTo(page.getByRole('link', { name: `Create invoice: ${title}` }).first());
      await hand.press('Enter');
      await hand.goTo(page.getByRole('button', { name: 'Create and send' }));
      await hand.press('Enter');
      await hand.goTo(page.getByRole('button', { name: 'Send invoice' }), 'Shift+Tab');
      await hand.press('Enter');
      await page.getByText('Invoice on its way').waitFor();
    },
  },
  async check({ get }, { id, customerId, price }) {
    const [invoice, ...more] = await get<Invoice[]>(`/api/invoices?eventId=${id}`);
    must(invoice && more.length === 0, 'It has no invoice, or several');
    must(invoice.customerId === customerId && invoice.status === 'sent', `It is ${invoice.status}`);
    must(Number(invoice.subtotal) * 100 === price, `It is about ${invoice.subtotal}`);
  },
});

export const engineService = task({
  number: 5,
  title: 'engine service, first free two days',
  spec: { mouse: 25 },
  choose: (company) => firstFree(company, 2),
  flows: {
    async mouse(hand, { yacht, first, last }) {
      const { page } = hand;
      await hand.click(page.getByRole('link', { name: 'Schedule', exact: true }));
      await hand.click(page.getByRole('link', { name: 'Fleet timeline' }));
      await page.locator('[data-event]').first().waitFor();
      await hand.drag(await onTimeline(hand, yacht.name, first), await onTimeline(hand, yacht.name, last));
      await hand.click(page.getByText('Maintenance', { exact: true }).and(page.locator('label')));
      await hand.click(page.getByLabel('Title *'));
      await hand.type(page.getByLabel('Title *'), 'Engine service');
      await hand.press('Enter');
      await page.getByText('Event created').waitFor();
    },
    async keys(hand, { yacht, first, last }) {
      const { page } = hand;
      await openTimeline(hand);
      await addOnTimeline(hand, yacht.name, first);
      await hand.focused(page.locator('form').getByLabel('Customer', { exact: true }));
      await hand.goTo(page.getByRole('radio', { name: 'Day trip' }), 'Shift+Tab');
      await hand.goTo(page.getByRole('radio', { name: 'Maintenance' }), 'ArrowRight');
      await hand.goTo(page.getByLabel('Title *'));
      await hand.type(page.getByLabel('Title *'), 'Engine service');
      await hand.goTo(page.getByLabel('End date *'));
      await hand.type(page.getByLabel('End date *'), last);
      await hand.press('Enter');
      await page.getByText('Event created').waitFor();
    },
  },
  async check({ get }, { yacht, first, last }) {
    const records = await get<MaintenanceRecord[]>(`/api/yachts/${yacht.id}/maintenance`);
    const service = records.find(({ title }) => title === 'Engine service');
    must(service, 'No engine service was stored');
    must(service.type === 'engine', `Its kind is ${service.type}`);
    const [event] = await get<ScheduleEvent[]>(
      `/api/schedule?type=maintenance&yachtId=${yacht.id}&from=${first}T00:00:00Z&to=${last}T23:00:00Z`,
    );
    must(event && dayOf(event.startDate) === first && dayOf(event.endDate) === last, 'It is on other days');
  },
});
