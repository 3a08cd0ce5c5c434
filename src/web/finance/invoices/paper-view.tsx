import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Invoice } from '#domain/finance/invoice.ts';
import { reason } from '../../platform/api.ts';
import { fetchFile } from '../../platform/download.ts';
import { picturesOfPages } from '../../platform/pdf-pages.tsx';
import { toast } from '../../ui/toast-store.ts';

type Props = { invoice: Pick<Invoice, 'id' | 'invoiceNumber'>; /** printed, or the failure was shown */ onDone: () => void };

/** The pages of an invoice's PDF as images in place of the page, printed once all of them have loaded. */
export function PaperView({ invoice: { id, invoiceNumber }, onDone }: Props) {
  const [sheets, setSheets] = useState<string[]>([]);
  const done = useRef(onDone);
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    let drawn: string[] = [];
    async function draw() {
      const content = await fetchFile(`/api/invoices/${id}/generate-pdf`, { method: 'POST', signal });
      drawn = await picturesOfPages(content, signal);
      if (!signal.aborted) setSheets(drawn);
    }
    draw().catch((error) => {
      if (signal.aborted) return;
      toast({ variant: 'destructive', title: 'Error printing the invoice', description: reason(error) });
      done.current();
    });
    return () => {
      closing.abort();
      for (const sheet of drawn) URL.revokeObjectURL(sheet);
    };
  }, [id]);

  const waiting = useRef(0);
  function printOnceAllAreThere() {
    waiting.current += 1;
    if (waiting.current < sheets.length) return;
    addEventListener('afterprint', () => done.current(), { once: true });
    print();
  }
  return createPortal(
    <div data-paper="whole" className="hidden">
      {sheets.map((sheet, index) => (
        <img key={sheet} src={sheet} alt={`${invoiceNumber}, page ${index + 1} of ${sheets.length}`} onLoad={printOnceAllAreThere} />
      ))}
    </div>,
    document.body,
  );
}
