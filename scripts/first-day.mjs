import { readFileSync } from 'node:fs';

/** The ten steps of "The first day in production" in docs/running.md: number, title, and the commands of its block. */
export function firstDay() {
  const [, section = ''] =
    /\n## The first day in production\n([^]*?)\n### Without Docker\n/.exec(readFileSync('docs/running.md', 'utf8')) ?? [];
  return section
    .split(/\n### /)
    .slice(1)
    .map((step) => {
      const [, number, title] = /^(\d+)\. (.+)/.exec(step) ?? [];
      const [, block = ''] = /```sh\n([^]*?)```/.exec(step) ?? [];
      return { number: Number(number), title, commands: block.split('\n').filter(Boolean) };
    });
}
