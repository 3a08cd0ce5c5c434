import type { Certificate } from '#domain/crew/certificate.ts';
import type { CrewMember } from '#domain/crew/crew-member.ts';
import { addDays } from '#domain/shared/calendar-days.ts';
import type { Trip } from '#domain/trips/trip.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { dayOf, hourOf, must } from './company.ts';
import { openByPalette, type Hand } from './hand.ts';
import { task } from './task.ts';

export const newCrewMember = task({
  number: 6,
  title: 'crew member, certificate with expiry, yacht',
  spec: { mouse: 10 },
  async choose({ get, today }) {
    const [yacht] = await get<Yacht[]>('/api/yachts?q=Blue Tramontane');
    must(yacht, 'There is no Blue Tramontane');
    return { yacht, name: 'Inés Valdor', expiry: `${Number(today.slice(0, 4)) + 2}${today.slice(4)}` };
  },
  flows: {
    async mouse(hand, { yacht, name }) {
      const { page } = hand;
      await hand.click(page.getByRole('link', { name: yacht.name, exact: true }).first());
      await hand.click(page.getByRole('link', { name: 'Add crew member' }));
      await hand.type(page.getByLabel('Name *'), name);
      await hand.press('Tab');
      await hand.type(page.getByLabel('Role *'), 'Deckhand');
      await hand.click(page.getByRole('button', { name: 'Add certificate' }));
      await hand.type(page.getByLabel('Certificate *'), 'ENG1 Medical Certificate');
      await hand.press('Enter');
      await page.getByText('Crew member created').waitFor();
    },
    async keys(hand, { yacht, name }) {
      const { page } = hand;
      await openByPalette(hand, 'blue tram', yacht.name);
      await hand.goTo(page.getByRole('link', { name: 'Add crew member' }));
      await hand.press('Enter');
      await hand.type(page.getByLabel('Name *'), name);
      await hand.press('Tab');
      await hand.type(page.getByLabel('Role *'), 'Deckhand');
      await hand.goTo(page.getByRole('button', { name: 'Add certificate' }));
      await hand.press('Enter');
      await hand.type(page.getByLabel('Certificate *'), 'ENG1 Medical Certificate');
      await hand.press('Enter');
      await page.getByText('Crew member created').waitFor();
    },
  },
  async check({ get }, { yacht, name, expiry }) {
    const [member] = await get<CrewMember[]>(`/api/crew?q=${encodeURIComponent(name)}`);
    must(member && member.yachtId === yacht.id && member.role === 'Deckhand', 'Nobody of that name serves on that yacht');
    const [certificate] = await get<Certificate[]>(`/api/crew/${member.id}/certificates`);
    must(certificate?.type === 'ENG1 Medical Certificate', 'The certificate is missing');
    must(certificate.expiryDate === expiry, `The certificate runs until ${certificate.expiryDate}`);
  },
});

