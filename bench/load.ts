import autocannon from 'autocannon';

export type Round = { seconds: number; /** of each answer, in milliseconds */ times: number[] };

const connections = 20;

/** Calls the paths without pause over twenty connections, each path as person after person in an order of its own. */
export function load(address: string, paths: string[], tokens: string[], seconds: number): Promise<Round> {
  const times: number[] = [];
  let client = 0;
  return new Promise((resolve, reject) => {
    const run = autocannon(
      {
        url: address, connections, duration: seconds,
        setupClient: (each) => {
          const from = Math.floor((client++ * tokens.length) / connections);
          const mine = [...tokens.slice(from), ...tokens.slice(0, from)];
          each.setRequests(paths.flatMap((path) => mine.map((token) => ({ method: 'GET' as const, path, headers: { authorization: `Bearer ${token}` } }))));
        },
      },
      (error, result) => {
        if (error) return reject(error);
        if (result.errors + result.timeouts + result.non2xx > 0) return reject(new Error(`${address}${paths.join()}: ${result.errors} errors, ${result.timeouts} timeouts, ${result.non2xx} refusals`));
        resolve({ seconds: result.duration, times });
      },
    );
    run.on('response', (_client: unknown, _status: number, _bytes: number, milliseconds: number) => times.push(milliseconds));
  });
}
