import { DownloadButton } from '../platform/download-button.tsx';
import { fetchPaper } from './charter-link-query.ts';

/** Downloads a document of the charter. */
export function PaperButton({ token, path, name, label }: { token: string; path: string; name: string; label: string }) {
  return <DownloadButton read={() => fetchPaper(token, path)} name={`${name}.pdf`} label={label} />;
}
