// Loads parts of the application on demand. The build turns every `import()` into a call of `readPart`.
import { currentToast, toast } from '../ui/toast-store.ts';
import { isAnythingTyped } from '../ui/unsaved-store.ts';
import { pause, pauseUntilOnline } from './pause.ts';

const second = 1_000;
const maxPause = 15 * second;
const patience = 20 * second;
const files = new Map<string, Promise<void>>();
let isSaid = false;

/**
 * Reads a part whose files are these: it comes as soon as the server can be reached, however long that takes. A browser never asks again
 * for a module it once couldn't get, until the page is reloaded and what was typed is gone: nothing is imported before each of its files is
 * here. Styles are those of the page; a part brings none.
 */
export async function readPart<Part>(read: () => Promise<Part>, needed: string[] = []): Promise<Part> {
  await Promise.all(needed.map(arrival));
  return read();
}

/** Resolves once a file is in the browser's cache. Files that the document itself names are loaded by the browser. */
function arrival(file: string): Promise<void> {
  const address = `/${file}`;
  const known = files.get(file) ?? (isOfThePage(address) ? Promise.resolve() : untilHere(address));
  files.set(file, known);
  return known;
}

function isOfThePage(address: string): boolean {
  return document.querySelector(`link[href="${address}"]:not([media]), script[src="${address}"]`) !== null;
}

async function untilHere(address: string): Promise<void> {
  for (let wait = second; ; wait = Math.min(2 * wait, maxPause)) {
    const status = await fetched(address);
    if (status === 404) return untilNothingIsTyped();
    if (status > 0 && status < 500) {
      isSaid = false;
      return;
    }
    sayOnce();
    await pauseUntilOnline(wait);
  }
}

/** The status with which a file arrived completely; 0 if it didn't. */
async function fetched(address: string): Promise<number> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), patience);
  try {
    const response = await fetch(address, silence).finally(() => clearTimeout(timer));
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** Says once that the server can't be reached, and not over another toast. */
function sayOnce() {
  if (isSaid || currentToast()?.open) return;
  isSaid = true;
  toast({
    title: 'We couldn’t reach the server',
    description: 'The rest will load as soon as the connection is back.',
    variant: 'destructive',
  });
}

/**
 * The file is of an earlier release. To go on, the page has to be loaded anew, which happens where the import fails, and would take with it
 * what is typed. Whoever is on the way to another page has been asked about that.
 */
async function untilNothingIsTyped() {
  if (!isAnythingKept()) return;
  toast({
    title: 'Fairlead has been updated',
    description: 'Save what you have typed, then reload the page to continue.',
    action: { label: 'Reload', run: () => location.reload() },
  });
  while (isAnythingKept()) await pause(second / 4);
}

function isAnythingKept(): boolean {
  return isAnythingTyped() && !document.documentElement.hasAttribute('data-navigating');
}
