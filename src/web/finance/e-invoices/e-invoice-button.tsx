import { FileCode } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { EInvoiceSource } from './e-invoice-query.ts';

const EInvoiceDialog = lazy(() => import('./e-invoice-dialog.tsx').then((module) => ({ default: module.EInvoiceDialog })));

type Props = { source: EInvoiceSource; /** In a row, where only an icon fits. */ isSmall?: boolean };

/** Opens the dialog with an invoice's XML. */
export function EInvoiceButton({ source, isSmall = false }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {isSmall ? (
        <Button
          variant="ghost"
          size="iconSmall"
          aria-haspopup="dialog"
          aria-label={`${source.number} as XML`}
          onClick={() => setOpen(true)}
        >
          <FileCode />
        </Button>
      ) : (
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <FileCode aria-hidden />
          XML
        </Button>
      )}
      {open && (
        <Suspense>
          <EInvoiceDialog source={source} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
