/** What a charter wants to be looked at for. */
export type AttentionCode = 'unpriced' | 'too_many_guests';

type Told = { yachtName: string | null; adults: number; children: number; maxGuests: number | null };

/** What somebody is told of it. */
export function attentionOf(codes: readonly AttentionCode[], { yachtName, adults, children, maxGuests }: Told) {
  const words: Record<AttentionCode, string> = {
    unpriced: 'Some of these dates have no price. Please add a line, or a season and reprice.',
    too_many_guests: `${yachtName ?? 'The yacht'} takes ${maxGuests ?? 0} guests, this charter has ${adults + children}.`,
  };
  return codes.map((code) => ({ code, message: words[code] }));
}
