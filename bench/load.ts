import autocannon from 'autocannon';

export type Round = { seconds: number; /** of each response, in milliseconds */ times: number[] };

const maxConnections = 20;
// A client starts over after this many: more would be prepared and never sent.
const maxRequests = 400;

/** Calls the paths without pause over several connections, as one person after another, each connection in its own order. */
export function load(address: string, paths: string[], tokens: string[], seconds: number, connections = maxConnections): Promise<Round> {
  const times: number[] = [];
  let client = 0;
  return new Promise((resolve, reject) => {
    const run = autocannon(
      {
        url: address,
        connections,
        duration: seconds,
        setupClient: (each) => {
          const from = Math.floor((client++ * tokens.length) / connections);
          const many = Math.min(maxRequests, tokens.length * paths.length);
          each.setRequests(
            Array.from({ length: many }, (_, at) => {
              const [token, path] = [tokens[(from + at) % tokens.length], paths[(at + Math.floor(at / tokens.length)) % paths.length]];
              return { method: 'GET' as const, path: path ?? '/', headers: { authorization: `Bearer ${token}` } };
            }),
          );
        },
      },
      (error, result) => {
        if (error) return reject(error);
        if (result.errors + result.timeouts + result.non2xx > 0)
          return reject(
            new Error(`${address}${paths.join()}: ${result.errors} errors, ${result.timeouts} timeouts, ${result.non2xx} refusals`),
          );
        resolve({ seconds: result.duration, times });
      },
    );
    run.on('response', (_client: unknown, _status: number, _bytes: number, milliseconds: number) => times.push(milliseconds));
  });
}

export type Series = { call: string; paths: string[]; what: string; address: string; tokens: string[]; rounds: Round[] };

/** A series for each of these calls. */
export function seriesOf(calls: Record<string, string[]>, what: string, address: string, tokens: string[]): Series[] {
  return Object.entries(calls).map(([call, paths]) => ({ call, paths, what, address, tokens, rounds: [] }));
}

/**
 * Round after round over all series, each round in a different order, so that other load on the machine affects all alike. Warm-up isn't
 * counted.
 */
export async function measure(
  series: Series[],
  { rounds, seconds }: { rounds: number; seconds: number },
  say: (text: string) => void,
): Promise<void> {
  say('Warming up …');
  for (const { address, paths, tokens } of series) await load(address, paths, tokens, Math.min(3, seconds));
  for (let round = 0; round < rounds; round++) {
    say(`Round ${round + 1} of ${rounds} …`);
    const order = series.map((_, place) => series[(place + round) % series.length] as Series);
    for (const each of round % 2 === 0 ? order : order.toReversed())
      each.rounds.push(await load(each.address, each.paths, each.tokens, seconds));
  }
}