export const movedCrewMember = task({
  number: 7,
  title: 'crew member to another yacht',
  spec: { mouse: 7 },
  async choose({ get }) {
    const [yachts, crew] = await Promise.all([get<Yacht[]>('/api/yachts?sort=name'), get<CrewMember[]>('/api/crew?limit=100')]);
    const [, to] = yachts;
    const from = yachts[0];
    const member = crew.find(({ id, yachtId }) => yachtId === from?.id && !yachts.some(({ captainId }) => captainId === id));
    must(to && member, 'Nobody can be moved');
    return { to, member };
  },
  flows: {
    async mouse(hand, { member, to }) {
      const { page } = hand;
      await hand.click(page.getByRole('link', { name: 'Crew Management' }));
      await hand.click(page.getByRole('link', { name: /assign/i }).first());
      const card = await hand.see(page.getByRole('link', { name: member.name, exact: true }));
      const column = await hand.see(page.getByRole('region', { name: to.name }).locator('ul'));
      await hand.drag(card, column);
      await page.getByRole('region', { name: to.name }).getByText(member.name).waitFor();
      await page
        .getByText(/moved|aboard|assigned/i)
        .first()
        .waitFor();
    },
    async keys(hand, { member, to }) {
      const { page } = hand;
      await openByPalette(hand, 'assign', 'Crew Assignments');
      await hand.goTo(page.getByRole('button', { name: `Move ${member.name}` }));
      await hand.press('Enter');
      await page.getByRole('menu').waitFor();
      await hand.goTo(page.getByRole('menuitem', { name: to.name }), 'ArrowDown');
      await hand.press('Enter');
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
  async check({ get }, { member, to }) {
    must((await get<CrewMember>(`/api/crew/${member.id}`)).yachtId === to.id, `${member.name} serves on another yacht`);
  },
});

export const endedTrip = task({
  number: 9,
  title: 'trip that has ended',
  spec: { mouse: 15, touch: 16 },
  async choose({ get, today }) {
    const [yacht] = await get<Yacht[]>('/api/yachts?q=Aurelia');
    must(yacht, 'There is no Aurelia');
    const trips = await get<Trip[]>(`/api/yachts/${yacht.id}/trips`);
    const [last] = trips
      .filter(({ departureDate }) => dayOf(departureDate) < today)
      .toSorted((a, b) => (a.departureDate < b.departureDate ? 1 : -1));
    must(last, 'She has been nowhere');
    return { yacht, from: last.arrivalLocation, day: addDays(today, -1) };
  },
  flows: {
    async mouse(hand, { yacht, day }) {
      const { page } = hand;
      await hand.click(page.getByRole('link', { name: yacht.name, exact: true }).first());
      await hand.click(page.getByRole('tab', { name: /Trips & Routes/ }));
      await hand.click(page.getByRole('link', { name: 'Log a trip' }));
      await enterTrip(hand, day);
      await hand.press('Enter');
      await page.getByText('Trip logged').waitFor();
    },
    async touch(hand, { yacht, day }) {
      const { page } = hand;
      await hand.click(page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Yachts' }));
      await hand.click(page.getByRole('link', { name: new RegExp(yacht.name) }).first());
      await hand.click(page.getByRole('tab', { name: /Trips & Routes/ }));
      await hand.click(page.getByRole('link', { name: 'Log a trip' }));
      await enterTrip(hand, day);
      await hand.click(page.getByRole('button', { name: 'Log trip' }));
      await page.getByText('Trip logged').waitFor();
    },
    async keys(hand, { yacht, day }) {
      const { page } = hand;
      await openByPalette(hand, 'aurelia', yacht.name);
      await hand.goTo(page.getByRole('tab').first());
      await hand.until('ArrowRight', /^Trips & Routes/);
      await hand.press('Enter');
      await hand.goTo(page.getByRole('link', { name: 'Log a trip' }));
      await hand.press('Enter');
      await hand.type(page.getByLabel('Arrival location *'), 'Calvi');
      await hand.goTo(page.getByLabel('Departure date *'), 'Shift+Tab');
      await hand.type(page.getByLabel('Departure date *'), day);
      await hand.goTo(page.getByLabel('Arrival time', { exact: true }));
      await hand.type(page.getByLabel('Arrival time', { exact: true }), '1700');
      await hand.press('Enter');
      await page.getByText('Trip logged').waitFor();
    },
  },
  async check({ get }, { yacht, from, day }) {
    const trips = await get<Trip[]>(`/api/yachts/${yacht.id}/trips`);
    const trip = trips.find(({ arrivalLocation }) => arrivalLocation === 'Calvi');
    must(trip, 'No trip to Calvi was stored');
    must(trip.departureLocation === from && trip.arrivalPosition !== null, `It left ${trip.departureLocation}`);
    must(trip.status === 'completed', `It is ${trip.status}`);
    must(trip.arrivalDate && `${dayOf(trip.arrivalDate)} ${hourOf(trip.arrivalDate)}` === `${day} 17:00`, `It arrived ${trip.arrivalDate}`);
    must(dayOf(trip.departureDate) === day, `It left on ${trip.departureDate}`);
  },
});

async function enterTrip(hand: Hand, day: string) {
  const { page } = hand;
  await hand.type(page.getByLabel('Arrival location *'), 'Calvi');
  await hand.click(page.getByRole('button', { name: 'Open the calendar: Departure date' }));
  await hand.click(
    page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`\\b${Number(day.slice(8))}\\b`) })
      .first(),
  );
  await hand.click(page.getByLabel('Arrival time', { exact: true }));
  await hand.type(page.getByLabel('Arrival time', { exact: true }), '1700');
}
