// Fails on names from a private dialect, because names say what a thing is, in the words of the trade (docs/house.md).
import { readFileSync } from 'node:fs';
import { filesIn } from './imports.mjs';

const dialect = [
  [/\b(?:type|interface) (?:Asked|Told|Said|Shown|Taken|Written|Place|Found|Saying)\b/, 'A type is called by what it holds.'],
  [/\bconst (?:most|fewest|longest)(?:[A-Z]\w*)? = [-\d{]/, 'A limit is a max or a min.'],
  [/^(?:export )?const (?:most|fewest|longest)(?:[A-Z]\w*)?\b/, 'A limit is a max or a min.'],
  [/\bconst \[.*\b(?:most|fewest|longest)[A-Z]\w*.*\] = /, 'A limit is a max or a min.'],
  [/\b(?:const|let|function) (?:told|said|asked|heard|written|shown|take)\b/, 'A function is a verb, a value a noun.'],
  [/\b(?:const|let) [[{](?:[^\]}]*[,:] ?|)(?:told|said|asked|heard|written)\b[^\]}]*[\]}] =/, 'A value is called by what it holds.'],
  [/\b(?:hangingOn|inOneTrip|sayings)\w*/, 'A function is a verb, a value a noun.'],
  [/\b(?:const|let|function|type) till\b|[(,{] ?till[,:})]/, 'A time is an end, or until.'],
];
const faults = filesIn('src', 'scripts', 'bench', 'journeys', 'reliability', 'einvoice')
  .filter((file) => file !== 'scripts/plain-names.mjs' && !/\.gen\.ts$|tables\.ts$/.test(file))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const rule = dialect.find(([pattern]) => pattern.test(line));
        return rule ? [`${file}:${index + 1}: ${line.trim()}\n  ${rule[1]}\n`] : [];
      }),
  );

process.stdout.write(faults.join(''));
process.exitCode = faults.length > 0 ? 1 : 0;
