import { Mail, Phone } from 'lucide-react';
import type { Act } from '../ui/acts.tsx';
import { phoneAddress } from './phone-address.ts';

/** The known ways to reach somebody. */
export function reachActs({ phone, email }: { phone: string | null; email: string | null }): Act[] {
  return [
    ...(phone ? [{ label: 'Call', icon: <Phone aria-hidden />, href: phoneAddress(phone) }] : []),
    ...(email ? [{ label: 'Write an email', icon: <Mail aria-hidden />, href: `mailto:${email}` }] : []),
  ];
}
