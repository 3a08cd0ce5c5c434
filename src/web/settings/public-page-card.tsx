import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { CharterTerms } from '#domain/desk/charter-terms.ts';
import { reason } from '../platform/api.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { publicPageQuery } from './public-page-query.ts';

const PublicPageForm = lazy(() => import('./public-page-form.tsx').then((module) => ({ default: module.PublicPageForm })));

/** The page on which the public sees what is free and requests it. */
export function PublicPageCard({ companyId }: { companyId: number }) {
  const terms = useQuery(publicPageQuery(companyId));
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="public-page" className="card">
      <div className="flex flex-wrap items-start justify-between gap-3 px-5 pt-5 pb-3">
        <div className="min-w-48 flex-1">
          <h2 id="public-page" className="text-panel font-semibold">
            Public page
          </h2>
          <p className="mt-1 text-ink-2">
            Shows everyone your free weeks and prices, and takes requests, which arrive at the charter desk. Choose its yachts under Prices,
            in the terms of each.
          </p>
        </div>
        {terms.data && (
          <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            Edit page
          </Button>
        )}
      </div>
      <Loaded
        query={terms}
        loading={
          <div className="px-5 pb-5">
            <Skeleton className="h-9" />
          </div>
        }
        renderFailed={(retry, error) => <ErrorState title="The public page couldn't be loaded" text={reason(error)} onRetry={retry} />}
      >
        {(loaded) => <Address terms={loaded} />}
      </Loaded>
      <Suspense>{isOpen && terms.data && <PublicPageForm terms={terms.data} onClose={() => setIsOpen(false)} />}</Suspense>
    </section>
  );
}

function Address({ terms: { publicSlug, publicOpen } }: { terms: CharterTerms }) {
  if (!publicSlug) return <p className="px-5 pb-5 text-ink-3">There is no page yet.</p>;
  const path = `/book/${publicSlug}`;
  return (
    <div className="mx-5 flex flex-wrap items-center justify-between gap-3 border-t py-4">
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        <p className="wrap-anywhere">{`${location.origin}${path}`}</p>
        <Badge tone={publicOpen ? 'green' : 'grey'}>{publicOpen ? 'Open' : 'Closed'}</Badge>
      </div>
      {publicOpen && (
        <a href={path} target="_blank" rel="noopener" className={buttonLook({})}>
          <ExternalLink aria-hidden />
          Open page
        </a>
      )}
    </div>
  );
}
