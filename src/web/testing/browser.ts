// The few browser features that the web's own logic needs and Node lacks: an address, storage, and fetches relative to that address.
import { afterAll, beforeEach, vi } from 'vitest';
import { fetchHere } from './network.ts';

const origin = 'https://fairlead.test';

class MemoryStorage implements Storage {
  readonly #kept = new Map<string, string>();
  [name: string]: unknown;
  get length() {
    return this.#kept.size;
  }
  clear = () => this.#kept.clear();
  getItem = (key: string) => this.#kept.get(key) ?? null;
  key = (index: number) => [...this.#kept.keys()][index] ?? null;
  removeItem = (key: string) => void this.#kept.delete(key);
  setItem = (key: string, value: string) => void this.#kept.set(key, String(value));
}

const NodeRequest = globalThis.Request;

/** A page requests addresses within its own site. */
class PageRequest extends NodeRequest {
  constructor(input: RequestInfo | URL, options?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, origin) : input, options);
  }
}

const events = new EventTarget();
const given = {
  location: new URL(origin),
  localStorage: new MemoryStorage(),
  sessionStorage: new MemoryStorage(),
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
  dispatchEvent: events.dispatchEvent.bind(events),
  Request: PageRequest,
  fetch: fetchHere,
};

for (const [name, value] of Object.entries(given)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
globalThis.window ??= globalThis as never;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// The next file runs in the same process.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
