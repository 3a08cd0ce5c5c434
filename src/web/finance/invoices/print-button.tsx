import { Printer } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Invoice } from '#domain/finance/invoice.ts';
import { Button } from '../../ui/button.tsx';

// Reading the PDF takes a program of its own, which only those load who print.
const PaperView = lazy(() => import('./paper-view.tsx').then((module) => ({ default: module.PaperView })));

/** Prints the invoice as its PDF has it, not the page it is shown on; so do the keys that print a page. */
export function PrintButton({ invoice }: { invoice: Pick<Invoice, 'id' | 'invoiceNumber'> }) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    function takeOver(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setPrinting(true);
    }
    addEventListener('keydown', takeOver);
    return () => removeEventListener('keydown', takeOver);
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
