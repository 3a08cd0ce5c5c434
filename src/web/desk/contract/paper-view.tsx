import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { Charter } from '#domain/desk/charter.ts';
import { reason } from '../../platform/api.ts';
import { saveFile } from '../../platform/download.ts';
import { DocumentView } from '../../platform/document-view.tsx';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PaperKind } from '../charter-query.ts';
import { paperQuery } from './paper-query.ts';

/** The pages of a quote or a contract: as signed, as sent, or in its current state. */
export function PaperView({ charter, paper }: { charter: Charter; paper: PaperKind }) {
  const pages = useQuery(paperQuery(charter, paper));
  const name = `${paper === 'quote' ? 'Quote' : 'Contract'} ${charter.number}`;
  return (
    <section aria-label={name} className="min-w-0">
      <Loaded
        query={pages}
        loading={<Skeleton className="h-96 rounded-lg" />}
        renderFailed={(retry, error) => (
          <p role="alert" className="text-ink-2">
            {reason(error, "It couldn't be loaded.")}{' '}
            <Button size="sm" onClick={retry}>
              Retry
            </Button>
          </p>
        )}
      >
        {(content) => (
          <>
            <div className="flex justify-end">
              <Button size="sm" onClick={() => saveFile(content, `${name.replace(' ', '-')}.pdf`)}>
                <Download aria-hidden />
                Download
              </Button>
            </div>
            <DocumentView content={content} name={name} />
          </>
        )}
      </Loaded>
    </section>
  );
}
