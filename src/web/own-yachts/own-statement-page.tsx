import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useRouterState } from '@tanstack/react-router';
import { ArrowLeft, Download } from 'lucide-react';
import { isGone, reason } from '../platform/api.ts';
import { documentQuery, DocumentView } from '../platform/document-view.tsx';
import { saveFile } from '../platform/download.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';

/** One statement, page by page. */
export function OwnStatementPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const number = useRouterState({ select: ({ location }) => location.state.statement }) ?? 'Statement';
  const pdf = useQuery(documentQuery(`/api/owner/statements/${encodeURIComponent(id)}/pdf`));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link to="/owner/statements" className={buttonLook({ variant: 'ghost', className: 'pointer-coarse:h-11' })}>
          <ArrowLeft aria-hidden />
          Statements
        </Link>
        {pdf.data && (
          <Button variant="primary" className="pointer-coarse:h-11" onClick={() => saveFile(pdf.data, `${number}.pdf`)}>
            <Download />
            Download
          </Button>
        )}
      </div>
      <div className="card overflow-hidden p-2 sm:p-5">
        <Loaded
          query={pdf}
          loading={
            <Skeletons count={1}>
              <Skeleton className="h-96" />
            </Skeletons>
          }
          renderFailed={(retry, error) =>
            isGone(error) ? (
              <ErrorState title="Statement not found" text="It may belong to another owner, or the address is incomplete." />
            ) : (
              <ErrorState title="The statement couldn't be loaded" text={reason(error)} onRetry={retry} />
            )
          }
        >
          {(content) => <DocumentView content={content} name={number} />}
        </Loaded>
      </div>
    </div>
  );
}
