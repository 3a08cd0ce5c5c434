import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { canMove } from '#domain/desk/charter-state.ts';
import type { Charter } from '#domain/desk/charter.ts';
import { can } from '#domain/session/permissions.ts';
import { DocumentLink } from '../../platform/document-link.tsx';
import { useUser } from '../../platform/session.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { ApaFigures } from '../apa/apa-figures.tsx';

const ApaDialog = lazy(() => import('../apa/apa-dialog.tsx').then((module) => ({ default: module.ApaDialog })));
const CloseDialog = lazy(() => import('../apa/close-dialog.tsx').then((module) => ({ default: module.CloseDialog })));

/** What the charterer advances for spending on board: the balance, and a link to the receipts. */
export function ApaSection({ charter }: { charter: Charter }) {
  const [open, setOpen] = useState<'ask' | 'close' | null>(null);
  const user = useUser();
  const { apa, number, customerName, companyName, state, type } = charter;
  const mayWrite = can(user, 'finance:write');
  const mayOpen = mayWrite && canMove(state, 'receive') && type !== 'seats';
  if (!apa && !mayOpen) return null;
  const close = () => setOpen(null);
  return (
    <section aria-labelledby="apa">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="apa" className="text-panel font-semibold">
          APA
        </h3>
        <div className="flex flex-wrap items-center gap-2">
          {apa && can(user, 'finance:read') && (
            <>
              <DocumentLink url={`/api/apa/${apa.id}/pdf`} name={`${number}-apa.pdf`} />
              {mayWrite && apa.state === 'open' && (
                <>
                  <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen('ask')}>
                    Edit amount
                  </Button>
                  {apa.isUsed && (
                    <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen('close')}>
                      Close APA
                    </Button>
                  )}
                </>
              )}
              <Link to="/desk/$charterId/apa" params={{ charterId: String(charter.id) }} className={buttonLook({ size: 'sm' })}>
                Receipts
              </Link>
            </>
          )}
          {!apa && (
            <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen('ask')}>
              Open APA
            </Button>
          )}
        </div>
      </div>
      {apa ? (
        <div className="mt-3">
          <ApaFigures apa={apa} />
        </div>
      ) : (
        <p className="mt-2 text-ink-2">No advance for expenses on board.</p>
      )}
      <Suspense>
        {open === 'ask' && <ApaDialog charter={charter} onClose={close} />}
        {open === 'close' && apa && (
          <CloseDialog apa={apa} charterNumber={number} customerName={customerName ?? ''} companyName={companyName} onClose={close} />
        )}
      </Suspense>
    </section>
  );
}
