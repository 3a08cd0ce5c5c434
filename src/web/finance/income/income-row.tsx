import { Link } from '@tanstack/react-router';
import { FileText, Pencil, Trash2 } from 'lucide-react';
import type { Income } from '#domain/finance/income.ts';
import { incomeCategoryLabels, paymentMethodLabels } from '#domain/finance/words.ts';
import { customerLinkActs } from '../../customers/customer-actions.tsx';
import { useCompanyWords } from '../../platform/company-of.tsx';
import { useDates } from '../../platform/dates.ts';
import type { Act } from '../../ui/acts.tsx';
import { BriefRow, wholeRow } from '../../ui/brief-row.tsx';
import { PaymentBadge, wordFor } from '../../words/book-words.tsx';
import { yachtActs } from '../../yachts/yacht-actions.tsx';
import { Amount } from '../amount-words.tsx';
import { inBooks, type IncomeSearch } from '../finance-query.ts';

export type IncomeProps = { income: Income; list: IncomeSearch; onDelete: (income: Income) => void };

/** Income in brief: for what, how much, when and from whom. It opens over the list. */
export function IncomeRow(props: IncomeProps) {
  const { income } = props;
  const dates = useDates();
  const { description, category, paymentMethod, customerName, invoiceNumber, yachtName } = income;
  const facts = [
    dates.calendarDay(income.incomeDate),
    customerName ?? wordFor(incomeCategoryLabels, category),
    invoiceNumber,
    yachtName,
    customerName && wordFor(incomeCategoryLabels, category),
    paymentMethod && wordFor(paymentMethodLabels, paymentMethod),
    useCompanyWords()(income),
  ];
  return (
    <BriefRow
      title={
        <Link {...wayToEdit(props)} className={wholeRow}>
          {description}
        </Link>
      }
      state={<Amount amount={income.amount} currency={income.currency} className="text-nav font-semibold" />}
      facts={facts.filter(Boolean).join(' · ')}
      beside={<PaymentBadge status={income.paymentStatus} />}
      of={description}
      acts={[...incomeActs(props), ...invoiceActs(income), ...customerLinkActs(income), ...yachtActs(income)]}
    />
  );
}

/** What can be done with income in a list. */
export function incomeActs({ income, list, onDelete }: IncomeProps): Act[] {
  return [
    { label: 'Edit', icon: <Pencil aria-hidden />, way: wayToEdit({ income, list }) },
    { label: 'Delete', icon: <Trash2 aria-hidden />, onAct: () => onDelete(income) },
  ];
}

function invoiceActs({ invoiceId, invoiceNumber }: Income): Act[] {
  if (invoiceId === null || invoiceNumber === null) return [];
  const params = { invoiceId: String(invoiceId) };
  return [{ label: invoiceNumber, icon: <FileText aria-hidden />, way: { to: '/finance/invoices/$invoiceId', params } }];
}

function wayToEdit({ income, list }: Pick<IncomeProps, 'income' | 'list'>) {
  return { ...inBooks('income'), search: { ...list, edit: income.id }, resetScroll: false };
}
