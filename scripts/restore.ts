// npm run restore -- file.zip [--replace]: restores a backup into an empty installation, or replaces the existing one.
import { withPlace } from '#server/backup/place.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { refuseAsRoot } from '#server/platform/private-folders.ts';
import { CannotStart, readSettings } from '#server/platform/settings.ts';
import { command } from './command.ts';

await command(async (args) => {
  const [from, ...others] = args.filter((each) => each !== '--replace');
  if (!from || others.length > 0 || from.startsWith('-'))
    throw new CannotStart('Please say which backup: npm run restore -- file.zip [--replace]');
  const settings = readSettings(process.env);
  refuseAsRoot(settings.dataDir);
  await withPlace(settings, {}, async (place) => {
    const { takenAt, tables, rows, files } = await restoreBackup(from, place, {
      replace: args.includes('--replace'),
      withoutAccess: true,
    });
    process.stdout.write(`Restored ${tables} tables with ${rows} rows, and ${files} files, as they were at ${takenAt}.\n`);
    process.stdout.write(
      'Sessions, links for a new password and API tokens were left out: everybody signs in again, and programs need new tokens.\n',
    );
  });
});
