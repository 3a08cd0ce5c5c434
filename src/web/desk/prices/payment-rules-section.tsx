import { lazy, Suspense, useState } from 'react';
import type { CharterTerms } from '#domain/desk/charter-terms.ts';
import { Button } from '../../ui/button.tsx';
import { cancellationWords, planWords } from './terms-words.ts';

const PaymentRulesDialog = lazy(() => import('./payment-rules-dialog.tsx').then((module) => ({ default: module.PaymentRulesDialog })));

/** When what is paid for a charter, and what a cancellation costs. */
export function PaymentRulesSection({ terms, mayRun }: { terms: CharterTerms; mayRun: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="mx-4 flex flex-wrap items-center justify-between gap-3 border-t py-4">
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold">Payments</h3>
        <p className="text-ink-2">{planWords(terms.plan)}</p>
        <p className="text-ink-2">Cancellation: {cancellationWords(terms)}</p>
      </div>
      {mayRun && (
        <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          Edit payments
        </Button>
      )}
      <Suspense>{isOpen && <PaymentRulesDialog terms={terms} onClose={() => setIsOpen(false)} />}</Suspense>
    </div>
  );
}
