import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dayIn } from '#domain/shared/calendar-days.ts';
import { readCsv } from '../platform/csv.ts';
import { aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';
import { pdfWords } from '../testing/pdf-words.ts';

const world = aWorld();

/** A yacht with this many lines in her book, one of which contains words that a spreadsheet would run as a formula. */
async function aBook(person: Person, lines: number) {
  const yacht = await aYacht(person);
  const engine = (await person.call('POST', '/api/equipment', { yachtId: yacht.id, name: 'Port engine', kind: 'engine' })).body;
  const raft = (await person.call('POST', '/api/equipment', { yachtId: yacht.id, name: 'Life raft', kind: 'life_raft' })).body;
  for (let each = 0; each < lines; each++)
    await person.call('POST', '/api/services', {
      yachtId: yacht.id,
      equipmentId: each === 0 ? raft.id : engine.id,
      title: each === 0 ? '=1+2' : `Service number ${each}`,
      doneOn: `2024-05-${String(each + 1).padStart(2, '0')}`,
      hours: each === 0 ? null : 1000.5 + each,
      doneBy: 'Yard Σύρος',
      notes: 'Impeller renewed, belts tightened, and the raw-water strainer cleaned',
    });
  return { yacht, engine };
}
const file = (person: Person, yachtId: number, query = '') =>
  world.app.inject({
    method: 'GET',
    url: `/api/yachts/${yachtId}/service-book${query}`,
    headers: { authorization: `Bearer ${person.token}` },
  });

const readers = ['qpdf', 'pdftotext'].every((program) => spawnSync(program, [program === 'qpdf' ? '--version' : '-v']).status === 0);

describe('the service book', () => {
  test.skipIf(!readers)('is a valid PDF with every line and a header on each page', async () => {
    const maya = await aPerson(world);
    const { yacht } = await aBook(maya, 28);
    const answer = await file(maya, yacht.id);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const path = join(tmpdir(), `fairlead-book-${process.pid}.pdf`);
    writeFileSync(path, answer.rawPayload);
    const checked = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' });
    const text = spawnSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }).stdout;
    rmSync(path);
    expect([checked.status, checked.stdout]).toEqual([0, expect.stringContaining('No syntax or stream encoding errors found')]);
    expect(text).toContain(`Service book of ${yacht.name}`);
    expect(text).toMatch(/May 2, 2024\s+Port engine\s+Service number 1\s+1,001\.5 h\s+Yard Σύρος/);
    for (let each = 1; each < 28; each++) expect(text).toContain(`Service number ${each}`);
    const pages = text.split('\f').slice(0, -1);
    expect(pages.length).toBeGreaterThan(1);
    for (const [at, page] of pages.entries()) expect(page).toMatch(new RegExp(`Equipment\\s+Service[^]*Page ${at + 1} of ${pages.length}`));
  });

  test.skipIf(!readers)('says nothing about a year that nobody entered', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya, { year: null });
    const path = join(tmpdir(), `fairlead-year-${process.pid}.pdf`);
    writeFileSync(path, (await file(maya, yacht.id)).rawPayload);
    const text = spawnSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }).stdout;
    rmSync(path);
    expect(text).toContain('Motor Yacht · Malta · as of');
  });

  test('is a CSV file that no spreadsheet executes, for one piece of equipment if requested', async () => {
    const maya = await aPerson(world);
    const { yacht, engine } = await aBook(maya, 3);
    const { rows } = readCsv((await file(maya, yacht.id, '?format=csv')).payload);
    expect(rows[0]).toEqual({
      Date: '2024-05-01',
      Equipment: 'Life raft',
      Service: '=1+2',
      Hours: '',
      'Done by': 'Yard Σύρος',
      Notes: 'Impeller renewed, belts tightened, and the raw-water strainer cleaned',
      'Was due on': '',
      'Was due at hours': '',
      'On time': '',
    });
    expect((await file(maya, yacht.id, '?format=csv')).payload).toContain("'=1+2");
    expect(readCsv((await file(maya, yacht.id, `?format=csv&equipmentId=${engine.id}`)).payload).rows).toHaveLength(2);
  });

  test('of another company, or of equipment of another yacht, doesn’t exist', async () => {
    const [maya, other] = [await aPerson(world), await aPerson(world)];
    const [{ yacht }, { engine }] = [await aBook(maya, 0), await aBook(maya, 0)];
    expect((await file(other, yacht.id)).statusCode).toBe(404);
    expect((await file(maya, yacht.id, `?equipmentId=${engine.id}`)).statusCode).toBe(404);
    expect((await file(maya, yacht.id)).statusCode).toBe(200);
  });

  test('includes the cost of each service if requested: the costs of work once, however many lines it has', async () => {
    const maya = await aPerson(world);
    const { yacht, engine } = await aBook(maya, 0);
    const { body: part } = await maya.call('POST', '/api/parts', { name: 'Impeller' });
    const { body: stock } = await maya.call('POST', `/api/parts/${part.id}/stocks`, { yachtId: yacht.id });
    const cost = { unitCost: '12.50', currency: 'EUR' };
    await maya.call('POST', `/api/stocks/${stock.id}/movements`, { kind: 'received', quantity: 5, ...cost });
    const plan = async (title: string) =>
      (await maya.call('POST', '/api/service-plans', { equipmentId: engine.id, title, everyMonths: 12 })).body;
    const [oil, belts, look] = [await plan('Oil'), await plan('Belts'), await plan('Look')];
    const { body: work } = await maya.call('POST', '/api/maintenance', {
      yachtId: yacht.id,
      title: 'Spring service',
      type: 'engine',
      scheduledDate: new Date(Date.now() - 86_400_000).toISOString(),
      planIds: [oil.id, belts.id],
    });
    const parts = [{ stockId: stock.id, quantity: 2 }];
    await maya.call('PATCH', `/api/maintenance/${work.id}`, { status: 'completed', completedDate: new Date().toISOString(), parts });
    for (const [amount, currency] of [
      ['480.00', 'EUR'],
      ['30.00', 'GBP'],
    ])
      await maya.call('POST', '/api/expenses', {
        category: 'maintenance',
        subcategory: 'Labour',
        description: 'Yard',
        amount,
        currency,
        expenseDate: '2026-06-01',
        maintenanceId: work.id,
      });
    const doneOn = dayIn('Europe/Paris', new Date().toISOString());
    await maya.call('POST', `/api/service-plans/${look.id}/completions`, { cycle: 1, doneOn, parts: [{ stockId: stock.id, quantity: 1 }] });
    const { rows } = readCsv((await file(maya, yacht.id, '?format=csv&costs=true')).payload);
    expect(rows.map((row) => [row['Service'], row['Cost in EUR'], row['Cost in GBP']])).toEqual([
      ['Oil', '505.00', '30.00'],
      ['Belts', '', ''],
      ['Look', '12.50', ''],
    ]);
    expect(Object.keys(readCsv((await file(maya, yacht.id, '?format=csv')).payload).rows[0] ?? {})).not.toContain('Cost in EUR');
    if (!readers) return;
    const path = join(tmpdir(), `fairlead-costs-${process.pid}.pdf`);
    writeFileSync(path, (await file(maya, yacht.id, '?costs=true')).rawPayload);
    const text = spawnSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }).stdout;
    rmSync(path);
    expect(text).toMatch(/Notes\s+Cost/);
    expect(text).toContain('€505.00');
    expect(text).toContain('Total €517.50 and £30.00');
  });

  test.skipIf(!readers)(
    'has the cost of a service beside the beginning of notes longer than a page, and the next service below them',
    async () => {
      const maya = await aPerson(world);
      const { yacht, engine } = await aBook(maya, 0);
      const { body: part } = await maya.call('POST', '/api/parts', { name: 'Impeller' });
      const { body: stock } = await maya.call('POST', `/api/parts/${part.id}/stocks`, { yachtId: yacht.id });
      const received = { kind: 'received', quantity: 5, unitCost: '12.50', currency: 'EUR' };
      await maya.call('POST', `/api/stocks/${stock.id}/movements`, received);
      const { body: plan } = await maya.call('POST', '/api/service-plans', { equipmentId: engine.id, title: 'Overhaul', everyMonths: 12 });
      const notes = `Begins ${'bearing renewed, '.repeat(290)} ends`;
      const done = { cycle: 1, doneOn: '2024-05-01', parts: [{ stockId: stock.id, quantity: 1 }], notes };
      expect((await maya.call('POST', `/api/service-plans/${plan.id}/completions`, done)).status).toBe(201);
      await maya.call('POST', '/api/services', { yachtId: yacht.id, equipmentId: engine.id, title: 'Afterwards', doneOn: '2024-05-02' });
      const words = pdfWords((await file(maya, yacht.id, '?costs=true')).rawPayload);
      const placeOf = (word: string) => words.find(({ text }) => text === word);
      const [begins, ends, cost, next] = ['Begins', 'ends', '€12.50', 'Afterwards'].map(placeOf);
      expect(ends?.page).toBeGreaterThan(begins?.page ?? Infinity);
      expect([cost?.page, cost?.top]).toEqual([begins?.page, begins?.top]);
      expect(next?.page).toBe(ends?.page);
      expect(next?.top).toBeGreaterThan(ends?.bottom ?? Infinity);
    },
  );
});
