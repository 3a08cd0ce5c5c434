import type { CharterMove, CharterState } from './charter-words.ts';
import type { ContractStatus } from './contract-words.ts';

/** Everything the state of a charter decides: its moves, and whether it can be changed, sent as a quote or a contract, or deleted. */
type Act = CharterMove | 'change' | 'send' | 'delete' | 'plan' | 'invoice' | 'receive' | 'settle';

const notOver = ['enquiry', 'quote', 'option', 'waiting', 'expired', 'booked', 'lost'] as const;

/** The states in which each move is allowed (R3). An option that is put on option again is extended. */
const from: Record<Act, readonly CharterState[]> = {
  option: ['enquiry', 'quote', 'option', 'expired', 'lost'],
  release: ['option', 'waiting'],
  book: ['enquiry', 'quote', 'option', 'waiting', 'expired', 'lost'],
  lose: ['enquiry', 'quote', 'option', 'waiting', 'expired'],
  challenge: ['waiting'],
  reprice: notOver,
  cancel: ['booked'],
  close: ['booked'],
  change: notOver,
  send: ['enquiry', 'quote', 'option', 'waiting', 'expired', 'booked'],
  delete: ['enquiry', 'quote', 'lost', 'expired'],
  plan: ['booked'],
  invoice: ['booked'],
  receive: ['booked'],
  settle: ['booked', 'cancelled'],
};

const standing: Record<CharterState, string> = {
  enquiry: 'an enquiry',
  quote: 'a quote',
  option: 'on option',
  waiting: 'on the waiting list',
  expired: 'expired',
  booked: 'booked',
  lost: 'lost',
  cancelled: 'cancelled',
  closed: 'closed',
};

const done: Record<Act, string> = {
  option: 'go on option',
  release: 'be released',
  book: 'be booked',
  lose: 'be marked as lost',
  challenge: 'challenge an option',
  reprice: 'be repriced',
  cancel: 'be cancelled',
  close: 'be closed',
  change: 'be changed',
  send: 'be sent',
  delete: 'be deleted',
  plan: 'have its payments planned',
  invoice: 'be invoiced',
  receive: 'receive money',
  settle: 'have its security deposit settled',
};

/** Whether this move is allowed in this state. */
export function canMove(state: CharterState, act: Act): boolean {
  return from[act].includes(state);
}

/** What to do with a charter that can't be deleted. */
const stepsToDelete: Partial<Record<CharterState, string>> = {
  option: 'Release it first.',
  waiting: 'Release it first.',
  booked: 'Cancel it instead.',
};

/** Why the move isn't allowed, or null if it is: "C-2026-0007 is booked, so it can't go on option." */
export function moveFault({ number, state }: { number: string; state: CharterState }, act: Act): string | null {
  if (canMove(state, act)) return null;
  const step = act === 'delete' ? stepsToDelete[state] : undefined;
  return [`${number} is ${standing[state]}, so it can't ${done[act]}.`, step].filter(Boolean).join(' ');
}

/** Whether a charter in this state holds its yacht: exactly then it has an entry in the calendar. */
export function holdsYacht(state: CharterState): boolean {
  return state === 'option' || state === 'booked' || state === 'closed';
}

/** Whether it needs a customer. */
export function needsCustomer(state: CharterState): boolean {
  return holdsYacht(state) || state === 'waiting';
}

/** Whether it needs a yacht and dates. */
export function needsYacht(state: CharterState): boolean {
  return !['enquiry', 'lost', 'expired'].includes(state);
}

type WithContract = { state: CharterState; contract: { status: ContractStatus; isCurrent: boolean } };

/** Whether a charter changed since its contract was signed, so that a new one should be sent. */
export function hasOutgrownContract({ state, contract }: WithContract): boolean {
  return contract.status === 'signed' && !contract.isCurrent && canMove(state, 'send');
}
