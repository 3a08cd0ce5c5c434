import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { Wallet } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Apa } from '#domain/finance/apa.ts';
import { can } from '#domain/session/permissions.ts';
import { CompanyNote } from '../../platform/company-of.tsx';
import { BackLink } from '../../platform/back-link.tsx';
import { DocumentLink } from '../../platform/document-link.tsx';
import { countIn } from '../../platform/search-params.ts';
import { useUser } from '../../platform/session.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { CharterFailed, CharterNotFound } from '../charter/charter-notice.tsx';
import { ApaFigures } from './apa-figures.tsx';
import { apaOfCharterQuery, apaSearch } from './apa-query.ts';
import { ReceiptForm } from './receipt-form.tsx';
import { ReceiptList } from './receipt-list.tsx';

const CloseDialog = lazy(() => import('./close-dialog.tsx').then((module) => ({ default: module.CloseDialog })));

/** The APA of a charter, made for a phone on board: what is left, a form for the next receipt, and everything that was spent. */
export function ApaPage() {
  const { charterId } = useParams({ strict: false });
  const id = countIn(charterId);
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-4">
      {id === undefined ? <CharterNotFound /> : <OfCharter key={id} id={id} />}
    </div>
  );
}

function OfCharter({ id }: { id: number }) {
  const account = useQuery(apaOfCharterQuery(id));
  return (
    <>
      <BackLink to="/desk/$charterId" params={{ charterId: String(id) }} search={{ tab: 'payments' }}>
        Charter
      </BackLink>
      <Loaded
        query={account}
        loading={
          <Skeletons count={1}>
            <Skeleton className="h-40 rounded-xl" />
            <Skeleton className="h-96 rounded-xl" />
          </Skeletons>
        }
        renderFailed={(retry, error) => <CharterFailed error={error} onRetry={retry} />}
      >
        {({ rows: [apa] }) =>
          apa ? (
            <Account apa={apa} />
          ) : (
            <div className="card">
              <EmptyState
                icon={<Wallet />}
                title="No APA yet"
                text="Open one under the payments of the charter."
                action={
                  <Link to="/desk/$charterId" params={{ charterId: String(id) }} search={{ tab: 'payments' }} className={buttonLook({})}>
                    Open payments
                  </Link>
                }
              />
            </div>
          )
        }
      </Loaded>
    </>
  );
}

function Account({ apa }: { apa: Apa }) {
  const { page } = apaSearch(useSearch({ strict: false }));
  const mayWrite = can(useUser(), 'finance:write') && apa.state === 'open';
  const [added, setAdded] = useState(0);
  const [isClosing, setClosing] = useState(false);
  return (
    <>
      <article className="card grid gap-4 p-4 sm:p-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 className="text-xl leading-7 font-semibold wrap-anywhere">APA of {apa.customerName}</h2>
            <p className="tnum text-ink-2 wrap-anywhere">
              {[apa.charterNumber, apa.yachtName].filter(Boolean).join(' · ')}
              <CompanyNote record={apa} />
            </p>
          </div>
          <div className="flex items-center gap-2">
            <DocumentLink url={`/api/apa/${apa.id}/pdf`} name={`${apa.charterNumber}-apa.pdf`} />
            {mayWrite && (
              <Button size="sm" aria-haspopup="dialog" onClick={() => setClosing(true)}>
                Close APA
              </Button>
            )}
          </div>
        </div>
        <ApaFigures apa={apa} brief={mayWrite} />
      </article>
      {mayWrite && <ReceiptForm key={added} apa={apa} onAdded={() => setAdded(added + 1)} />}
      <ReceiptList apa={apa} page={page} mayWrite={mayWrite} />
      <Suspense>
        {isClosing && (
          <CloseDialog
            apa={apa}
            charterNumber={apa.charterNumber}
            customerName={apa.customerName}
            companyName={apa.companyName}
            onClose={() => setClosing(false)}
          />
        )}
      </Suspense>
    </>
  );
}
