/** The states of a charter, in their usual order. */
export const charterStates = ['enquiry', 'quote', 'option', 'waiting', 'expired', 'booked', 'lost', 'cancelled', 'closed'] as const;
export type CharterState = (typeof charterStates)[number];

export const charterStateLabels: Record<CharterState, string> = {
  enquiry: 'Enquiry',
  quote: 'Quote',
  option: 'Option',
  waiting: 'Waiting list',
  expired: 'Expired',
  booked: 'Booked',
  lost: 'Lost',
  cancelled: 'Cancelled',
  closed: 'Closed',
};

/** What can be hired: the whole yacht, by nights or for a day, or seats on a departure. */
export const charterTypes = ['charter', 'day_rent', 'seats'] as const;
export type CharterType = (typeof charterTypes)[number];
/** A hire of the whole yacht, which holds her. */
export type WholeHire = Exclude<CharterType, 'seats'>;

/** What a whole yacht can be hired for: seats are sold on their departure. */
export const wholeHireLabels: Record<WholeHire, string> = { charter: 'Charter', day_rent: 'Day trip' };
export const charterTypeLabels: Record<CharterType, string> = { ...wholeHireLabels, seats: 'Seats' };

/** What can be done with a charter. */
export const charterMoves = ['option', 'release', 'book', 'lose', 'challenge', 'reprice', 'cancel', 'close'] as const;
export type CharterMove = (typeof charterMoves)[number];

export const charterMoveLabels: Record<CharterMove, string> = {
  option: 'Put on option',
  release: 'Release',
  book: 'Book',
  lose: 'Mark as lost',
  challenge: 'Challenge the option',
  reprice: 'Reprice',
  cancel: 'Cancel charter',
  close: 'Close charter',
};

/** Where a charter came from. */
export const charterSources = ['manual', 'phone', 'email', 'website', 'agency', 'portal', 'owner'] as const;

export const charterSourceLabels: Record<(typeof charterSources)[number], string> = {
  manual: 'By hand',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  agency: 'Agency',
  portal: 'Portal',
  owner: 'Owner',
};
