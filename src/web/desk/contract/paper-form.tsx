import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Charter } from '#domain/desk/charter.ts';
import { CharterMail, usualCharterMessage } from '#domain/desk/contract.ts';
import { api, ApiError, client, versionOf } from '../../platform/api.ts';
import { useDates } from '../../platform/dates.ts';
import { RecipientField } from '../../platform/recipient-field.tsx';
import { rebaseForm, showOnFields } from '../../platform/saving.ts';
import { useUser } from '../../platform/session.tsx';
import { useUpon } from '../../platform/versions.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast-store.ts';
import { UnsavedChanges } from '../../ui/unsaved-changes.tsx';
import { charterQuery, type PaperKind } from '../charter-query.ts';
import { contactOf } from '../charter-words.ts';

type Props = { charter: Charter; paper: PaperKind };

/** Emails a quote or a contract to the customer, with a prefilled message. */
export function PaperForm({ charter, paper }: Props) {
  const { customerId, contactEmail } = charter;
  const customer = useQuery({
    ...api.queryOptions('get', '/api/customers/{id}', { params: { path: { id: customerId ?? 0 } } }),
    enabled: customerId !== null,
    placeholderData: keepPreviousData,
  });
  const isKnown = customerId === null || !(customer.isPending || customer.isPlaceholderData);
  const [isOpen, setIsOpen] = useState(isKnown);
  if (isKnown && !isOpen) setIsOpen(true);
  // Once open, it stays open with what is typed, even if the customer changes: the recipient of a contract becomes its customer.
  if (!isOpen) return <Skeleton className="h-64 rounded-lg" />;
  const to = (customerId !== null && customer.data?.email) || contactEmail || '';
  return <Form charter={charter} paper={paper} to={to} isKnown={isKnown} />;
}

function Form({ charter, paper, to, isKnown }: Props & { to: string; /** Whose address it is. */ isKnown: boolean }) {
  const { number, contract } = charter;
  const dates = useDates();
  const user = useUser();
  const wordsOf = (of: Charter) =>
    usualCharterMessage(paper, {
      contact: contactOf(of),
      yachtName: of.yachtName ?? 'the yacht',
      dates: of.startDate && of.endDate ? dates.days(of.startDate, of.endDate) : 'your dates',
      company: of.companyName ?? user.companyName ?? 'Fairlead',
    });
  const form = useForm<CharterMail>({
    resolver: standardSchemaResolver(CharterMail),
    // Fields nobody has typed in follow the charter.
    values: { to, message: wordsOf(charter) },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, dirtyFields } = form.formState;
  const isTyped = Boolean(dirtyFields.to || dirtyFields.message);
  const { upon, tellRefusal } = useUpon(charter, (of) => [of.customerId, wordsOf(of)], { follows: !dirtyFields.message && isKnown });
  // A retry after a lost answer sends no second email.
  const [once, setOnce] = useState(() => crypto.randomUUID());
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: async (body: CharterMail) => {
      const headers = { 'If-Match': versionOf(upon), 'Idempotency-Key': once };
      const call = { params: { path: { id: charter.id } }, body, headers };
      const { data } = await client.POST(paper === 'quote' ? '/api/charters/{id}/quote' : '/api/charters/{id}/contract', call);
      return data as Charter;
    },
    onSuccess: (sent, body) => {
      setOnce(crypto.randomUUID());
      queries.setQueryData(charterQuery(charter.id).queryKey, sent);
      toast({
        title: paper === 'quote' ? 'Quote sent' : 'Contract sent',
        description: `The ${paper} of ${number} is on its way to ${body.to}.`,
      });
    },
    onError: (error) => {
      // After learning that another message already went out, the user may send this one, too.
      if (error instanceof ApiError && error.code === 'idempotency_key_reused') setOnce(crypto.randomUUID());
      tellRefusal(`The ${paper} wasn't sent`, error, 'Check your message, and send it again.');
      showOnFields(form, error);
      void queries.invalidateQueries({ queryKey: ['get'] });
    },
  });
  const mail = (body: CharterMail) => {
    const held = { ...form.getValues() };
    send.mutate(body, { onSuccess: () => rebaseForm(form, held, held) });
  };
  const isAgain = paper === 'contract' && contract.status !== 'none' && contract.status !== 'signed';
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(mail)}>
      <UnsavedChanges when={() => isTyped} />
      <RecipientField recipient={{ name: contactOf(charter), email: to }} error={errors.to?.message} input={form.register('to')} />
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
