// A thousand open pages of one company, and how soon a change reaches all of them.
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { percentile } from './figures.ts';
import { startProduct, type Running } from './servers.ts';

const connections = 1_000;
const changes = 30;
// The first few are warm-up.
const warmUp = 5;
const maxWait = 10_000;

export type FanOut = {
  p50: number;
  p99: number;
  slowest: number;
  /** the server's memory without and with all of them open, in MB */ memory: [number, number];
};

/** Measures the fan-out on a separate server, whose memory shows what the connections cost. */
export async function fanOut(databaseUrl: string, tokens: string[]): Promise<FanOut> {
  const product = await startProduct(databaseUrl);
  return tellAll(product, tokens).finally(product.stop);
}

/**
 * Opens the connections, makes one change after another, and times each arrival from the moment the change was sent. A connection that
 * misses one is an error.
 */
async function tellAll({ address, pid }: Running, tokens: string[]): Promise<FanOut> {
  const headers = (place: number) => ({ authorization: `Bearer ${tokens[place % tokens.length]}` });
  const [yacht] = (await (await fetch(`${address}/api/yachts?limit=1`, { headers: headers(0) })).json()) as {
    id: number;
    location: string;
  }[];
  if (!yacht) throw new Error('this company has no yacht');
  const before = memoryOf(pid);
  const streams: IncomingMessage[] = [];
  const onChange: (() => void)[] = [];
  try {
    for (let from = 0; from < connections; from += 50) {
      const opened = Array.from({ length: 50 }, (_, place) =>
        open(`${address}/api/live`, headers(from + place), () => onChange[from + place]?.()),
      );
      streams.push(...(await Promise.all(opened)));
    }
    const after = memoryOf(pid);
    const times: number[] = [];
    for (let change = -warmUp; change < changes; change++) {
      const began = performance.now();
      let reached = 0;
      const all = Promise.all(
        Array.from(
          { length: connections },
          (_, place) =>
            new Promise<void>((resolve) => {
              onChange[place] = () => {
                if (change >= 0) times.push(performance.now() - began);
                reached++;
                resolve();
              };
            }),
        ),
      );
      const answer = await fetch(`${address}/api/yachts/${yacht.id}`, {
        method: 'PATCH',
        headers: { ...headers(0), 'content-type': 'application/json' },
        body: JSON.stringify({ location: change + 1 < changes ? `Berth ${change}` : yacht.location }),
      });
      if (!answer.ok) throw new Error(`a change: ${answer.status}`);
      await orMissed(all, () => `${reached} of ${connections} heard of a change`);
    }
    return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), slowest: Math.max(...times), memory: [before, after] };
  } finally {
    for (const stream of streams) stream.destroy();
  }
}

function open(url: string, headers: Record<string, string>, hear: () => void): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (stream) => {
      if (stream.statusCode !== 200) return reject(new Error(`a stream: ${stream.statusCode}`));
      stream
        .setEncoding('utf8')
        .on('error', () => {})
        .on('data', (text: string) => {
          for (let at = text.indexOf('event: change'); at >= 0; at = text.indexOf('event: change', at + 1)) hear();
        });
      stream.once('data', () => resolve(stream));
    }).on('error', reject);
  });
}

async function orMissed(all: Promise<unknown>, what: () => string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(what())), maxWait);
  });
  await Promise.race([all, tooLate]).finally(() => clearTimeout(timer));
}

/** The resident memory of a process in MB, from Linux's /proc. */
function memoryOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return NaN;
  }
}
