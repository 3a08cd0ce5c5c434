// npm run reliability:cluster: three servers on one PostgreSQL behind HAProxy, then behind nginx, with the configurations in
// docs/proxies. Everything that must be shared is shared, and each server is restarted under load without a failed request.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import {
  aCompany,
  ask,
  call,
  compare,
  conclude,
  freshFolder,
  isReady,
  percentile,
  say,
  startServer,
  tally,
  verdict,
  writeCustomer,
  type Answer,
  type Server,
} from './lab.ts';

const front = Number(process.env['PORT'] ?? 3970);
const ports = [front + 1, front + 2, front + 3];
const rounds = Number(process.env['ROUNDS'] ?? 2);
const perSecond = Number(process.env['RATE'] ?? 60);
const drainSeconds = 3;

const data = await freshFolder('cluster');
const postgres = await startEmbeddedPostgres(`${data}/postgres`);
const url = postgres.url('postgres');
const settings = { DATABASE_URL: url, DATA_DIR: `${data}/files`, TRUST_PROXY: '127.0.0.1', DRAIN_SECONDS: String(drainSeconds) };
const servers: Server[] = [];
for (const port of ports) servers.push(await startServer(port, settings));
const company = await aCompany(url, 20);
const [token = ''] = company.tokens;
const direct = (place: number) => (servers[place] as Server).address;

await shared();
for (const [name, program, config] of [
  ['HAProxy', 'haproxy', 'haproxy.cfg'],
  ['nginx', 'nginx', 'nginx.conf'],
] as const) {
  const proxy = await startProxy(program, config);
  if (!proxy) verdict(false, `${name} is not installed; on Debian`, `apt-get install ${program}`);
  else {
    await behind(name, `http://127.0.0.1:${front}`);
    proxy.kill('SIGTERM');
    await pause(1_000);
  }
}
for (const server of servers) await server.end('SIGTERM');
await postgres.stop();
conclude();

/** Checks what three processes must share, one process at a time. */
async function shared(): Promise<void> {
  const signIns: number[] = [];
  for (let place = 0; place < 12; place++)
    signIns.push(
      (
        await call(direct(place % 3), 'POST', '/api/auth/login', {
          body: { email: 'nobody@trial.example', password: 'whatever it is' },
        })
      ).status,
    );
  verdict(
    signIns.filter((status) => status === 401).length === 10,
    'failed sign-ins over three servers until the limit (10)',
    signIns.filter((status) => status === 401).length,
  );
  await ask(url, 'delete from rate_limits');

  const once = await Promise.all(
    Array.from({ length: 30 }, (_, place) => writeCustomer(direct(place % 3), token, 'one key, three servers')),
  );
  const ids = new Set(once.map(({ body }) => (body as { id?: number }).id));
  verdict(
    ids.size === 1 && once.every(({ status }) => status === 201),
    'records made by thirty requests at once with one Idempotency-Key',
    ids.size,
  );

  const streams = ports.map((_, place) => listen(direct(place)));
  await Promise.all(streams.map(({ opened }) => opened));
  const began = performance.now();
  // The streams may get it before the writer has the response.
  const waiting = streams.map((stream) => stream.next(5_000));
  await writeCustomer(direct(1), token, 'everybody hears of me');
  const received = await Promise.all(waiting);
  verdict(
    received.every(Boolean),
    'streams on three servers that heard a change made on one of them',
    `${received.filter(Boolean).length} of 3, after ${Math.round(performance.now() - began)} ms`,
  );
  for (const stream of streams) stream.stop();

  const companies = await Promise.all(Array.from({ length: 12 }, () => aCompany(url, 1)));
  await Promise.all(companies.map(({ tokens }, place) => call(direct(place % 3), 'POST', '/api/exports', { token: tokens[0], body: {} })));
  const ready = async () => (await ask<{ count: number }>(url, `select count(*)::int from exports where status = 'ready'`))[0]?.count ?? 0;
  for (let tries = 0; tries < 300 && (await ready()) < 12; tries++) await pause(100);
  const archives = readdirSync(`${data}/files/files/exports`, { recursive: true }).filter((name) => String(name).endsWith('.zip')).length;
  verdict(
    (await ready()) === 12 && archives === 12,
    'twelve jobs, each done once: ready, and archives on the disk',
    `${await ready()}, ${archives}`,
  );

  const [leaver = ''] = companies[0]?.tokens ?? [];
  await call(direct(0), 'POST', '/api/auth/logout', { token: leaver, body: {} });
  verdict(
    (await call(direct(2), 'GET', '/api/auth/session', { token: leaver })).status === 401,
    'a session that ended on one server is over on another',
    'yes',
  );
}

