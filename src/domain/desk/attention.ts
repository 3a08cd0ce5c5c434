import { planDiffers } from './plan-words.ts';
/** What a charter wants to be looked at for. */
export type AttentionCode = 'unpriced' | 'too_many_guests' | 'plan_differs';

type Told = {
  yachtName: string | null;
  adults: number;
  children: number;
  maxGuests: number | null;
  /** What its installments come to. */ planned: string | null;
  total: string | null;
  currency: string;
};

/** What somebody is told of it. */
export function attentionOf(codes: readonly AttentionCode[], { yachtName, adults, children, maxGuests, planned, total, currency }: Told) {
  const words: Record<AttentionCode, string> = {
    unpriced: 'Some of these dates have no price. Please add a line, or a season and reprice.',
    too_many_guests: `${yachtName ?? 'The yacht'} takes ${maxGuests ?? 0} guests, this charter has ${adults + children}.`,
    plan_differs: planDiffers(planned ?? '0.00', total ?? '0.00', currency),
  };
  return codes.map((code) => ({ code, message: words[code] }));
}
