import { readFileSync } from 'node:fs';

/**
 * The stages of the Dockerfile in order: the base of each, its name if it has one, and its steps. A step is an instruction with its
 * arguments on one line.
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

/** The sources, the stage (undefined for the build context) and the target of a COPY step. */
export function copyOf(rest) {
  const parts = rest.split(/\s+/);
  const flags = parts.filter((part) => part.startsWith('--'));
  const paths = parts.filter((part) => !part.startsWith('--'));
  return { from: flags.find((flag) => flag.startsWith('--from='))?.slice('--from='.length), sources: paths.slice(0, -1), to: paths.at(-1) };
}

/** The arguments of the last step with that instruction in a stage. */
export function lastSaid(stage, word) {
  return stage.steps.findLast((step) => step.word === word)?.rest ?? '';
}

/** The arguments of a step in list form, such as CMD and HEALTHCHECK. */
export function commandOf(text) {
  return JSON.parse(/\[.*\]$/.exec(text)?.[0] ?? '[]');
}

/** Whether .dockerignore, which excludes everything except its lines with an exclamation mark, includes this path. */
export function goesToBuilder(path) {
  const lines = readFileSync('.dockerignore', 'utf8').split('\n');
  const [top] = path.split('/');
  if (!lines.includes('*') || !lines.includes(`!${top}`)) return false;
  return !lines.some((line) => line.startsWith('**/*') && path.endsWith(line.slice('**/*'.length)));
}
