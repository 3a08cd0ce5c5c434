// Fetches calendars from addresses that users entered, without ever connecting to anything internal (R35). IP addresses are checked at
// once, host names in the DNS lookup of the connection itself, and both again on each redirect.
import { lookup as resolve, type LookupAddress } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { maxCalendar } from '#domain/calendars/calendar-import.ts';
import { CalendarFault, type CalendarSource, type Fetched } from '../platform/calendar-source.ts';
import { beginsAsCalendar } from './calendar-lines.ts';
import { isPublic, literalIn } from './public-address.ts';

/** The network: everything public on the usual ports, or a stand-in for tests. */
type Outside = {
  resolve: (name: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;
  isAllowed: (address: string) => boolean;
  ports: readonly string[];
  patience: number;
};
const theNetwork: Outside = {
  resolve: (name, done) => resolve(name, { all: true, verbatim: true }, (error, addresses) => done(error, addresses)),
  isAllowed: isPublic,
  ports: ['', '80', '443'],
  patience: 10_000,
};

const maxRedirects = 5;
const faults = {
  notPublic: 'This address isn’t on the public internet',
  unreachable: 'This address couldn’t be reached',
  tooLong: 'This address took longer than 10 seconds to answer',
  tooLarge: 'This calendar is larger than 1 MB',
  noCalendar: 'There is no calendar at this address',
  lost: 'This address redirects too often',
  damaged: 'The calendar at this address is damaged',
} as const;

/** Creates the source that fetches external calendars. */
export function openCalendarSource(outside: Partial<Outside> = {}): CalendarSource {
  const place = { ...theNetwork, ...outside };
  return {
    async fetch(url, known, left) {
      const patience = AbortSignal.timeout(place.patience);
      const signal = left ? AbortSignal.any([left, patience]) : patience;
      try {
        return await follow(place, url, known, signal);
      } catch (error) {
        if (error instanceof CalendarFault) throw error;
        left?.throwIfAborted();
        throw new CalendarFault(patience.aborted ? faults.tooLong : faults.unreachable);
      }
    },
  };
}

/** What is wrong with an address, as far as that can be determined without a request. */
export function literalFault(url: string): string | null {
  if (!URL.canParse(url)) return 'Please enter the address of a calendar, starting with https://';
  const literal = literalIn(new URL(url));
  return literal !== null && !isPublic(literal) ? faults.notPublic : null;
}

async function follow(place: Outside, first: string, { etag }: { etag: string | null }, signal: AbortSignal): Promise<Fetched> {
  let url = first;
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const answer = await ask(place, checked(place, url), hop === 0 ? etag : null, signal);
    const { statusCode: status = 0, headers } = answer;
    if (status === 304 && hop === 0 && etag !== null) {
      answer.destroy();
      return { unchanged: true };
    }
    if (status >= 300 && status < 400 && headers.location) {
      answer.destroy();
      url = URL.canParse(headers.location, url) ? new URL(headers.location, url).href : '';
      continue;
    }
    if (status !== 200) {
      answer.destroy();
      throw new CalendarFault(`This address answers with error ${status}`);
    }
    const ics = await textOf(answer, signal);
    if (!beginsAsCalendar(ics)) throw new CalendarFault(faults.noCalendar);
    // An ETag belongs to the original address; after a redirect, the calendar is read in full.
    return { unchanged: false, ics, etag: hop === 0 ? tagOf(headers.etag) : null };
  }
  throw new CalendarFault(faults.lost);
}

function checked({ isAllowed, ports }: Outside, address: string): URL {
  if (!URL.canParse(address)) throw new CalendarFault(faults.unreachable);
  const url = new URL(address);
  const literal = literalIn(url);
  const isFine = ['http:', 'https:'].includes(url.protocol) && ports.includes(url.port) && url.username === '' && url.password === '';
  if (!isFine || (literal !== null && !isAllowed(literal))) throw new CalendarFault(faults.notPublic);
  return url;
}

function ask(place: Outside, url: URL, etag: string | null, signal: AbortSignal): Promise<IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((done, fail) => {
    const headers = {
      accept: 'text/calendar, text/plain;q=0.5',
      'accept-encoding': 'gzip, deflate, br',
      'user-agent': 'Fairlead calendar reader',
      ...(etag === null ? {} : { 'if-none-match': etag }),
    };
    const outgoing = request(url, { signal, headers, agent: false, lookup: lookupIn(place) }, done);
    outgoing.on('error', fail);
    outgoing.end();
  });
}

/** The DNS lookup of a connection: all addresses of a name must be allowed, and the connection uses one of exactly these addresses. */
function lookupIn({ resolve: find, isAllowed }: Outside): LookupFunction {
  return (name, options, done) =>
    find(name, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error('no address'), '', 4);
      if (!addresses.every(({ address }) => isAllowed(address))) return done(new CalendarFault(faults.notPublic), '', 4);
      if (options.all) return done(null, addresses);
      return done(null, first.address, first.family);
    });
}

/** An ETag too long to store is ignored. */
function tagOf(tag: string | undefined): string | null {
  return tag !== undefined && tag.length <= 300 ? tag : null;
}

async function textOf(answer: IncomingMessage, signal: AbortSignal): Promise<string> {
  const packing = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const opened = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress }[packing];
  if (!opened && packing !== 'identity') throw new CalendarFault(faults.damaged);
  // No pipeline: since Node 22, a pipeline that ends before everything is read waits forever for the decompressor.
  const text = opened ? answer.pipe(opened()) : answer;
  const close = (error?: Error) => [answer, text].forEach((stream) => stream.destroy(error));
  const onAbort = () => close(new Error('It took too long.'));
  answer.on('error', close);
  signal.addEventListener('abort', onAbort);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of text as AsyncIterable<Buffer>) {
      size += chunk.length;
      // The rest is never decompressed.
      if (size > maxCalendar) throw new CalendarFault(faults.tooLarge);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof CalendarFault || signal.aborted) throw error;
    throw new CalendarFault(faults.damaged);
  } finally {
    signal.removeEventListener('abort', onAbort);
    close();
  }
  return Buffer.concat(chunks).toString('utf8');
}
