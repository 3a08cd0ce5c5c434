import { succeeded } from '../platform/api.ts';
import { readToken } from '../platform/token.ts';

export type Received = { bytes: number; /** of a CSV file, including the line of titles */ lines: number };

/** Downloads a file of ours and reports its progress. */
export async function receive(address: string, signal: AbortSignal, tell: (received: Received) => void): Promise<Blob> {
  const token = readToken();
  const response = await succeeded(await fetch(address, { signal, headers: token ? { Authorization: `Bearer ${token}` } : {} }));
  const countLines = lineCounter();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value);
    bytes += part.value.length;
    tell({ bytes, lines: countLines(part.value) });
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}

const quote = 0x22;
const newline = 0x0a;

/** Counts the lines of a CSV file part by part. A line break within quotes is part of a cell. */
export function lineCounter(): (part: Uint8Array) => number {
  let lines = 0;
  let isQuoted = false;
  return (part) => {
    for (const byte of part) {
      if (byte === quote) isQuoted = !isQuoted;
      else if (byte === newline && !isQuoted) lines++;
    }
    return lines;
  };
}
