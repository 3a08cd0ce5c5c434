import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BankLine, BankProposal, NewMatch } from '#domain/finance/bank.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { several } from '#domain/shared/words.ts';
import { client, versionOf } from '../../platform/api.ts';
import { tellFailure } from '../../platform/records.ts';
import { undoOf } from '../../platform/undo-store.ts';
import { toast } from '../../ui/toast-store.ts';

/** What a line comes to, without saying whether it came in or went out. */
export function amountOf({ amount, currency }: Pick<BankLine, 'amount' | 'currency'>): string {
  return moneyInWords(amount.replace('-', ''), currency);
}

/** What a proposal books. */
export function matchOf({ customerId, ownerId, invoices, paymentId, expenseId }: BankProposal): NewMatch {
  if (paymentId !== null) return { paymentId };
  if (expenseId !== null) return { expenseId };
  if (ownerId !== null) return { ownerId };
  return { customerId, allocations: invoices.map(({ id, amount }) => ({ invoiceId: id, amount })) };
}

/** Books a line; for as long as the message stands it can be undone. */
export function useBooking(onDone?: () => void) {
  const reread = useReread();
  const undo = useUndoing();
  return useMutation({
    mutationFn: async ({ line, match }: { line: BankLine; match: NewMatch }) => {
      const call = { params: { path: { id: line.id } }, body: match as never };
      return (await client.POST('/api/bank-lines/{id}/match', call)).data ?? line;
    },
    onSuccess: (booked, { line }) => {
      toast({
        title: 'Booked',
        description: `${amountOf(line)}${line.name ? `, ${line.name}` : ''}.`,
        action: undoOf(() => undo.mutate(booked)),
      });
      onDone?.();
    },
    onError: (error) => {
      tellFailure('Error booking this line', error);
      reread();
    },
  });
}

/** Opens a line again, and takes back what booking it made, unless somebody has booked it otherwise since. */
export function useUndoing() {
  const reread = useReread();
  return useMutation({
    mutationFn: async (line: BankLine) => {
      await client.DELETE('/api/bank-lines/{id}/match', { params: { path: { id: line.id } }, headers: { 'If-Match': versionOf(line) } });
    },
    onSuccess: (_, line) => toast({ title: 'Reopened', description: `${amountOf(line)}${line.name ? `, ${line.name}` : ''}.` }),
    onError: (error) => {
      tellFailure('Error reopening this line', error);
      reread();
    },
  });
}

/** Says that a line is for nothing in the books, or opens it again. */
export function useIgnoring() {
  const reread = useReread();
  const change = useMutation({
    mutationFn: async ({ line, ignored }: { line: BankLine; ignored: boolean }) => {
      await client.PATCH('/api/bank-lines/{id}', { params: { path: { id: line.id } }, body: { ignored } });
    },
    onSuccess: (_, { line, ignored }) =>
      toast({
        title: ignored ? 'Ignored' : 'Reopened',
        description: `${amountOf(line)}${line.name ? `, ${line.name}` : ''}.`,
        action: undoOf(() => change.mutate({ line, ignored: !ignored })),
      }),
    onError: (error) => {
      tellFailure('Error changing this line', error);
      reread();
    },
  });
  return change;
}

/** Books all of these lines of which it is certain what they are for. */
export function useAccepting() {
  const reread = useReread();
  return useMutation({
    mutationFn: async (ids: number[]) => (await client.POST('/api/bank-lines/accept', { body: { ids } })).data,
    onSuccess: (answer) =>
      toast({
        title: `${several(answer?.accepted ?? 0, 'line')} booked`,
        description: answer?.skipped
          ? `${several(answer.skipped, 'line was', 'lines were')} skipped because the books have just changed.`
          : 'Undo any of them under Booked.',
      }),
    onError: (error) => {
      tellFailure('Error booking these lines', error);
      reread();
    },
  });
}

/** Somebody else may have booked it meanwhile. */
function useReread() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ['get'] });
}
