import { FlaskConical } from 'lucide-react';
import { api } from '../platform/api.ts';
import { useHold } from '../ui/in-order.tsx';

/** Says wherever a payment is made that no money moves: in the sandbox, and with Stripe's test keys. */
export function TestModeNotice({
  className = '',
  forCard = false,
}: {
  className?: string;
  /** a card is about to be typed below it */ forCard?: boolean;
}) {
  const { data, isPending } = api.useQuery('get', '/api/payment-config');
  useHold(isPending);
  if (!data?.testMode) return null;
  return (
    <p className={`flex gap-2.5 rounded-lg bg-amber-soft px-3 py-2.5 text-amber ${className}`}>
      <FlaskConical aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        <strong className="font-semibold">Test mode.</strong> No real payment is taken.{forCard && ' Use a test card, never a real one.'}
      </span>
    </p>
  );
}
