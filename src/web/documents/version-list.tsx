import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { DocumentRecord } from '#domain/documents/document.ts';
import { sayDate } from '../platform/day-words.ts';
import { DocumentDialog as PaperDialog } from '../platform/document-dialog.tsx';
import { DocumentLink } from '../platform/document-link.tsx';
import { Badge } from '../ui/badge.tsx';

type Version = DocumentRecord['versions'][number];

/** The versions of a document, the current one first. */
export function VersionList({ document }: { document: DocumentRecord }) {
  return (
    <section aria-labelledby="versions-title" className="card">
      <h2 id="versions-title" className="px-4 pt-4 text-panel font-semibold sm:px-5">
        Versions
      </h2>
      <ul className="mt-2 divide-y px-4 sm:px-5">
        {document.versions.map((version, at) => (
          <VersionRow key={version.version} version={version} type={document.type} isNewest={at === 0} />
        ))}
      </ul>
    </section>
  );
}

function VersionRow({ version, type, isNewest }: { version: Version; type: string; isNewest: boolean }) {
  const [reading, setReading] = useState(false);
  const { number, issuer, issuedOn, expiresOn, fileUrl, fileName, notes } = version;
  const name = fileName ?? type;
  const facts = [number && `No. ${number}`, issuer, issuedOn && `Issued ${sayDate(issuedOn)}`].filter(Boolean).join(' · ');
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="tnum font-medium">{expiresOn ? `Until ${sayDate(expiresOn)}` : 'No expiry'}</p>
        {facts && <p className="tnum text-xs text-ink-3 wrap-anywhere">{facts}</p>}
        {notes && <p className="mt-1 text-nav whitespace-pre-line text-ink-2">{notes}</p>}
        {fileUrl && (
          <button
            type="button"
            aria-haspopup="dialog"
            className="mt-0.5 flex h-6 max-w-full items-center gap-1.5 rounded-sm text-xs font-medium text-accent hover:underline"
            onClick={() => setReading(true)}
          >
            <FileText aria-hidden className="size-3.5 shrink-0" />
            <span className="sr-only">View </span>
            <span className="truncate">{name}</span>
          </button>
        )}
        {fileUrl && reading && <PaperDialog url={fileUrl} name={name} onClose={() => setReading(false)} />}
      </div>
      <Badge tone={isNewest ? 'teal' : 'grey'}>{isNewest ? 'In force' : 'Earlier'}</Badge>
      {fileUrl && <DocumentLink url={fileUrl} name={name} />}
    </li>
  );
}
