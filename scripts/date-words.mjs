// Checks that all code formats dates and times with domain/shared/date-words.ts, in pages by way of web/platform.
import { readFileSync } from 'node:fs';
import { filesIn } from './imports.mjs';

// A company's public page is a separate document that gets the formats from the server.
const inPages = (file) => /^src\/web\/(?!platform\/|book\/)/.test(file);
const outsideOf =
  (...allowed) =>
  (file) =>
    !allowed.includes(file) && !file.startsWith('src/domain/shared/');

const rules = [
  {
    what: /\.toLocale(Date|Time)String\(|new Date\([^)]*\)\.toLocaleString\(/,
    where: () => true,
    instead: 'The browser ignores the chosen formats; use datesIn',
  },
  {
    // Reading the user's time zone doesn't format anything.
    what: /Intl\.DateTimeFormat\((?![^;\n]*\.resolvedOptions\(\))/,
    where: outsideOf('src/web/platform/entered-time.ts', 'src/server/demo/calendar.ts'),
    instead: 'Format instants with datesIn, and parse them with domain/shared/zoned-time.ts',
  },
  {
    what: /\btype="(date|time|datetime-local|month|week)"/,
    where: () => true,
    instead: 'The browser’s own fields ignore the chosen formats; use DateField, TimeField or DayFilter',
  },
  {
    what: /(['"`])[AP]M\1|\bgetHours\(|% 12 \|\| 12/,
    where: outsideOf(),
    instead: 'Format times with timeWords, sayTime or sayHour',
  },
  {
    what: /\b(weekday|month|year): '(long|short|narrow|numeric|2-digit)'/,
    where: outsideOf('src/web/platform/day-words.ts', 'src/server/demo/calendar.ts'),
    instead: 'Use a formatter from date-words.ts, in pages from day-words.ts',
  },
  {
    what: /from '#domain\/shared\/date-words\.ts'/,
    // Previews the formats before a company chooses them.
    where: (file) => inPages(file) && file !== 'src/web/settings/company-profile-form.tsx',
    instead: 'In pages use useDates and day-words.ts, which know the chosen formats',
  },
  {
    what: /\.get(UTC)?(Day|Date|Month|FullYear|Hours)\(/,
    where: (file) => file.startsWith('src/web/'),
    instead: 'The browser’s calendar isn’t the company’s; use domain/shared/calendar-days.ts',
  },
];

const faults = filesIn('src')
  .filter((file) => !/\.test\.tsx?$|\.gen\.ts$/.test(file))
  .flatMap((file) => faultsOf(file, readFileSync(file, 'utf8').split('\n')));

for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;

function faultsOf(file, lines) {
  const applied = rules.filter(({ where }) => where(file));
  return lines.flatMap((line, at) =>
    applied.filter(({ what }) => what.test(line)).map(({ instead }) => `${file}:${at + 1}: ${line.trim()}\n  ${instead}`),
  );
}
