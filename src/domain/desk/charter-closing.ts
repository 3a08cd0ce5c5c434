type Standing = {
  isOver: boolean;
  plan: readonly { kind: 'fee' | 'deposit' | 'apa'; paid: boolean }[];
  /** The part of the price that no installment covers, in words. */ unplanned?: string | null;
  /** Whether its deposit is settled. */ isSettled: boolean;
  /** Whether it needs a check-out that isn't signed. */ isCheckOutOpen?: boolean;
  /** Whether there is an account of its APA that isn't closed. */ isApaOpen?: boolean;
};

/** Why a charter can't be closed (R24), as a sentence, or null. A deposit that was never received counts as settled. */
export function stillOpen({
  isOver,
  plan,
  unplanned = null,
  isSettled,
  isCheckOutOpen = false,
  isApaOpen = false,
}: Standing): string | null {
  const unpaid = plan.filter(({ kind }) => kind === 'fee').flatMap(({ paid }, at) => (paid ? [] : [`installment ${at + 1}`]));
  const holdsDeposit = plan.some(({ kind, paid }) => kind === 'deposit' && paid) && !isSettled;
  const open = [
    ...(isOver ? [] : ['the charter itself, which isn’t over']),
    ...unpaid,
    ...(unplanned ? [`${unplanned} that no installment covers`] : []),
    ...(holdsDeposit ? ['the security deposit'] : []),
    ...(isCheckOutOpen ? ['the check-out'] : []),
    ...(isApaOpen ? ['the APA'] : []),
  ];
  return open.length > 0 ? `Still open: ${open.join(', ')}.` : null;
}
