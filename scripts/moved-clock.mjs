// The difficult moments of the calendar, and how to run programs at one. The clocks continue from there.
import { spawnSync } from 'node:child_process';

// Times are in Paris, the time zone of the demo's and the journeys' companies. The week includes the end of a month.
const times = [
  ['2027-07-26 07:10', 'a Monday'],
  ['2027-07-27 09:30', 'a Tuesday'],
  ['2027-07-28 11:50', 'a Wednesday'],
  ['2027-07-29 14:20', 'a Thursday'],
  ['2027-07-30 16:40', 'a Friday'],
  ['2027-07-31 19:30', 'a Saturday, the last of its month'],
  ['2027-08-01 22:30', 'a Sunday, the first of its month'],
  ['2027-02-28 12:00', 'the last of February'],
  ['2028-02-29 12:00', 'a leap day'],
  ['2027-03-27 23:40', 'the evening before the clocks go forward'],
  ['2027-03-28 00:30', 'the night in which the clocks go forward'],
  ['2027-10-31 00:30', 'the night in which the clocks go back'],
  ['2027-12-31 23:50', 'the last minutes of a year'],
  ['2028-01-01 00:10', 'the first minutes of a year'],
  ['2027-05-12 15:00', 'a server in Tokyo', 'Asia/Tokyo'],
  ['2027-05-13 08:00', 'a server in Los Angeles', 'America/Los_Angeles'],
];

/** All moments; `zone` is the server's own. */
export const moments = times.map(([at, what, zone]) => ({ name: `${at}, ${what}`, at: instantInParis(at), zone }));

/** Today's moment: a different one each day, all within sixteen days. */
export function momentOfTheDay(today = new Date()) {
  return moments[dayOfTheYear(today) % moments.length];
}

/** A seventh of the files, a different one each day; within 112 days each file runs at every moment. */
export function shareOfTheDay(files, today = new Date()) {
  return files.filter((_, index) => index % 7 === dayOfTheYear(today) % 7);
}

function dayOfTheYear(today) {
  return Math.floor((today.getTime() - Date.UTC(today.getUTCFullYear(), 0, 1)) / 86_400_000);
}

/** Whether Debian's faketime is installed, which moves a program's clock from outside. */
export function canMoveClocks() {
  return library() !== null;
}

/**
 * The environments for programs at that moment: `inside` for a program and its child processes, `journeys` for the journeys, which pass it
 * to their server and move the pages' clock with Playwright. The offset to the real clock is fixed, so that all agree.
 */
export function environmentsAt({ at, zone }) {
  const away = at - Date.now();
  const zoned = zone ? { TZ: zone } : {};
  const seconds = Math.round(away / 1000);
  const moved = {
    LD_PRELOAD: library(),
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    // Timers count real seconds.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  return {
    inside: { ...zoned, ...moved },
    journeys: { ...zoned, JOURNEYS_SHIFT: String(seconds * 1000), JOURNEYS_CLOCK: JSON.stringify(moved) },
  };
}

/** The library that faketime preloads. It is used without faketime itself, which would intercept the program's signals. */
function library() {
  const { status, stdout } = spawnSync('faketime', ['-m', '-f', '+0', 'printenv', 'LD_PRELOAD'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

function instantInParis(wallClock) {
  const inWinter = Date.parse(`${wallClock.replace(' ', 'T')}:00+01:00`);
  const shows = (at) => new Date(at).toLocaleString('sv-SE', { timeZone: 'Europe/Paris' }).startsWith(wallClock);
  const found = [inWinter, inWinter - 3_600_000].find(shows);
  if (found === undefined) throw new Error(`No clock in Paris ever shows ${wallClock}.`);
  return found;
}
