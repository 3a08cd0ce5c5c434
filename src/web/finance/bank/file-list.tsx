import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileUp } from 'lucide-react';
import type { BankAccount, BankFile } from '#domain/finance/bank.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { several } from '#domain/shared/words.ts';
import { useDates } from '../../platform/dates.ts';
import type { Show } from '../../platform/show.ts';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { BooksSkeleton } from '../books-frame.tsx';
import { inBooks, type BankSearch } from '../finance-query.ts';
import { bankFilesQuery, filesPerPage } from './bank-query.ts';

type Props = { account: BankAccount; list: BankSearch; onShow: Show<BankSearch> };

/** An account's imported files, the latest first. */
export function FileList({ account, list, onShow }: Props) {
  const files = useQuery({ ...bankFilesQuery(account.id, list.page), meta: { shows: ['bank', 'payment', 'expense'] } });
  return (
    <PagedList
      query={files}
      page={list.page}
      perPage={filesPerPage}
      noun="files"
      loading={<BooksSkeleton />}
      failed={() => ({ title: 'Error loading files', text: "They couldn't be loaded." })}
      empty={
        <EmptyState
          drawing="logbook"
          title="No file yet"
          text="Drop your bank’s file here: CAMT.053 or CSV."
          action={
            <Link {...inBooks('bank')} search={{ ...list, import: true }} resetScroll={false} className={buttonLook({})}>
              <FileUp aria-hidden />
              Import a bank file
            </Link>
          }
        />
      }
      onPage={(page) => onShow({ ...list, page })}
    >
      {(rows) => (
        <ul aria-label={`${several(rows.length, 'file')} of ${account.name}`} className="card divide-y overflow-hidden">
          {rows.map((file) => (
            <FileRow key={file.id} file={file} currency={account.currency} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

/** A file: its days, who imported it and when, its lines, and the closing balance. */
function FileRow({ file, currency }: { file: BankFile; currency: string }) {
  const dates = useDates();
  const { name, readBy, createdAt, from, to, lines, known, open, closing } = file;
  const days = from && to ? (from === to ? dates.calendarDay(from) : `${dates.calendarDay(from)} to ${dates.calendarDay(to)}`) : null;
  const brought = [
    several(lines, 'line') ?? 'Nothing new',
    known > 0 && `${known} already imported`,
    lines > 0 && (several(open, 'open', 'open') ?? 'all done'),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <p className="text-nav font-medium wrap-anywhere">{days ?? name}</p>
        <p className="mt-0.5 text-xs wrap-anywhere text-ink-2">
          {[days && name, `${dates.moment(createdAt)}${readBy ? ` by ${readBy}` : ''}`].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="sm:text-right">
        <p className="tnum text-nav">{brought.filter(Boolean).join(', ')}</p>
        {closing !== null && <p className="tnum mt-0.5 text-xs text-ink-2">Balance {moneyInWords(closing, currency)}</p>}
      </div>
    </li>
  );
}
