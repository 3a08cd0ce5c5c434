import { Printer } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Invoice } from '#domain/finance/invoice.ts';
import { Button } from '../../ui/button.tsx';

// Loaded only for printing, because reading a PDF takes a large library.
const PaperView = lazy(() => import('./paper-view.tsx').then((module) => ({ default: module.PaperView })));

/** Prints the PDF of the invoice rather than the page, also with the browser's print shortcut. */
export function PrintButton({ invoice }: { invoice: Pick<Invoice, 'id' | 'invoiceNumber'> }) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    function printOnKeys(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setPrinting(true);
    }
    addEventListener('keydown', printOnKeys);
    return () => removeEventListener('keydown', printOnKeys);
  }, []);
  return (
    <>
      <Button running={printing && 'Preparing to print'} onClick={() => setPrinting(true)}>
        <Printer aria-hidden />
        Print
      </Button>
      {printing && (
        <Suspense>
          <PaperView invoice={invoice} onDone={() => setPrinting(false)} />
        </Suspense>
      )}
    </>
  );
}
