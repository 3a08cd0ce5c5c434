import { useMutation, useQueryClient } from '@tanstack/react-query';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { PenLine } from 'lucide-react';
import { useEffect } from 'react';
import { Controller, useForm, useWatch, type Resolver } from 'react-hook-form';
import { NewSignature } from '#domain/desk/signing.ts';
import type { LinkPage } from '#domain/desk/link-page.ts';
import { ApiError, client, reason } from '../platform/api.ts';
import { showOnFields } from '../platform/saving.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { segmentLook, segmentsLook } from '../ui/segments.ts';
import { charterLinkQuery, withLink } from './charter-link-query.ts';
import { SignatureInput } from '../ui/signature-input.tsx';

type Props = { token: string; page: LinkPage; contract: NonNullable<LinkPage['contract']> };
type Entry = Omit<NewSignature, 'agreed'> & { agreed: boolean };
const resolver = standardSchemaResolver(NewSignature) as unknown as Resolver<Entry, unknown, NewSignature>;
const methods = { typed: 'Type your name', drawn: 'Draw' } as const;

/** Signs the contract that is shown: by name, or by hand. */
export function SignForm({ token, page, contract }: Props) {
  const queries = useQueryClient();
  const form = useForm<Entry, unknown, NewSignature>({
    resolver,
    defaultValues: {
      name: page.charter.customerName ?? '',
      method: 'typed',
      strokes: null,
      agreed: false,
      sha256: contract.sha256 ?? '',
    },
  });
  const { control, register, setValue, formState } = form;
  // Whoever agreed to another text hasn’t agreed to this one.
  useEffect(() => {
    setValue('sha256', contract.sha256 ?? '');
    setValue('agreed', false);
  }, [contract.sha256, setValue]);
  const { errors } = formState;
  const [method, name] = useWatch({ control, name: ['method', 'name'] });
  const sign = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: async (body: NewSignature) =>
      (await client.POST('/api/charter-link/sign', { body, headers: withLink(token) })).data as LinkPage,
    onSuccess: (signed) => queries.setQueryData(charterLinkQuery(token).queryKey, signed),
    onError: (error) => {
      showOnFields(form, error);
      // The contract has changed: reload it, and say why.
      if (error instanceof ApiError && ['contract_changed', 'contract_outdated', 'already_signed'].includes(error.code ?? ''))
        void queries.invalidateQueries({ queryKey: charterLinkQuery(token).queryKey });
    },
  });
  return (
    <form noValidate className="grid gap-4 border-t pt-4" onSubmit={form.handleSubmit((body) => sign.mutate(body))}>
      <h3 id="sign" className="scroll-mt-4 text-panel font-semibold">
        Sign
      </h3>
      <Field label="Your name" required error={errors.name?.message}>
        {(props) => <Input {...props} {...register('name')} autoComplete="name" />}
      </Field>
      <div role="group" aria-label="How you sign" className={`${segmentsLook} grid-cols-2`}>
        {(Object.keys(methods) as (keyof typeof methods)[]).map((each) => (
          <button
            key={each}
            type="button"
            aria-current={method === each ? 'page' : undefined}
            className={`${segmentLook} h-11 px-3`}
            onClick={() => {
              setValue('method', each);
              if (each === 'typed') setValue('strokes', null);
            }}
          >
            {methods[each]}
          </button>
        ))}
      </div>
      {method === 'typed' ? (
        <p aria-hidden className="min-h-11 border-b border-line-strong px-1 text-2xl leading-8 font-semibold wrap-anywhere">
          {name}
        </p>
      ) : (
        <Controller
          control={control}
          name="strokes"
          render={({ field, fieldState }) => (
            <SignatureInput value={field.value ?? []} error={fieldState.error?.message} onChange={(strokes) => field.onChange(strokes)} />
          )}
        />
      )}
      <div className="grid gap-1">
        <label className="flex min-h-11 items-start gap-2.5">
          <input
            type="checkbox"
            className="mt-0.5 size-5 shrink-0 accent-(--accent)"
            aria-invalid={errors.agreed ? true : undefined}
            aria-describedby={errors.agreed ? 'agreed-message' : undefined}
            {...register('agreed')}
          />
          {contract.agreement}
        </label>
        {errors.agreed && (
          <p id="agreed-message" role="alert" className="text-xs text-red">
            {errors.agreed.message}
          </p>
        )}
      </div>
      {sign.isError && (
        <p role="alert" className="rounded-lg bg-red-soft px-3 py-2.5 text-red">
          {reason(sign.error)}
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" running={sign.isPending && 'Signing'}>
        <PenLine aria-hidden />
        Sign contract
      </Button>
      <p className="text-xs text-ink-3">
        We keep your name, this sentence, the time, your IP address and your browser as evidence, and send you a signed copy.
      </p>
    </form>
  );
}
