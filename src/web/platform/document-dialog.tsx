import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { DetailsDialog } from '../ui/details-dialog.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { documentQuery, DocumentView } from './document-view.tsx';
import { saveFile } from './download.ts';

/** One of our documents, to view and to download. */
export function DocumentDialog({ url, name, onClose }: { url: string; name: string; onClose: () => void }) {
  const file = useQuery(documentQuery(url));
  const content = file.data;
  return (
    <DetailsDialog
      open
      onClose={onClose}
      title={name}
      text={null}
      actions={
        <Button disabled={!content} onClick={() => content && saveFile(content, name)}>
          <Download aria-hidden />
          Download
        </Button>
      }
    >
      <div className="mt-4 overflow-hidden rounded-xl border bg-sunken">
        <Loaded
          query={file}
          loading={
            <Skeletons count={1}>
              <Skeleton className="h-72" />
            </Skeletons>
          }
          renderFailed={(retry) => <ErrorState title="Error loading the document" onRetry={retry} />}
        >
          {(loaded) => <DocumentView content={loaded} name={name} />}
        </Loaded>
      </div>
    </DetailsDialog>
  );
}
