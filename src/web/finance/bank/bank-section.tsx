import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { FileUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, type DragEvent } from 'react';
import type { BankAccount } from '#domain/finance/bank.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { useCompanyWords } from '../../platform/company-of.tsx';
import { useDates } from '../../platform/dates.ts';
import { useShow } from '../../platform/show.ts';
import { useWayBack } from '../../platform/way-back.ts';
import { ActMenu } from '../../ui/acts.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { BooksSkeleton } from '../books-frame.tsx';
import { BooksToolbar } from '../books-toolbar.tsx';
import { bankSearch, inBooks, type BankSearch } from '../finance-query.ts';
import { bankAccountsQuery } from './bank-query.ts';
import { BankPanel } from './bank-panel.tsx';

const AccountDialog = lazy(() => import('./account-dialog.tsx').then((module) => ({ default: module.AccountDialog })));
const AccountDeleteDialog = lazy(() => import('./account-delete-dialog.tsx').then((module) => ({ default: module.AccountDeleteDialog })));
const MatchDialog = lazy(() => import('./match-dialog.tsx').then((module) => ({ default: module.MatchDialog })));
const StatementDialog = lazy(() => import('./statement-dialog.tsx').then((module) => ({ default: module.StatementDialog })));

/** The bank accounts with their lines and matches. */
export function BankSection() {
  const search = bankSearch(useSearch({ strict: false }));
  const { new: adding, edit, import: importing, ...list } = search;
  const accounts = useQuery(bankAccountsQuery);
  const [dropped, setDropped] = useState<File | null>(null);
  // However an import ends, also by going back, the next one begins without its file.
  useEffect(() => (importing ? () => setDropped(null) : undefined), [importing]);
  const show = useShow<BankSearch>(inBooks('bank'));
  const leave = useWayBack({ ...inBooks('bank'), search: list, resetScroll: false });
  const account = accounts.data?.find(({ id }) => id === list.account) ?? accounts.data?.[0];

  function readDropped(event: DragEvent) {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (!file || !account) return;
    setDropped(file);
    show({ ...list, import: true });
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3" onDragOver={(event) => event.preventDefault()} onDrop={readDropped}>
      <Loaded
        query={accounts}
        loading={<BooksSkeleton />}
        renderFailed={(retry) => (
          <div className="card">
            <ErrorState title="Error loading bank accounts" text="They couldn't be loaded." onRetry={retry} />
          </div>
        )}
        empty={{ when: (rows) => rows.length === 0, show: <NoAccount /> }}
      >
        {(rows) =>
          account && (
            <>
              <BooksToolbar>
                <Link
                  {...inBooks('bank')}
                  search={{ ...list, import: true }}
                  resetScroll={false}
                  className={buttonLook({ variant: account.lines === 0 ? 'primary' : 'outline' })}
                >
                  <FileUp aria-hidden />
                  Import file
                </Link>
              </BooksToolbar>
              <Head accounts={rows} account={account} onChoose={(id) => show({ account: id })} />
              <BankPanel account={account} list={list} onShow={show} />
            </>
          )
        }
      </Loaded>
      <Suspense>
        {adding && <AccountDialog account={null} onClose={() => leave()} onSaved={() => leave({ ignoreBlocker: true })} />}
        {edit !== undefined && <MatchDialog key={edit} id={edit} onClose={() => leave()} onBooked={() => leave({ ignoreBlocker: true })} />}
        {importing && account && <StatementDialog account={account} dropped={dropped} onClose={() => leave()} />}
      </Suspense>
    </div>
  );
}

/** The chosen account with its balance and actions. */
function Head({ accounts, account, onChoose }: { accounts: BankAccount[]; account: BankAccount; onChoose: (id: number) => void }) {
  const dates = useDates();
  const companyOf = useCompanyWords();
  const [asking, setAsking] = useState<'edit' | 'delete' | null>(null);
  const { name, balance, balanceOn, currency, lines } = account;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex min-w-0 items-center gap-1 max-sm:w-full">
        <div className="w-full min-w-0 sm:w-72">
          <Select
            label="Bank account"
            value={String(account.id)}
            choices={accounts.map((each) => ({
              value: String(each.id),
              label: [each.name, companyOf(each)].filter(Boolean).join(', '),
            }))}
            onChoose={(id) => onChoose(Number(id))}
          />
        </div>
        <ActMenu
          of={name}
          acts={[
            { label: 'Edit account', icon: <Pencil aria-hidden />, onAct: () => setAsking('edit') },
            { label: 'Add account', icon: <Plus aria-hidden />, way: { ...inBooks('bank'), search: { new: true }, resetScroll: false } },
            ...(lines === 0 ? [{ label: 'Delete account', icon: <Trash2 aria-hidden />, onAct: () => setAsking('delete') }] : []),
          ]}
        />
      </div>
      {balance !== null && (
        <p className="text-nav text-ink-2">
          <span className="tnum font-semibold text-ink">{moneyInWords(balance, currency)}</span>
          {balanceOn && ` on ${dates.calendarDay(balanceOn)}`}
        </p>
      )}
      <Suspense>
        {asking === 'edit' && <AccountDialog account={account} onClose={() => setAsking(null)} onSaved={() => setAsking(null)} />}
        {asking === 'delete' && <AccountDeleteDialog account={account} onClose={() => setAsking(null)} />}
      </Suspense>
    </div>
  );
}

function NoAccount() {
  return (
    <div className="card">
      <EmptyState
        drawing="logbook"
        title="No bank account yet"
        text="Add the account first. Then drop your bank’s file here, CAMT.053 or CSV, and Fairlead says what each line is for."
        action={
          <Link {...inBooks('bank')} search={{ new: true }} resetScroll={false} className={buttonLook({ variant: 'primary' })}>
            <Plus aria-hidden />
            Add account
          </Link>
        }
      />
    </div>
  );
}
