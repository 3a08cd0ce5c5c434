// npm run backup:drill: takes a backup, even while Fairlead runs, restores it into a temporary PostgreSQL and folder, compares
// everything, and deletes the copy.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drill } from '#server/backup/drill.ts';
import { withPlace } from '#server/backup/place.ts';
import { readSettings } from '#server/platform/settings.ts';
import { command } from './command.ts';

await command(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-drill-'));
  const path = join(folder, 'drill.zip');
  try {
    await withPlace(readSettings(process.env), { mustExist: true }, (source) =>
      withPlace({ dataDir: folder, databaseUrl: undefined, s3: undefined }, {}, async (beside) => {
        const findings = await drill(source, beside, path);
        for (const { ok, line, differences } of findings)
          process.stdout.write(
            `${ok ? 'same  ' : 'DIFFER'} ${line}\n${differences
              .slice(0, 20)
              .map((each) => `       ${each}\n`)
              .join('')}`,
          );
        const failed = findings.filter(({ ok }) => !ok).length;
        process.stdout.write(
          failed === 0
            ? `The backup (${Math.ceil(statSync(path).size / 1024)} KB) holds everything.\n`
            : `${failed} of ${findings.length} comparisons failed.\n`,
        );
        if (failed > 0) process.exitCode = 1;
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
