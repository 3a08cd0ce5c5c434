import { Mail, Phone } from 'lucide-react';
import type { Act } from '../ui/acts.tsx';

/** The known ways to reach somebody. */
export function reachActs({ phone, email }: { phone: string | null; email: string | null }): Act[] {
  return [
    ...(phone ? [{ label: 'Call', icon: <Phone aria-hidden />, href: telephone(phone) }] : []),
    ...(email ? [{ label: 'Write an email', icon: <Mail aria-hidden />, href: `mailto:${email}` }] : []),
  ];
}

function telephone(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
