import { moneyInWords } from '../shared/money.ts';
import { several } from '../shared/words.ts';
import { planDiffers } from './plan-words.ts';

/** Why a charter needs attention. */
export const attentionCodes = [
  'portal_changed',
  'unpriced',
  'too_many_guests',
  'plan_differs',
  'guests_missing',
  'document_expires',
  'apa_low',
  'apa_open',
] as const;
export type AttentionCode = (typeof attentionCodes)[number];

type AttentionFacts = {
  yachtName: string | null;
  adults: number;
  children: number;
  maxGuests: number | null;
  /** How many guests have all the details that lists require. */ completeGuests: number;
  /** The sum of its installments. */ planned: string | null;
  total: string | null;
  currency: string;
  /** What the portal now says differently. */ portalNotice: string | null;
  /** What is left of its APA. */ apaBalance: string | null;
  apaCurrency: string | null;
};

/** Each reason in words. */
export function attentionOf(
  codes: readonly AttentionCode[],
  {
    yachtName,
    adults,
    children,
    maxGuests,
    completeGuests,
    planned,
    total,
    currency,
    portalNotice,
    apaBalance,
    apaCurrency,
  }: AttentionFacts,
) {
  const left = moneyInWords(apaBalance ?? '0.00', apaCurrency ?? currency);
  const words: Record<AttentionCode, string> = {
    portal_changed: portalNotice ?? '',
    unpriced: 'Some of these dates have no price. Please add a price line, or add a season and reprice.',
    too_many_guests: `${yachtName ?? 'The yacht'} takes ${several(maxGuests ?? 0, 'guest') ?? 'no guests'}, this charter has ${adults + children}.`,
    guests_missing: `The guest list is complete for ${completeGuests} of ${several(adults + children, 'guest') ?? 'no guests'}.`,
    document_expires: 'A guest’s document expires before the charter ends.',
    apa_low: `The APA is low: ${left} is left.`,
    apa_open: `The APA isn’t closed: ${left} is left.`,
    plan_differs: planDiffers(planned ?? '0.00', total ?? '0.00', currency),
  };
  return codes.map((code) => ({ code, message: words[code] }));
}
