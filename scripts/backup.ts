// npm run backup [-- folder or file.zip]: backs up the database and the files together, even while Fairlead runs.
import { mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withPlace } from '#server/backup/place.ts';
import { takeBackup } from '#server/backup/take.ts';
import { makeWritable } from '#server/platform/private-folders.ts';
import { readSettings } from '#server/platform/settings.ts';
import { command } from './command.ts';

await command(async ([to]) => {
  const settings = readSettings(process.env);
  if (to === undefined) makeWritable(settings.dataDir);
  const path = pathOf(to ?? join(settings.dataDir, 'backups'));
  await withPlace(settings, { mustExist: true }, async (place) => {
    const { tables, rows, files, missing } = await takeBackup(place, path);
    process.stdout.write(
      `Backed up ${tables} tables with ${rows} rows, and ${files} files, into ${path} (${Math.ceil(statSync(path).size / 1024)} KB). It was read back and is sound.\n`,
    );
    if (missing.length > 0)
      process.stderr.write(
        `Records refer to ${missing.length} files that were already missing:\n${missing
          .slice(0, 20)
          .map((name) => `  ${name}\n`)
          .join('')}`,
      );
  });
});

function pathOf(given: string): string {
  const path = given.endsWith('.zip')
    ? given
    : join(given, `fairlead-${new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}.zip`);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  return path;
}
