import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CancellationWish } from '#domain/desk/cancellation.ts';
import type { Charter } from '#domain/desk/charter.ts';
import type { NewSettlement } from '#domain/desk/deposit-settlement.ts';
import type { PlanChanges, ReceivedMoney } from '#domain/desk/plan.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { client, reason, versionOf } from '../platform/api.ts';
import { tellFailure } from '../platform/records.ts';
import { useUpon } from '../platform/versions.ts';
import { toast } from '../ui/toast-store.ts';
import { cancelledText } from './charter-actions.ts';

/** Drafts the invoice of an installment. */
export function useInvoicing(charter: Charter) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => (await client.POST('/api/instalments/{id}/invoice', { params: { path: { id } } })).data as Charter,
    onSuccess: ({ plan }, id) => {
      const number = plan.find((line) => line.id === id)?.invoiceNumber;
      toast({ title: 'Invoice drafted', description: `${number} is a draft. Check it and send it.` });
    },
    onError: (error) => {
      toast({ variant: 'destructive', title: `${charter.number} wasn’t invoiced`, description: reason(error) });
      void queries.invalidateQueries({ queryKey: ['get'] });
    },
  });
}

const upon = (charter: Charter) => ({ params: { path: { id: charter.id } }, headers: { 'If-Match': versionOf(charter) } });

/** Saves the part of a charter's plan that isn't invoiced yet, on top of the plan it started from. */
export function usePlanning(charter: Charter, onDone: () => void) {
  const { upon: seen, tellRefusal } = useUpon(charter, ({ plan }) => plan);
  return useMutation({
    mutationFn: async (body: PlanChanges) => {
      await client.PUT('/api/charters/{id}/plan', { ...upon(seen), body });
    },
    onSuccess: () => {
      toast({ title: 'Plan saved', description: `The payments of ${charter.number} follow the new plan.` });
      onDone();
    },
    onError: (error) => tellRefusal('Error saving plan', error),
  });
}

/** Records that a deposit or an APA was received. */
export function useReceiving(charter: Charter, { id, label, amount }: Charter['plan'][number], onDone: () => void) {
  return useMutation({
    mutationFn: async (body: ReceivedMoney) => {
      await client.POST('/api/instalments/{id}/receive', { params: { path: { id } }, body });
    },
    onSuccess: () => {
      toast({ title: 'Received', description: `${label}: ${moneyInWords(amount, charter.currency)}.` });
      onDone();
    },
    onError: (error) => tellFailure('Error saving', error),
  });
}

/** Records how a deposit was settled. */
export function useSettling(charter: Charter, onDone: () => void) {
  return useMutation({
    mutationFn: async (body: NewSettlement) => {
      await client.POST('/api/charters/{id}/deposit', { ...upon(charter), body });
    },
    onSuccess: () => {
      toast({ title: 'Security deposit settled', description: `You can print the statement of ${charter.number}.` });
      onDone();
    },
    onError: (error) => tellFailure('Error settling security deposit', error),
  });
}

/** Cancels a booked charter, unless what decides its fee changed since it was shown. */
export function useCancelling(charter: Charter, onDone: () => void) {
  const { upon: seen, tellRefusal } = useUpon(charter, ({ startDate, total, plan, apa }) => [startDate, total, plan, apa]);
  return useMutation({
    mutationFn: async (body: CancellationWish) => {
      await client.POST('/api/charters/{id}/cancel', { ...upon(seen), body });
    },
    onSuccess: () => {
      toast(cancelledText(charter));
      onDone();
    },
    onError: (error) => tellRefusal(`${charter.number} wasn’t changed`, error, 'Check the fee, and cancel again.'),
  });
}
