import { useMutation } from '@tanstack/react-query';
import { FileDown, Mail } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { CreditNote } from '#domain/finance/credit-note.ts';
import { can } from '#domain/session/permissions.ts';
import { reason } from '../../platform/api.ts';
import { download } from '../../platform/download.ts';
import { useUser } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { EInvoiceButton } from '../e-invoices/e-invoice-button.tsx';

const SendDialog = lazy(() => import('./credit-note-send-dialog.tsx').then((module) => ({ default: module.CreditNoteSendDialog })));

/** The actions for a credit note: email it, or download it as XML or PDF. */
export function CreditNoteToolbar({ note }: { note: CreditNote }) {
  const { id, number, customerId, companyId, companyName } = note;
  const maySend = can(useUser(), 'finance:write');
  const [sending, setSending] = useState(false);
  return (
    <span className="flex shrink-0">
      {maySend && (
        <Button variant="ghost" size="iconSmall" aria-label={`Send ${number} by email`} onClick={() => setSending(true)}>
          <Mail />
        </Button>
      )}
      <EInvoiceButton isSmall source={{ kind: 'credit-note', id, number, customerId, companyId, companyName, isIssued: true }} />
      <NotePdfButton id={id} number={number} />
      {sending && (
        <Suspense>
          <SendDialog note={note} onClose={() => setSending(false)} />
        </Suspense>
      )}
    </span>
  );
}

function NotePdfButton({ id, number }: Pick<CreditNote, 'id' | 'number'>) {
  const draw = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: () => download(`/api/credit-notes/${id}/pdf`, `${number}.pdf`),
    onError: (error) => toast({ variant: 'destructive', title: 'Error loading the PDF', description: reason(error) }),
  });
  return (
    <Button
      variant="ghost"
      size="iconSmall"
      aria-label={`Download ${number} as PDF`}
      running={draw.isPending && 'Loading'}
      onClick={() => draw.mutate()}
    >
      <FileDown />
    </Button>
  );
}
