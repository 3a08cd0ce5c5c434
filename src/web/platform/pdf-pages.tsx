import { getDocument, GlobalWorkerOptions, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';

type Page = { page: PDFPageProxy; text: string };
type DrawnDocument = { pages: Page[]; total: number } | 'unreadable' | null;

type Props = {
  content: Blob;
  /** how many pages are drawn */ maxPages: number;
  /** shown if the file can't be read */ fallback: ReactNode;
};

/** The first pages of a PDF, drawn in place, with their text for screen readers. */
export function PdfPages({ content, maxPages, fallback }: Props) {
  const [drawn, setDrawn] = useState<DrawnDocument>(null);
  useEffect(() => {
    const closing = new AbortController();
    open(content, maxPages, closing.signal).then(
      (opened) => !closing.signal.aborted && setDrawn(opened),
      () => !closing.signal.aborted && setDrawn('unreadable'),
    );
    return () => closing.abort();
  }, [content, maxPages]);

  if (drawn === 'unreadable') return fallback;
  if (!drawn)
    return (
      <Skeletons count={1}>
        <Skeleton className="h-72" />
      </Skeletons>
    );
  return (
    <div className="grid gap-3 p-3" style={maxPages === 1 ? { maxWidth: 320 } : undefined}>
      {drawn.pages.map((page, index) => (
        <Drawn key={index} {...page} name={`Page ${index + 1} of ${drawn.total}`} />
      ))}
      {drawn.total > maxPages && (
        <p className="text-center text-xs text-ink-3">
          {maxPages} of {drawn.total} pages. Download it to read on.
        </p>
      )}
    </div>
  );
}

function Drawn({ page, text, name }: Page & { name: string }) {
  const draw = useCallback(
    (canvas: HTMLCanvasElement) => {
      const width = canvas.clientWidth * Math.min(devicePixelRatio, 2);
      const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
      Object.assign(canvas, { width: Math.round(viewport.width), height: Math.round(viewport.height) });
      const drawing = page.render({ canvas, viewport });
      // A cancelled drawing is no failure.
      drawing.promise.catch(() => {});
      return () => drawing.cancel();
    },
    [page],
  );
  const { width, height } = page.getViewport({ scale: 1 });
  return (
    <figure>
      <canvas ref={draw} role="img" aria-label={name} className="w-full rounded-lg border" style={{ aspectRatio: width / height }} />
      <figcaption className="sr-only">{text}</figcaption>
    </figure>
  );
}

// For printing.
const [dots, inch, maxPrinted] = [200, 72, 60];

/** The pages of a PDF as pictures for printing, by their object URLs, which the caller has to revoke. */
export async function picturesOfPages(content: Blob, signal: AbortSignal): Promise<string[]> {
  const { pages } = await open(content, maxPrinted, signal);
  const addresses: string[] = [];
  // One after the other: a whole page takes much memory.
  for (const { page } of pages) {
    const viewport = page.getViewport({ scale: dots / inch });
    const canvas = Object.assign(document.createElement('canvas'), {
      width: Math.round(viewport.width),
      height: Math.round(viewport.height),
    });
    await page.render({ canvas, viewport, intent: 'print' }).promise;
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    if (!drawn) throw new Error('a page could not be drawn');
    addresses.push(URL.createObjectURL(drawn));
  }
  return addresses;
}

async function open(content: Blob, maxPages: number, signal: AbortSignal): Promise<Exclude<DrawnDocument, null | 'unreadable'>> {
  const { default: reader } = await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url');
  GlobalWorkerOptions.workerPort ??= new Worker(ownScript(reader), { type: 'module' });
  const reading = getDocument({
    data: new Uint8Array(await content.arrayBuffer()),
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
  });
  signal.addEventListener('abort', () => void reading.destroy());
  const document = await reading.promise;
  const pages = await Promise.all(
    Array.from({ length: Math.min(document.numPages, maxPages) }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent();
      return { page, text: items.map((item) => ('str' in item ? item.str : '')).join(' ') };
    }),
  );
  return { pages, total: document.numPages };
}

type ScriptPolicy = { createScriptURL: (address: string) => string };

/** The pages accept scripts only from trusted places; this one is a file of ours. */
function ownScript(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, policy: ScriptPolicy) => ScriptPolicy } };
  return trustedTypes ? trustedTypes.createPolicy('pdf-reader', { createScriptURL: (own) => own }).createScriptURL(address) : address;
}
