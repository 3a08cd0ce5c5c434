import { Mail, MapPin, Phone, StickyNote } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Customer } from '#domain/customers/customer.ts';

/** The ways to reach a customer, and what to remember of them. */
export function CustomerContactDetails({
  customer: { email, phone, address, notes },
  className = '',
  whole = false,
}: {
  customer: Pick<Customer, 'email' | 'phone' | 'address' | 'notes'>;
  className?: string;
  /** Nothing is cut short. */ whole?: boolean;
}) {
  const [line, lines] = whole ? ['', 'whitespace-pre-line'] : ['block truncate', 'line-clamp-2'];
  return (
    <dl className={`grid gap-2 text-nav text-ink-2 ${className}`}>
      {email && (
        <Line icon={<Mail />} name="Email">
          <a href={`mailto:${email}`} className={`${line} hover:text-accent hover:underline`}>
            {email}
          </a>
        </Line>
      )}
      {phone && (
        <Line icon={<Phone />} name="Phone">
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={`tnum ${line} hover:text-accent hover:underline`}>
            {phone}
          </a>
        </Line>
      )}
      {address && (
        <Line icon={<MapPin />} name="Address">
          <span className={lines}>{address}</span>
        </Line>
      )}
      {notes && (
        <Line icon={<StickyNote />} name="Notes">
          <span className={`${lines} text-ink-3`}>{notes}</span>
        </Line>
      )}
      {!(email || phone || address || notes) && (
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
