import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BankLine, BankProposal, NewMatch } from '#domain/finance/bank.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { several } from '#domain/shared/words.ts';
import { client, versionOf } from '../../platform/api.ts';
import { tellFailure } from '../../platform/records.ts';
import { undoOf } from '../../platform/undo-store.ts';
import { toast } from '../../ui/toast-store.ts';

/** The amount of a line without its sign. */
export function amountOf({ amount, currency }: Pick<BankLine, 'amount' | 'currency'>): string {
  return moneyInWords(amount.replace('-', ''), currency);
}

/** The match that a proposal stands for. */
export function matchOf({ customerId, ownerId, invoices, paymentId, expenseId }: BankProposal): NewMatch {
  if (paymentId !== null) return { paymentId };
  if (expenseId !== null) return { expenseId };
  if (ownerId !== null) return { ownerId };
  return { customerId, allocations: invoices.map(({ id, amount }) => ({ invoiceId: id, amount })) };
}

/**
 * Books a line. It can be undone while the toast is shown. A dialog is closed by the callback of `mutate`, which isn't called any more once
 * it is closed.
 */
export function useBooking() {
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
    },
    onError: (error) => {
      tellFailure('Error booking this line', error);
      reread();
    },
  });
}

/** Reopens a line and undoes its booking, unless somebody has booked it differently since. */
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

/** Ignores a line, or reopens it. */
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

/** Books those of these lines that have a certain match. */
export function useAccepting() {
  const reread = useReread();
  return useMutation({
    mutationFn: async (ids: number[]) => (await client.POST('/api/bank-lines/accept', { body: { ids } })).data,
    onSuccess: (answer) =>
      toast({
        title: `${several(answer?.accepted ?? 0, 'line') ?? 'No lines'} booked`,
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
