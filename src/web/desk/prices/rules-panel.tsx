import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { can } from '#domain/session/permissions.ts';
import { percentWords } from '#domain/shared/words.ts';
import { useUser } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Detail } from '../../ui/detail.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ErrorState } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { termsOfQuery } from '../charter-query.ts';
import { ApaShareSection } from './apa-share-section.tsx';
import { PaymentRulesSection } from './payment-rules-section.tsx';
import { optionWords } from './terms-words.ts';

const RulesDialog = lazy(() => import('./rules-dialog.tsx').then((module) => ({ default: module.RulesDialog })));

/** A company's rules for charters. */
export function RulesPanel({ companyId, mayRun }: { companyId: number; mayRun: boolean }) {
  const mayReadBooks = can(useUser(), 'finance:read');
  const rules = useQuery(termsOfQuery(companyId));
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="rules" className="card overflow-hidden">
      <div className="flex items-center justify-between gap-2 border-b px-4 py-3">
        <h2 id="rules" className="text-panel font-semibold">
          Rules
        </h2>
        {mayRun && rules.data && (
          <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            Edit rules
          </Button>
        )}
      </div>
      <Loaded
        query={rules}
        loading={
          <div className="p-4">
            <Skeleton className="h-24 rounded-lg" />
          </div>
        }
        renderFailed={(retry) => <ErrorState title="Error loading rules" text="They couldn't be loaded." onRetry={retry} />}
      >
        {(terms) => (
          <>
            <dl className="grid gap-4 p-4 sm:grid-cols-2 lg:grid-cols-4">
              <Detail name="Options last">{optionWords(terms)}</Detail>
              <Detail name="Discounts">
                {terms.discounts.length === 0
                  ? 'None'
                  : terms.discounts.map(({ label, percent }) => `${label} ${percentWords(percent)}`).join(', ')}
              </Detail>
              <Detail name="Maximum of all discounts">{percentWords(terms.maxDiscount)}</Detail>
              <Detail name="Tax">{percentWords(terms.taxRate)}</Detail>
              <Detail name="Closing a charter">{terms.handovers ? 'After a signed check-out' : 'Possible without check-out'}</Detail>
            </dl>
            <PaymentRulesSection terms={terms} mayRun={mayRun} />
          </>
        )}
      </Loaded>
      {mayReadBooks && <ApaShareSection mayRun={mayRun} />}
      <Suspense>{isOpen && rules.data && <RulesDialog terms={rules.data} onClose={() => setIsOpen(false)} />}</Suspense>
    </section>
  );
}
