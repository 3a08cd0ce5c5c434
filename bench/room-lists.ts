// Every list of the maintenance rooms, the charter desk and the books apart from invoices, with its filters.

export type Known = {
  company: number;
  yacht: number;
  customer: number;
  crew: number;
  invoice: number;
  /** Two years around today, a month, and the last year. */ years: string;
  month: string;
  lastYear: string;
  /** A week, as instants. */ week: string;
};

const q = (words: string) => `q=${encodeURIComponent(words)}`;
const page = 'limit=20';

export function roomLists({ company, yacht, customer, crew, invoice, years, month, lastYear, week }: Known): Record<string, string[]> {
  return {
    '/api/engineering/overview': [''],
    '/api/service-plans': [
      page,
      ...['overdue', 'due', 'ok', 'paused', 'done'].map((state) => `state=${state}`),
      `yachtId=${yacht}`,
      `equipmentId=${yacht * 100 + 1}`,
      'critical=true',
      q('impeller'),
      `${lastYear}&${page}`,
      'limit=500',
    ],
    '/api/services': [page, `yachtId=${yacht}`, `planId=${yacht * 100 + 1}`, lastYear, q('raft')],
    [`/api/yachts/${yacht}/proposals`]: ['', 'within=90'],
    [`/api/yachts/${yacht}/service-book`]: ['format=csv'],
    '/api/equipment': [page, `yachtId=${yacht}`, 'kind=engine', 'retired=true', q('raft'), 'sort=-id&limit=20'],
    '/api/meters': [page, `yachtId=${yacht}`, `equipmentId=${yacht * 100 + 1}`, q('engine')],
    [`/api/meters/${yacht * 10 + 1}/readings`]: [page, 'limit=20&offset=40'],
    '/api/documents': [
      page,
      ...['expired', 'due', 'valid'].map((state) => `state=${state}`),
      `yachtId=${yacht}`,
      q('insurance'),
      'sort=-type&limit=20',
    ],
    '/api/documents/matrix': [''],
    '/api/defects': [
      page,
      ...['open', 'fixed'].map((status) => `status=${status}`),
      'severity=urgent',
      `yachtId=${yacht}`,
      q('pump'),
      'sort=-reportedAt&limit=20',
    ],
    '/api/report-links': [page],
    '/api/parts': [page, `yachtId=${yacht}`, q('filter')],
    '/api/parts/reorder': [page],
    [`/api/stocks/${(company * 1000 + 1) * 2}/movements`]: [page],
    [`/api/yachts/${yacht}/inventory`]: [''],
    '/api/checklists': [page, 'purpose=check_in', q('departure')],
    '/api/checklist-runs': [page, 'status=open', `yachtId=${yacht}`, `checklistId=${company * 10 + 1}`],
    '/api/charters': [
      page,
      ...['enquiry', 'quote', 'option', 'waiting', 'expired', 'booked', 'lost', 'cancelled', 'closed', 'open', 'to_close'].map(
        (state) => `state=${state}&${page}`,
      ),
      `yachtId=${yacht}`,
      `customerId=${customer}`,
      `agencyId=${company * 10 + 1}`,
      q('lindgren'),
      'sort=start&limit=20',
      'sort=optionUntil&limit=20',
      'sort=-number&limit=20',
      `${years.replaceAll(/(\d{4}-\d\d-\d\d)/g, '$1T00:00:00Z')}&limit=20`,
    ],
    '/api/charters/counts': [''],
    '/api/departures': [page, `yachtId=${yacht}`],
    '/api/extras': [page, `yachtId=${yacht}`, q('skipper')],
    '/api/agencies': [page],
    [`/api/yachts/${yacht}/charter-terms`]: [''],
    '/api/calendar-imports': [page, `yachtId=${yacht}`],
    '/api/schedule/movements': [week],
    [`/api/crew/${crew}/papers`]: [''],
    '/api/waiting': [''],
    '/api/reminders': ['', 'all=true'],
    '/api/notifications': [''],
    '/api/payments': [page, lastYear, `invoiceId=${invoice}`, `customerId=${customer}`, 'credit=true', q('bank')],
    [`/api/customers/${customer}/account`]: [page],
    '/api/invoices/reminders-due': [page],
    '/api/invoices/figures': ['', 'status=open'],
    '/api/credit-notes': [page, `invoiceId=${invoice}`, 'open=true'],
    '/api/recurring': [page],
    '/api/tax-rates': [page],
    '/api/bank-accounts': [page],
    '/api/bank-files': [page],
    '/api/bank-lines': [page, `accountId=${company}&state=open&limit=50`, q('guest')],
    '/api/exchange-rates': [page],
    '/api/books/journal': [`${month}&${page}`, `${lastYear}&${page}`],
    '/api/books/journal/totals': [lastYear],
    '/api/books/accounts': [''],
    '/api/books/profit-and-loss': [lastYear],
    '/api/books/tax': [lastYear],
    '/api/books/receivables': [''],
    '/api/closings': [page],
    '/api/yacht-owners': [page, q('owner')],
    '/api/yacht-shares': [page, `yachtId=${yacht}`],
    '/api/management-agreements': [page, `yachtId=${yacht}`],
    '/api/owner-statements': [page, `yachtId=${yacht}`],
    '/api/owner-statements/preview': [`yachtId=${yacht}&${month}`],
  };
}
