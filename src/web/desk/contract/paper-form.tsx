import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useForm } from 'react-hook-form';
import type { Charter } from '#domain/desk/charter.ts';
import { CharterMail, usualCharterMessage } from '#domain/desk/contract.ts';
import { api, client, reason, versionOf } from '../../platform/api.ts';
import { useDates } from '../../platform/dates.ts';
import { goOnFrom, showOnFields } from '../../platform/saving.ts';
import { useUser } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast-store.ts';
import { UnsavedChanges } from '../../ui/unsaved-changes.tsx';
import { charterQuery, type PaperKind } from '../charter-query.ts';
import { askerOf } from '../charter-words.ts';

type Props = { charter: Charter; paper: PaperKind };

/** Sends a quote or a contract to whoever asks, with words that are there already. */
export function PaperForm({ charter, paper }: Props) {
  const { customerId, contactEmail } = charter;
  const customer = useQuery({
    ...api.queryOptions('get', '/api/customers/{id}', { params: { path: { id: customerId ?? 0 } } }),
    enabled: customerId !== null,
  });
  if (customerId !== null && customer.isPending) return <Skeleton className="h-64 rounded-lg" />;
  return <Form charter={charter} paper={paper} to={customer.data?.email ?? contactEmail ?? ''} />;
}

function Form({ charter, paper, to }: Props & { to: string }) {
  const { number, yachtName, startDate, endDate, companyName, contract } = charter;
  const dates = useDates();
  const user = useUser();
  const company = companyName ?? user.companyName ?? 'Fairlead';
  const message = usualCharterMessage(paper, {
    asker: askerOf(charter),
    yachtName: yachtName ?? 'the yacht',
    dates: startDate && endDate ? dates.days(startDate, endDate) : 'your dates',
    company,
  });
  const form = useForm<CharterMail>({ resolver: standardSchemaResolver(CharterMail), defaultValues: { to, message } });
  const { errors, isDirty } = form.formState;
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: async (body: CharterMail) => {
      const call = { params: { path: { id: charter.id } }, body, headers: { 'If-Match': versionOf(charter) } };
      const { data } = await client.POST(paper === 'quote' ? '/api/charters/{id}/quote' : '/api/charters/{id}/contract', call);
      return data as Charter;
    },
    onSuccess: (sent, body) => {
      queries.setQueryData(charterQuery(charter.id).queryKey, sent);
      toast({
        title: paper === 'quote' ? 'Quote sent' : 'Contract sent',
        description: `The ${paper} of ${number} is on its way to ${body.to}.`,
      });
    },
    onError: (error) => {
      toast({ variant: 'destructive', title: `The ${paper} wasn't sent`, description: reason(error) });
      showOnFields(form, error);
      void queries.invalidateQueries({ queryKey: ['get'] });
    },
  });
  const mail = (body: CharterMail) => {
    const held = { ...form.getValues() };
    send.mutate(body, { onSuccess: () => goOnFrom(form, held, held) });
  };
  const isAgain = paper === 'contract' && contract.status !== 'none';
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(mail)}>
      <UnsavedChanges when={() => isDirty} />
      <Field label="To" required error={errors.to?.message}>
        {(props) => <Input {...props} {...form.register('to')} type="email" inputMode="email" autoComplete="off" />}
      </Field>
      <Field label="Message" required error={errors.message?.message}>
        {(props) => <TextArea {...props} {...form.register('message')} rows={7} />}
      </Field>
      <Button type="submit" variant="primary" className="justify-self-start" running={send.isPending && 'Sending'}>
        <Send aria-hidden />
        {paper === 'quote' ? 'Send quote' : isAgain ? 'Send contract again' : 'Send contract'}
      </Button>
    </form>
  );
}
