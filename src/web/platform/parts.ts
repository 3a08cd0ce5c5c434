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
 * Loads a part whose files are these, as soon as the server can be reached, however long that takes. A browser never retries a module that
 * failed to load until the page is reloaded, which would lose what was typed. So nothing is imported before all its files have arrived. A
 * part has no styles of its own.
 */
export async function readPart<Part>(read: () => Promise<Part>, needed: string[] = []): Promise<Part> {
  await Promise.all(needed.map(arrival));
  return read();
}

/** Resolves once a file is in the browser's cache. Files that the document itself links are loaded by the browser. */
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

/** The status of a file that arrived completely; 0 if it didn't. */
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

/** Says only once that the server can't be reached, and not over another toast. */
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
 * The file is from an earlier release. To continue, the page has to be reloaded, which happens when the import fails, and would lose what
 * is typed. Somebody leaving for another page has already been asked about that.
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
