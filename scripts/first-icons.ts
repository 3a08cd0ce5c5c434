import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const web = 'src/web';
const lucide = 'node_modules/lucide-react/dist/esm/lucide-react.mjs';
/** What is on every page or on the dashboard. */
const first = ['ui', 'platform', 'words', 'shell', 'dashboard', 'activities'];

/** The files of the icons that every page or the dashboard shows; those of other pages load with them. */
export function firstIcons(): Set<string> {
  const used = new Set(first.flatMap((folder) => readdirSync(join(web, folder)).flatMap((file) => iconsIn(join(web, folder, file)))));
  return new Set(
    [...readFileSync(lucide, 'utf8').matchAll(/^export \{ (.*) \} from '\.\/(icons\/.+\.mjs)';$/gm)]
      .filter(([, names = '']) => names.split(', ').some((name) => used.has(name.replace('default as ', ''))))
      .map(([, , file = '']) => file),
  );
}

function iconsIn(file: string): string[] {
  const [, names = ''] = /import \{([^}]+)\} from 'lucide-react'/.exec(readFileSync(file, 'utf8')) ?? [];
  return names.split(',').map((name) => name.trim().replace(/ as .*/, ''));
}
