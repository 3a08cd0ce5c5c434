import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { booksSettingsQuery } from '../../finance/tax-rate-query.ts';
import { useUser } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { apaShareWords } from './terms-words.ts';

const ApaShareDialog = lazy(() => import('./apa-share-dialog.tsx').then((module) => ({ default: module.ApaShareDialog })));

/** The default share of the price that an APA requests. */
export function ApaShareSection({ mayRun }: { mayRun: boolean }) {
  const { companyId } = useUser();
  const { data: settings } = useQuery(booksSettingsQuery(companyId ?? undefined));
  const [isOpen, setIsOpen] = useState(false);
  if (!settings) return null;
  return (
    <div className="mx-4 flex flex-wrap items-center justify-between gap-3 border-t py-4">
      <div className="min-w-0">
        <h3 className="font-semibold">APA</h3>
        <p className="text-ink-2">{apaShareWords(settings.apaPercent)}</p>
      </div>
      {mayRun && (
        <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          Edit APA
        </Button>
      )}
      <Suspense>{isOpen && <ApaShareDialog settings={settings} onClose={() => setIsOpen(false)} />}</Suspense>
    </div>
  );
}
