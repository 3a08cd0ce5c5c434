// The part of autocannon that the bench uses; it ships no types.
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';
  type Request = { method: 'GET'; path: string; headers: Record<string, string> };
  type Result = { duration: number; errors: number; timeouts: number; non2xx: number };
  type Options = {
    url: string;
    connections: number;
    duration: number;
    setupClient: (client: { setRequests: (requests: Request[]) => void }) => void;
  };
  export default function autocannon(options: Options, done: (error: Error | null, result: Result) => void): EventEmitter;
}
