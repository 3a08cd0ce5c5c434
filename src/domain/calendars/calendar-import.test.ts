import { expect, test } from 'vitest';
import { CalendarAddress } from './calendar-import.ts';

test.each([
  ['https://www.airbnb.com/calendar/ical/1.ics?s=abc', 'https://www.airbnb.com/calendar/ical/1.ics?s=abc'],
  [' webcal://portal.example/a.ics ', 'https://portal.example/a.ics'],
  ['http://portal.example:80/a.ics', 'http://portal.example:80/a.ics'],
  ['https://portal.example:443/a.ics', 'https://portal.example:443/a.ics'],
])('%s is the address of a calendar', (typed, address) => {
  expect(CalendarAddress.parse(typed)).toBe(address);
});

test.each([
  ['', 'Please enter the address of a calendar, starting with https://'],
  ['portal.example/a.ics', 'Please enter the address of a calendar, starting with https://'],
  ['file:///etc/passwd', 'Please enter the address of a calendar, starting with https://'],
  ['gopher://portal.example', 'Please enter the address of a calendar, starting with https://'],
  ['https:///a.ics', 'Please enter the address of a calendar, starting with https://'],
  ['https://portal.example\\@127.0.0.1/', 'Please enter the address of a calendar, starting with https://'],
  ['http://a@127.0.0.1/', 'Please leave out the username and password'],
  ['https://maya:secret@portal.example/a.ics', 'Please leave out the username and password'],
  ['https://portal.example:8443/a.ics', 'Please enter an address without a port'],
  ['https://portal.example:22', 'Please enter an address without a port'],
])('%s isn’t', (typed, message) => {
  expect(CalendarAddress.safeParse(typed).error?.issues[0]?.message).toBe(message);
});
