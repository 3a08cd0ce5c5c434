import { CircleAlert } from 'lucide-react';
import type { Delivery } from '#domain/letters/delivery.ts';
import { deliveryInWords } from '#domain/letters/words.ts';

/** How the letter about a record fares; nothing where none is remembered. */
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
