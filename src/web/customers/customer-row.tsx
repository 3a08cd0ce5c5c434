import { fullName } from '#domain/shared/words.ts';
import { useCompanyWords } from '../platform/company-of.tsx';
import { reachActs } from '../platform/reach-acts.tsx';
import { BriefRow, wholeRow } from '../ui/brief-row.tsx';
import { customerActs, CustomerInitials, CustomerName, type CustomerProps } from './customer-card.tsx';

/** A customer in a phone's list. The menu has the ways to reach them. */
export function CustomerRow(props: CustomerProps) {
  const { customer } = props;
  const { email, phone, address, notes } = customer;
  const facts = [useCompanyWords()(customer), phone, email, address, notes].filter(Boolean);
  return (
    <BriefRow
      picture={<CustomerInitials customer={customer} />}
      title={<CustomerName customer={customer} className={wholeRow} />}
      facts={facts.join(' · ') || 'No contact details yet'}
      of={fullName(customer)}
      acts={[...reachActs(customer), ...customerActs(props)]}
    />
  );
}
