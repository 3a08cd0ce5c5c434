import { readFileSync } from 'node:fs';

/**
 * The stages of the Dockerfile in order: what each is built from, its name where it has one, and its steps. A step is a word in capitals and
 * what stands behind it in one line.
 */
export function stagesOf(path = 'Dockerfile') {
  const stages = [];
  for (const line of readFileSync(path, 'utf8').replaceAll(/\\\n/g, ' ').split('\n')) {
    const [, word, rest] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (word === 'FROM') {
      const [, base, name] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? [];
      stages.push({ base, name, steps: [] });
    } else if (word) stages.at(-1).steps.push({ word, rest: rest.trim() });
  }
  return stages;
}

/** What a COPY step copies, from which stage (undefined for the files around the Dockerfile), and where to. */
export function copyOf(rest) {
  const parts = rest.split(/\s+/);
  const flags = parts.filter((part) => part.startsWith('--'));
  const paths = parts.filter((part) => !part.startsWith('--'));
  return { from: flags.find((flag) => flag.startsWith('--from='))?.slice('--from='.length), sources: paths.slice(0, -1), to: paths.at(-1) };
}

/** What the last step of that word says, in its stage. */
export function lastSaid(stage, word) {
  return stage.steps.findLast((step) => step.word === word)?.rest ?? '';
}

/** The words of a step that is written as a list, as CMD and HEALTHCHECK are. */
export function commandOf(text) {
  return JSON.parse(/\[.*\]$/.exec(text)?.[0] ?? '[]');
}

/** Whether .dockerignore, which leaves everything out but what it names with an exclamation mark, lets this path through. */
export function goesToBuilder(path) {
  const lines = readFileSync('.dockerignore', 'utf8').split('\n');
  const [top] = path.split('/');
  if (!lines.includes('*') || !lines.includes(`!${top}`)) return false;
  return !lines.some((line) => line.startsWith('**/*') && path.endsWith(line.slice('**/*'.length)));
}
