import { sync as independent, type VEvent } from 'node-ical';
import { describe, expect, test } from 'vitest';
import { aCalendar, calendarsLike } from '../testing/calendars.ts';
import { readCalendar } from './read-calendar.ts';

const local = { timeZone: 'Europe/Paris', checkOutTime: '09:00', now: '2031-06-01T10:00:00.000Z' };
const read = (ics: string) => readCalendar({ ics, ...local });
const stretchesIn = async (ics: string) =>
  (await read(ics)).stretches.map(({ startDate, endDate }) => `${startDate.slice(5, 16)} ${endDate.slice(5, 16)}`);
const inCalendar = (...lines: string[]) => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${lines.join('\r\n')}\r\nEND:VCALENDAR\r\n`;
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const two = (number: number) => String(number).padStart(2, '0');
const refusal = (ics: string) =>
  read(ics).then(
    () => 'taken',
    (error: Error) => error.message,
  );

describe.each(Object.entries(calendarsLike))('a calendar like that of %s', (_, { text, says }) => {
  test('is parsed', async () => {
    expect(await stretchesIn(text)).toEqual(says);
    expect(await read(text)).toMatchObject({ skipped: 0, unread: [] });
  });

  test('with bare line feeds, a byte order mark and lines folded anywhere gives the same result', async () => {
    const folded = text
      .split('\r\n')
      .map((line) => (line.length > 30 ? `${line.slice(0, 20)}\n ${line.slice(20)}` : line))
      .join('\n');
    expect(await stretchesIn(`\ufeff${folded}`)).toEqual(says);
  });

  test('with an invalid date keeps the other entries, and reports the one it can’t read', async () => {
    const broken = text.replace(/(DTSTART[^:\r\n]*:)203107\d\d(T\d+Z?)?(?![^]*DTSTART[^:\r\n]*:2031)/, '$1soon');
    const answer = await read(broken);
    expect([answer.skipped, answer.unread.length]).toEqual([1, 1]);
    expect(answer.stretches.length).toBeGreaterThan(0);
  });

  test('with invalid lines gives the same result', async () => {
    expect(await stretchesIn(text.replaceAll('SUMMARY:', 'this is no line of a calendar\r\nNOR;IS=THIS\r\nSUMMARY:'))).toEqual(says);
  });

  test('that is cut off anywhere is refused completely', async () => {
    for (const part of [0.3, 0.6, 0.95]) expect(await refusal(text.slice(0, text.length * part))).toBe('This calendar is incomplete');
  });

  test('with an entry that doesn’t end is refused completely', async () => {
    expect(await refusal(text.replace('END:VEVENT\r\n', ''))).toBe('This calendar is damaged: one of its entries has no end');
    const last = text.lastIndexOf('END:VEVENT\r\n');
    expect(await refusal(text.slice(0, last) + text.slice(last + 12))).toBe('This calendar is damaged: one of its entries has no end');
  });
});

describe('a calendar', () => {
  test.each([
    ['hello', 'This isn’t a calendar file'],
    ['', 'This isn’t a calendar file'],
    ['<html>BEGIN:VCALENDAR', 'This isn’t a calendar file'],
    [
      aCalendar(...Array.from({ length: 2001 }, (_, place) => [`a${place}`, '2031-07-05', '2031-07-06'] as const)),
      'This calendar has more than 2,000 entries',
    ],
    [
      inCalendar(...event('UID:a', 'DTSTART:20310705T100000Z', 'DTEND:20310705T100001Z', 'RRULE:FREQ=SECONDLY')),
      'This calendar has more than 2,000 entries',
    ],
    [
      inCalendar(...event('UID:a', 'DTSTART:19010705T100000Z', 'DTEND:19010705T110000Z', 'RRULE:FREQ=DAILY')),
      'An entry in this calendar repeats too often',
    ],
  ])('that is invalid or too large is refused', async (ics, message) => {
    expect(await refusal(ics)).toBe(message);
  });

  test('with only non-blocking entries is empty', async () => {
    expect(await read(inCalendar())).toEqual({ stretches: [], skipped: 0, unread: [] });
  });

  test('leaves out entries exported by Fairlead, and keeps the titles of the others', async () => {
    const { stretches } = await read(
      inCalendar(
        ...event('UID:12@schedule.fairlead', 'DTSTART;VALUE=DATE:20310705', 'DTEND;VALUE=DATE:20310706'),
        ...event('UID:x', 'DTSTART;VALUE=DATE:20310707', 'RRULE:FREQ=WEEKLY;COUNT=2'),
        ...event(`UID:${'long'.repeat(100)}`, 'DTSTART;VALUE=DATE:20310721'),
        ...event('DTSTART;VALUE=DATE:20310724', 'SUMMARY:Nameless'),
      ),
    );
    expect(stretches.map(({ key }) => key)).toEqual([
      'x#2031-07-07',
      'x#2031-07-14',
      expect.stringMatching(/^[0-9a-f]{64}$/),
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
  });

  test('uses the latest version of an entry, and keeps all entries that share an id and a version', async () => {
    expect(
      await stretchesIn(
        inCalendar(
          ...event('UID:a', 'SEQUENCE:1', 'DTSTART;VALUE=DATE:20310705'),
          ...event('UID:a', 'SEQUENCE:2', 'DTSTART;VALUE=DATE:20310708'),
          ...event('UID:b', 'DTSTART;VALUE=DATE:20310711'),
          ...event('UID:b', 'DTSTART;VALUE=DATE:20310714'),
        ),
      ),
    ).toEqual(['07-08T07:00 07-09T07:00', '07-11T07:00 07-12T07:00', '07-14T07:00 07-15T07:00']);
  });

  test('expands recurring entries in their time zone, up to an instant, with extra and excluded dates', async () => {
    const series = event(
      'UID:a',
      'DTSTART;TZID=Europe/Paris:20311024T100000',
      'DTEND;TZID=Europe/Paris:20311024T120000',
      'RRULE:FREQ=DAILY;UNTIL=20311027T090000Z',
      'EXDATE:20311025T080000Z',
      'RDATE;TZID=Europe/Paris:20311030T100000',
      'RDATE;VALUE=PERIOD:20311101T100000Z/PT5H',
    );
    expect(await stretchesIn(inCalendar(...series))).toEqual([
      '10-24T08:00 10-24T10:00',
      '10-26T09:00 10-26T11:00',
      '10-27T09:00 10-27T11:00',
      '10-30T09:00 10-30T11:00',
      '11-01T10:00 11-01T15:00',
    ]);
  });

  test('leaves out what starts on an excluded day, in the time zone of the entry', async () => {
    const days = [
      'RRULE:FREQ=DAILY;COUNT=3',
      'RDATE;TZID=Europe/Athens;VALUE=PERIOD:20310609T010000/PT4H',
      'EXDATE;VALUE=DATE:20310606,20310609',
    ];
    const series = event('UID:a', 'DTSTART;TZID=Europe/Athens:20310605T010000', 'DTEND;TZID=Europe/Athens:20310605T050000', ...days);
    const left = ['06-04T22:00 06-05T02:00', '06-06T22:00 06-07T02:00'];
    expect(await stretchesIn(inCalendar(...series))).toEqual(left);
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Europe/Athens', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'];
    const offsets = ['TZOFFSETFROM:+0300', 'TZOFFSETTO:+0300', 'END:STANDARD', 'END:VTIMEZONE'];
    expect(await stretchesIn(inCalendar(...zone, ...offsets, ...series))).toEqual(left);
  });

  test('expands a recurring entry in an unknown time zone in the company’s, up to an instant', async () => {
    const zone = 'TZID=W. Europe Standard Time';
    const series = event(
      'UID:a',
      `DTSTART;${zone}:20310705T100000`,
      `DTEND;${zone}:20310705T120000`,
      'RRULE:FREQ=DAILY;UNTIL=20310706T080000Z',
    );
    expect(await stretchesIn(inCalendar(...series))).toEqual(['07-05T08:00 07-05T10:00', '07-06T08:00 07-06T10:00']);
  });

  test('with a thousand recurring entries matches an independent parser', async () => {
    let seed = 11;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const entries = Array.from({ length: 1000 }, (_, place) => {
      const day = `20310${7 + random(3)}${two(1 + random(28))}`;
      return event(`UID:e${place}`, `DTSTART:${day}T${two(random(20))}0000Z`, `DURATION:PT${1 + random(3)}H`, `SUMMARY:${place}`);
    });
    const ics = inCalendar(...entries.flat());
    const theirs = Object.values(independent.parseICS(ics)).filter((each): each is VEvent => each?.type === 'VEVENT');
    const { stretches, skipped } = await read(ics);
    expect([skipped, theirs.length]).toEqual([0, 1000]);
    const isTaken = (at: number) => stretches.some(({ startDate, endDate }) => Date.parse(startDate) <= at && Date.parse(endDate) > at);
    const from = Date.parse('2031-07-01T00:30:00Z');
    for (let hour = 0; hour < 24 * 95; hour++) {
      const at = from + hour * 3_600_000;
      expect(isTaken(at)).toBe(theirs.some(({ start, end }) => start.getTime() <= at && (end?.getTime() ?? 0) > at));
    }
  });
});
