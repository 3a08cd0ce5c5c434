import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { CustomerFilter } from '../../customers/customer-filter.tsx';
import { lastSearchAt } from '../../platform/left-page.ts';
import { PeriodFilter } from '../../platform/period-filter.tsx';
import { useShow } from '../../platform/show.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { WordFilter } from '../../ui/word-filter.tsx';
import { BooksFrame } from '../books-frame.tsx';
import { BooksToolbar } from '../books-toolbar.tsx';
import { CurrencyFilter } from '../currency-filter.tsx';
import { creditNotesSearch, filterOf, inBooks, isFiltered, type CreditNotesSearch } from '../finance-query.ts';
import { booksKinds, type BooksKind } from '../kind-words.ts';
import { CreditNoteList } from './credit-note-list.tsx';
import { creditNotesQuery } from './credit-note-query.ts';
import { CreditNoteViewDialog } from './credit-note-view-dialog.tsx';

/** The credit notes. */
export function CreditNotesSection() {
  const list = creditNotesSearch(useSearch({ strict: false }));
  const notes = useQuery(creditNotesQuery(list));
  const show = useShow<CreditNotesSearch>();
  const { edit, ...listSearch } = list;
  return (
    <>
      <BooksToolbar>
        <AllInvoices />
      </BooksToolbar>
      <Filters filter={filterOf(list)} onShow={show} />
      <BooksFrame
        query={notes}
        page={list.page}
        noun="credit notes"
        empty={<NoNotes list={list} onClear={() => show({})} />}
        onPage={(page) => show({ ...listSearch, page })}
      >
        {(rows) => <CreditNoteList notes={rows} list={listSearch} />}
      </BooksFrame>
      {edit !== undefined && <CreditNoteViewDialog id={edit} onClose={() => show(listSearch)} />}
    </>
  );
}

const words = { open: 'With credit left' };

function Filters({ filter, onShow }: { filter: CreditNotesSearch; onShow: (next: CreditNotesSearch, replace?: 'replace') => void }) {
  const { q, from, to, customerId, currency, open } = filter;
  const navigate = useNavigate();
  const choose = (change: CreditNotesSearch, replace?: 'replace') => onShow({ ...filter, ...change }, replace);

  function chooseKind(kind: BooksKind | undefined) {
    if (kind === 'credit_note') return;
    void navigate({ ...inBooks('invoices'), search: { q, from, to, customerId, currency, kind }, resetScroll: false });
  }

  return (
    <FilterBar
      search={{
        label: 'Search credit notes',
        placeholder: 'Number, invoice or customer',
        value: q ?? '',
        onSearch: (typed) => choose({ q: typed || undefined }, 'replace'),
      }}
      set={[from ?? to, customerId, currency, open].filter(Boolean).length}
      onClear={() => onShow({})}
    >
      <PeriodFilter period={filter} onChoose={choose} />
      <WordFilter label="Kind" every="All kinds" value="credit_note" words={booksKinds} onChoose={chooseKind} />
      <WordFilter
        label="Credit"
        every="All credit notes"
        value={open && 'open'}
        words={words}
        onChoose={(next) => choose({ open: next && true })}
      />
      <CustomerFilter customerId={customerId} onChoose={(next) => choose({ customerId: next })} />
      <CurrencyFilter currency={currency} onChoose={(next) => choose({ currency: next })} />
    </FilterBar>
  );
}

/** Back to the invoices, with the search, filters and page they were left with. */
function AllInvoices() {
  return (
    <Link {...inBooks('invoices')} search={lastSearchAt('/finance/invoices')} className={buttonLook()}>
      All invoices
    </Link>
  );
}

function NoNotes({ list, onClear }: { list: CreditNotesSearch; onClear: () => void }) {
  return isFiltered(list) ? (
    <EmptyState
      drawing="logbook"
      title="No credit notes found"
      text="Try adjusting your search or filters"
      action={<Button onClick={onClear}>Clear filters</Button>}
    />
  ) : (
    <EmptyState
      drawing="logbook"
      title="No credit notes yet"
      text="Credit a sent invoice on its page, in full or in part, and the credit note appears here."
      action={<AllInvoices />}
    />
  );
}
