import { useQuery } from '@tanstack/react-query';
import { Download, ExternalLink, FileText } from 'lucide-react';
import { buttonLook } from '../ui/button.tsx';
import { DetailsDialog } from '../ui/details-dialog.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { fileQuery } from './picture.tsx';

/** A document of ours, to look at: a picture in place, a PDF in a tab of its own, where the browser has its reader. */
export function DocumentDialog({ url, name, onClose }: { url: string; name: string; onClose: () => void }) {
  const file = useQuery(fileQuery(url));
  const address = file.data;
  return (
    <DetailsDialog
      open
      onClose={onClose}
      title={name}
      text={isPdf(name) ? 'A PDF opens in a tab of its own.' : null}
      actions={address && (
        <>
          <a href={address} download={name} className={buttonLook({})}><Download aria-hidden />Download</a>
          <a href={address} target="_blank" rel="noreferrer" className={buttonLook({ variant: 'primary' })}><ExternalLink aria-hidden />Open in a new tab</a>
        </>
      )}
    >
      <div className="mt-4">
        <Loaded query={file} loading={<Skeletons count={1}><Skeleton className="h-72" /></Skeletons>} renderFailed={(retry) => <ErrorState title="Error loading the document" onRetry={retry} />}>
          {(src) => isPdf(name)
            ? <div className="grid h-40 place-items-center rounded-xl border bg-sunken text-ink-3"><FileText aria-hidden className="size-12" strokeWidth={1.25} /></div>
            : <img src={src} alt={name} className="mx-auto max-h-[60dvh] rounded-xl border object-contain" />}
        </Loaded>
      </div>
    </DetailsDialog>
  );
}

/** Documents are named by the kind that was found in them. */
function isPdf(name: string): boolean {
  return /\.pdf$/i.test(name);
}
