import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, FileUp } from 'lucide-react';
import type { BankAccount, BankLine, BankLineState } from '#domain/finance/bank.ts';
import { several } from '#domain/shared/words.ts';
import { useUser } from '../../platform/session.tsx';
import { can } from '#domain/session/permissions.ts';
import type { Show } from '../../platform/show.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { segmentLook, segmentsLook } from '../../ui/segments.ts';
import { BooksSkeleton } from '../books-frame.tsx';
import { inBooks, type BankSearch } from '../finance-query.ts';
import { useAccepting } from './bank-actions.ts';
import { useLineKeys } from './bank-keyboard.ts';
import { BankRow } from './bank-row.tsx';
import { bankLinesQuery, linesPerPage } from './bank-query.ts';
import { FileList } from './file-list.tsx';

type Props = { account: BankAccount; list: BankSearch; onShow: Show<BankSearch> };
const views = [
  { lines: undefined, label: 'Open' },
  { lines: 'matched', label: 'Booked' },
  { lines: 'ignored', label: 'Ignored' },
  { lines: 'files', label: 'Files' },
] as const;

/** The lines of a bank account, with one button to accept all certain matches, and its imported files. */
export function BankPanel({ account, list, onShow }: Props) {
  return (
    <>
      {list.lines === 'files' ? (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <Views account={account} list={list} />
          </div>
          <FileList account={account} list={list} onShow={onShow} />
        </>
      ) : (
        <Lines account={account} list={list} state={list.lines ?? 'open'} onShow={onShow} />
      )}
    </>
  );
}

function Views({ account, list }: Pick<Props, 'account' | 'list'>) {
  return (
    <nav aria-label="Lines" className={`${segmentsLook} grid-cols-4 max-sm:w-full`}>
      {views.map(({ lines, label }) => (
        <Link
          key={label}
          {...inBooks('bank')}
          search={{ account: list.account, lines }}
          resetScroll={false}
          activeOptions={{ exact: true }}
          aria-current={list.lines === lines ? 'page' : undefined}
          className={`${segmentLook} h-8 gap-1.5 px-3`}
        >
          {label}
          {lines === undefined && <span className="tnum text-xs text-ink-3">{account.open}</span>}
        </Link>
      ))}
    </nav>
  );
}

function Lines({ account, list, state, onShow }: Props & { state: BankLineState }) {
  const lines = useQuery(bankLinesQuery(account.id, { ...list, state }));
  const accepting = useAccepting();
  const mayWrite = can(useUser(), 'finance:write');
  const certain = (lines.data?.rows ?? []).filter(isCertain);
  const keys = useLineKeys();
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Views account={account} list={list} />
        <div className="min-w-48 flex-1 sm:max-w-sm">
          <SearchBox
            label="Search lines"
            placeholder="Name, text or amount"
            value={list.q ?? ''}
            onSearch={(q) => onShow({ ...list, page: undefined, q: q || undefined }, 'replace')}
          />
        </div>
        {mayWrite && certain.length > 0 && (
          <Button
            variant="primary"
            className="ml-auto max-sm:w-full"
            running={accepting.isPending && 'Booking'}
            onClick={() => accepting.mutate(certain.map(({ id }) => id))}
          >
            <Check aria-hidden />
            Accept {several(certain.length, 'certain match', 'certain matches')}
          </Button>
        )}
      </div>
      <PagedList
        query={lines}
        page={list.page}
        perPage={linesPerPage}
        noun="lines"
        loading={<BooksSkeleton />}
        failed={() => ({ title: 'Error loading lines', text: "They couldn't be loaded." })}
        empty={<NoLines account={account} list={list} onShow={onShow} />}
        onPage={(page) => onShow({ ...list, page })}
      >
        {(rows) => (
          <ul ref={keys} aria-label={`${several(rows.length, 'line')} of ${account.name}`} className="card divide-y overflow-hidden">
            {rows.map((line) => (
              <li key={line.id}>
                <BankRow line={line} list={list} mayWrite={mayWrite} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function isCertain({ proposals }: BankLine): boolean {
  return proposals.some(({ certainty }) => certainty === 'certain');
}

function NoLines({ account, list, onShow }: Props) {
  if (list.q)
    return (
      <EmptyState
        drawing="logbook"
        title="No lines found"
        text="Try other words"
        action={<Button onClick={() => onShow({ account: list.account, lines: list.lines })}>Clear search</Button>}
      />
    );
  if (list.lines === 'matched')
    return <EmptyState drawing="logbook" title="Nothing booked yet" text="Lines you accept move here, and can be undone." />;
  if (list.lines === 'ignored')
    return <EmptyState drawing="logbook" title="Nothing ignored" text="Ignore lines that don’t belong in your books." />;
  return (
    <EmptyState
      drawing="logbook"
      title={account.lines === 0 ? 'No lines yet' : 'All booked'}
      text={
        account.lines === 0
          ? 'Drop your bank’s file here: CAMT.053 or CSV.'
          : 'Drop your bank’s next file here. Lines already imported are skipped.'
      }
      action={
        <Link {...inBooks('bank')} search={{ ...list, import: true }} resetScroll={false} className={buttonLook({})}>
          <FileUp aria-hidden />
          Import a bank file
        </Link>
      }
    />
  );
}
