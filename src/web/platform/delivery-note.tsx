import { CircleAlert } from 'lucide-react';
import type { Delivery } from '#domain/letters/delivery.ts';
import { deliveryInWords } from '#domain/letters/words.ts';

/** The delivery status of the email about a record; nothing if there is none. */
export function DeliveryNote({ delivery }: { delivery: Delivery | null }) {
  if (!delivery) return null;
  const failed = delivery.state === 'failed';
  return (
    <p className={`mt-0.5 flex items-start gap-1.5 text-xs wrap-anywhere ${failed ? 'text-red' : 'text-ink-3'}`}>
      {failed && <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />}
      {deliveryInWords(delivery)}
    </p>
  );
}
