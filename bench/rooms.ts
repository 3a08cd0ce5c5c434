// npm run bench:rooms: only the maintenance rooms and the charter desk: how long one person waits in the large world, and what a hundred
// times more data costs. See README.md.
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import { booksWaits } from './books-waits.ts';
import { fleetCare, fleetGrid, fleetMonth } from './calls.ts';
import { say } from './figures.ts';
import { measure, seriesOf } from './load.ts';
import { report, waitsOf } from './report.ts';
import { roomWaits } from './room-waits.ts';
import { startProduct, type Running } from './servers.ts';
import { fleetOf, largeWorld, prepareWorld, smallWorld, tokenOf } from './world.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const calls = { ...fleetCare, 'charter desk': fleetGrid, 'fleet month': fleetMonth };

const postgres = await startEmbeddedPostgres('data/bench/postgres');
const servers: Running[] = [];
try {
  const [small, large] = [await prepareWorld(postgres, smallWorld, say), await prepareWorld(postgres, largeWorld, say)];
  const product = await startProduct(large);
  servers.push(product);
  const productSmall = await startProduct(small);
  servers.push(productSmall);
  const all = [
    ...seriesOf(calls, 'product, large world', product.address, [tokenOf(fleetOf(largeWorld))]),
    ...seriesOf(calls, 'product, small world', productSmall.address, [tokenOf(fleetOf(smallWorld))]),
  ];
  await measure(all, { rounds, seconds }, say);
  say(report(all));
  say(waitsOf(await roomWaits(product.address, large, largeWorld, seconds)));
  say(waitsOf(await booksWaits(product.address, largeWorld, seconds), 'the books in the large world, one person'));
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await postgres.stop();
}
