// Writes what is generated from the sources: openapi.json and its types from the routes, schema.sql and the types of the tables
// from the migrations. With --check it writes nothing and fails if one of them is out of date.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import pino from 'pino';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/platform/database.ts';
import { openFileStore } from '#server/platform/file-store.ts';
import { openSandbox } from '#server/sandbox/provider.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import { describeSchema } from './schema.ts';

const check = process.argv.includes('--check');
const outOfStep: string[] = [];

function put(path: string, text: string): void {
  if (check && readFileSync(path, 'utf8') !== text) outOfStep.push(path);
  if (!check) writeFileSync(path, text);
}

async function writeContract(): Promise<void> {
  // Describing the routes needs no database, so this one is never contacted.
  const db = openDatabase('postgres://nobody@127.0.0.1:1/none');
  const app = await buildApp(
    {
      db,
      files: await openFileStore({ s3: undefined, dataDir: 'data' }),
      mail: { send: () => Promise.resolve() },
      address: () => 'http://127.0.0.1',
      payments: openSandbox(db, { clockMoves: true }),
      salesEmail: 'sales@fairlead.example',
    },
    { log: pino({ level: 'silent' }) },
  );
  const document = app.swagger();
  await app.close();
  put('openapi.json', `${JSON.stringify(document, null, 2)}\n`);
  // Examples are useful in the document, but would be long comments in the types.
  const withoutExamples = JSON.parse(JSON.stringify(document, (key, value: unknown) => (key === 'example' ? undefined : value)));
  const types = await openapiTS(withoutExamples as never, { alphabetize: true });
  put('src/web/platform/contract.gen.ts', `// Generated from openapi.json by npm run contract.\n${astToString(types)}`);
}

async function writeTables(): Promise<void> {
  const server = await startTestServer();
  const folder = mkdtempSync('data/tables-');
  try {
    const out = join(folder, 'tables.ts');
    const url = await server.newDatabase();
    execFileSync(
      process.execPath,
      [
        'node_modules/kysely-codegen/dist/cli/bin.js',
        '--config-file',
        'scripts/tables.json',
        '--url',
        server.ownerUrl(url),
        '--out-file',
        out,
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    put('src/server/tables.ts', readFileSync(out, 'utf8'));
    put('schema.sql', await describeSchema(server.ownerUrl(url)));
  } finally {
    rmSync(folder, { recursive: true });
    await server.stop();
  }
}

await writeContract();
await writeTables();
if (outOfStep.length > 0) {
  process.stderr.write(`Out of step with the sources: ${outOfStep.join(', ')}. Run npm run contract and commit what it writes.\n`);
  process.exit(1);
}
