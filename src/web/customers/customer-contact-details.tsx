import { Building2, Mail, MapPin, Phone, StickyNote } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Customer } from '#domain/customers/customer.ts';
import { phoneAddress } from '../platform/phone-address.ts';

/** How to reach a customer, and the notes about them. */
export function CustomerContactDetails({
  customer: { organisation, vatNumber, email, phone, address, postCode, city, country, notes },
  className = '',
  whole = false,
}: {
  customer: Pick<Customer, 'email' | 'phone' | 'address' | 'notes'> &
    Partial<Pick<Customer, 'organisation' | 'vatNumber' | 'postCode' | 'city' | 'country'>>;
  className?: string;
  /** Nothing is cut short. */ whole?: boolean;
}) {
  const place = [postCode, city].filter(Boolean).join(' ');
  const where = [address, place, country].filter(Boolean).join(', ');
  const [line, lines] = whole ? ['', 'whitespace-pre-line'] : ['block truncate', 'line-clamp-2'];
  return (
    <dl className={`grid gap-2 text-nav text-ink-2 ${className}`}>
      {organisation && (
        <Line icon={<Building2 />} name="Company">
          <span className={line}>{[organisation, vatNumber].filter(Boolean).join(' · ')}</span>
        </Line>
      )}
      {email && (
        <Line icon={<Mail />} name="Email">
          <a href={`mailto:${email}`} className={`${line} hover:text-accent hover:underline`}>
            {email}
          </a>
        </Line>
      )}
      {phone && (
        <Line icon={<Phone />} name="Phone">
          <a href={phoneAddress(phone)} className={`tnum ${line} hover:text-accent hover:underline`}>
            {phone}
          </a>
        </Line>
      )}
      {where && (
        <Line icon={<MapPin />} name="Address">
          <span className={lines}>{where}</span>
        </Line>
      )}
      {notes && (
        <Line icon={<StickyNote />} name="Notes">
          <span className={`${lines} text-ink-3`}>{notes}</span>
        </Line>
      )}
      {!(organisation || email || phone || where || notes) && (
        <Line icon={<Mail />} name="Contact">
          <span className="text-ink-3">No contact details yet</span>
        </Line>
      )}
    </dl>
  );
}

function Line({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-start gap-2 [&>svg]:mt-0.5 [&>svg]:size-3.5 [&>svg]:shrink-0 [&>svg]:text-ink-3">
      {icon}
      <dt className="sr-only">{name}</dt>
      <dd className="min-w-0 flex-1 wrap-anywhere">{children}</dd>
    </div>
  );
}
