// A client built with an unrelated generator, from openapi.json as docs/api.md says; the program on that page is compiled strictly and run
// against a server.
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson, aWorld, password } from './testing/given.ts';

const world = aWorld();
const run = promisify(execFile);
const module = (path: string) => resolve('node_modules', path);
// Within the project, so that the compiler finds Node's types.
const folder = resolve('data', `client-${process.pid}`);

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  await run(process.execPath, [module('@hey-api/openapi-ts/bin/run.js'), '-i', 'openapi.json', '-o', join(folder, 'client'), '--silent']);
  const [, program = ''] = /```ts\n([\s\S]*?)```/.exec(readFileSync('docs/api.md', 'utf8')) ?? [];
  writeFileSync(join(folder, 'program.ts'), program);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const compilerOptions = {
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    noUncheckedIndexedAccess: true,
    types: ['node'],
    noEmit: true,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }));
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the generated client and a program that uses it compile under strict TypeScript', async () => {
  const compiled = await run(process.execPath, [module('typescript-7/bin/tsc'), '-p', folder]).catch((error) => error);
  expect(compiled.stdout).toBe('');
});

test('the program signs in, changes the fleet, keeps the PDF of an invoice and reads a refusal', async () => {
  const person = await aPerson(world);
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { stdout } = await run(process.execPath, ['--import', import.meta.resolve('tsx'), 'program.ts'], {
    cwd: folder,
    env: { ...process.env, FAIRLEAD_URL: address, EMAIL: person.email, PASSWORD: password },
  });
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^Aurelia is in Palma, one of 1: \d+$/),
    expect.stringMatching(/^INV-\d{4}-0001 comes to 18000.00 EUR$/),
    'Refused: Name is required',
  ]);
  expect(readFileSync(join(folder, 'invoice.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await person.call('GET', '/api/yachts')).body).toEqual([]);
});
