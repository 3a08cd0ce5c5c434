/** The states of a charter's contract. */
export const contractStatuses = ['none', 'sent', 'opened', 'signed', 'outdated', 'withdrawn'] as const;
export type ContractStatus = (typeof contractStatuses)[number];

export const contractStatusLabels: Record<ContractStatus, string> = {
  none: 'Not sent',
  sent: 'Sent',
  opened: 'Opened',
  signed: 'Signed',
  outdated: 'Outdated',
  withdrawn: 'Withdrawn',
};

/** Who a link is for: the customer sees quote, contract, payments and guests; guests see only the guest list. */
export const linkKinds = ['customer', 'guests'] as const;
export type LinkKind = (typeof linkKinds)[number];