/** Everything through the proxy: the client's address, and a restart of each server in turn under load. */
async function behind(name: string, address: string): Promise<void> {
  await writeFrom('127.0.0.9', address, `${name} address`);
  const [{ ip } = { ip: '' }] = await ask<{ ip: string }>(
    url,
    `select host(ip) as ip from activities where details like $1 order by id desc limit 1`,
    [`%${name} address%`],
  );
  verdict(ip === '127.0.0.9', `${name}: the client's address as the proxy saw it, whatever the client says`, ip);

  const acknowledged = new Set<string>();
  const answers: Answer[] = [];
  const running: Promise<void>[] = [];
  const streams = Array.from({ length: 12 }, () => listen(address));
  let sent = 0;
  const load = setInterval(() => {
    const who = company.tokens[sent % company.tokens.length] as string;
    const customer = `${name} ${sent}`;
    const done = (async () => {
      const answer = await (sent++ % 3 === 0
        ? writeCustomer(address, who, customer)
        : call(address, 'GET', '/api/yachts?limit=8', { token: who }));
      answers.push(answer);
      if (answer.status === 201) acknowledged.add(customer);
    })();
    running.push(done);
  }, 1_000 / perSecond);
  await pause(2_000);
  for (let round = 0; round < rounds; round++) {
    for (const [place, port] of ports.entries()) {
      await servers[place]?.end('SIGTERM');
      servers[place] = await startServer(port, settings);
      // The time a proxy may need to notice that the server is back.
      await pause(2_500);
    }
  }
  clearInterval(load);
  await Promise.all(running);
  const failed = answers.filter(({ status }) => status !== 200 && status !== 201);
  verdict(
    failed.length === 0,
    `${name}: requests that failed of ${answers.length}, over ${rounds * ports.length} restarts`,
    failed.length === 0 ? 0 : tally(failed.map(({ status, failed: why }) => why ?? status)),
  );
  say(
    `        median ${percentile(
      answers.map(({ ms }) => ms),
      0.5,
    )} ms, p99 ${percentile(
      answers.map(({ ms }) => ms),
      0.99,
    )} ms`,
  );
  const { lost, twice, half } = await compare(url, company.id, acknowledged);
  verdict(lost + twice === 0, `${name}: acknowledged writes (${acknowledged.size}) lost or duplicated`, lost + twice);
  verdict(half === 0, `${name}: stored without its activity or its stored response`, half);
  const waiting = streams.map((stream) => stream.next(10_000));
  await pause(3_000);
  await writeCustomer(address, token, `${name}: everybody hears of me`);
  const received = (await Promise.all(waiting)).filter(Boolean).length;
  verdict(
    received === streams.length,
    `${name}: change reaches all streams`,
    `${received} of ${streams.length}, cut ${streams.reduce((sum, stream) => sum + stream.cuts(), 0)} times`,
  );
  for (const stream of streams) stream.stop();
}

/** Writes a customer from that address of this machine, with a forged header that claims another. */
async function writeFrom(localAddress: string, to: string, lastName: string): Promise<void> {
  await new Promise<void>((done, failed) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-forwarded-for': '203.0.113.5',
      'idempotency-key': lastName,
    };
    const outgoing = request(`${to}/api/customers`, { method: 'POST', localAddress, headers }, (answer) => {
      answer.resume().on('end', done);
    });
    outgoing.on('error', failed).end(JSON.stringify({ firstName: 'Trial', lastName }));
  });
}

/** A page with an open stream, which reconnects two seconds after the stream ends, as browsers do. */
function listen(address: string) {
  let stopped = false;
  let cuts = 0;
  let hear = nothing;
  let begin = nothing;
  const opened = new Promise<void>((tell) => {
    begin = tell;
  });
  let listening = open();
  function open(): ReturnType<typeof get> {
    const outgoing = get(`${address}/api/live`, { agent: false, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      answer
        .on('data', (text: Buffer) => (String(text).includes('event: change') ? hear() : begin()))
        .on('error', nothing)
        .on('close', comeBack);
    });
    return outgoing.on('error', comeBack);
  }
  function comeBack(): void {
    if (stopped) return;
    cuts++;
    setTimeout(() => {
      if (!stopped) listening = open();
    }, 2_000);
  }
  return {
    opened,
    next: (patience: number) =>
      Promise.race([
        new Promise<boolean>((tell) => {
          hear = () => tell(true);
        }),
        pause(patience, false),
      ]),
    cuts: () => cuts,
    stop() {
      stopped = true;
      listening.destroy();
    },
  };
}

function nothing(): void {}

/** Starts the proxy with the configuration from docs/proxies, on our ports. */
async function startProxy(program: 'haproxy' | 'nginx', config: string): Promise<ChildProcess | undefined> {
  if (spawnSync(program, ['-v']).error) return undefined;
  mkdirSync(`${data}/proxy`, { recursive: true });
  const text = readFileSync(`docs/proxies/${config}`, 'utf8')
    .replace('127.0.0.1:8080', `127.0.0.1:${front}`)
    .replace(/127\.0\.0\.1:300([123])/g, (_, place) => `127.0.0.1:${ports[Number(place) - 1]}`)
    .replace('/var/log/nginx', `${data}/proxy`);
  const at = `${data}/proxy/${config}`;
  writeFileSync(at, text);
  const args =
    program === 'haproxy'
      ? ['-db', '-f', at]
      : ['-p', `${data}/proxy`, '-c', at, '-g', `daemon off; pid ${data}/proxy/nginx.pid; error_log ${data}/proxy/error.log;`];
  const child = spawn(program, args, { stdio: 'ignore' });
  for (let tries = 0; tries < 100 && !(await isReady(`http://127.0.0.1:${front}`)); tries++) await pause(100);
  return child;
}
