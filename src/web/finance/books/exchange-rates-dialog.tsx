import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { BooksSettings } from '#domain/finance/books-settings.ts';
import { NewExchangeRate, ratedCurrencies } from '#domain/finance/exchange-rate.ts';
import { financeCurrencies } from '#domain/finance/words.ts';
import { several } from '#domain/shared/words.ts';
import { api, client, reason } from '../../platform/api.ts';
import { useAskingClose } from '../../platform/asking-close.tsx';
import { DateField } from '../../platform/date-field.tsx';
import { RateField } from '../../platform/rate-field.tsx';
import { useDates, useToday } from '../../platform/dates.ts';
import { checkedBy } from '../../platform/record-form.ts';
import { tellFailure } from '../../platform/records.ts';
import { showOnFields } from '../../platform/saving.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FilePlace } from '../../ui/file-place.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ErrorState } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { WordField } from '../books-fields.tsx';
import { booksSettingsQuery } from '../tax-rate-query.ts';

type Props = { settings: BooksSettings; onClose: () => void };
type Values = { day: string; currency: string; perEuro: string };
type Form = UseFormReturn<Values, unknown, NewExchangeRate>;

const words = Object.fromEntries(ratedCurrencies.map((each) => [each, each]));
const resolver = checkedBy<Values, NewExchangeRate>(NewExchangeRate.omit({ companyId: true }));

function ratesQuery(companyId: number) {
  return {
    ...api.queryOptions('get', '/api/exchange-rates', { params: { query: { companyId, limit: 8 } } }),
    meta: { shows: ['company'] as const },
  };
}

/** The reporting currency and the exchange rates, imported from the European Central Bank's file or entered by hand. */
export function ExchangeRatesDialog({ settings, onClose }: Props) {
  const { companyId } = settings;
  const rates = useQuery(ratesQuery(companyId));
  const dates = useDates();
  const load = useLoad(companyId);
  const today = useToday();
  const form: Form = useForm({ resolver, defaultValues: { day: today, currency: 'USD', perEuro: '' } });
  const { isDirty } = form.formState;
  const { close, leaveQuestion } = useAskingClose(() => isDirty, onClose);
  return (
    <Dialog
      open
      wide
      onClose={close}
      title="Exchange rates"
      text="Each document keeps the rate of its day, or the latest of the seven days before. Rates are never downloaded."
      actions={<Button onClick={close}>Done</Button>}
    >
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5">
        <ReportingField settings={settings} />
        <div className="grid gap-2">
          <FilePlace
            accept=".xml,.csv,text/csv,text/xml,application/xml"
            thing="the European Central Bank's file"
            chosen={undefined}
            isReading={load.isPending}
            disabled={load.isPending}
            onFile={(file) => file && load.mutate(file)}
          />
          <p className="text-nav text-ink-2">XML or CSV, for one day, 90 days or since 1999. Files may overlap.</p>
          {load.error && (
            <p role="alert" className="text-nav text-red">
              {reason(load.error)}
            </p>
          )}
        </div>
        <RateFields form={form} companyId={companyId} />
        <section aria-label="Latest rates">
          <Loaded
            query={rates}
            loading={
              <div className="grid gap-3">
                <Skeletons count={3}>
                  <Skeleton className="h-6" />
                </Skeletons>
              </div>
            }
            renderFailed={(retry, error) => <ErrorState title="The rates couldn't be loaded" text={reason(error)} onRetry={retry} />}
            empty={{
              when: (rows) => rows.length === 0,
              show: (
                <p className="text-ink-3">There are no rates yet. Without one, documents in another currency stay out of the journal.</p>
              ),
            }}
          >
            {(rows) => (
              <ul className="divide-y rounded-lg border">
                {rows.map(({ id, day, currency, perEuro }) => (
                  <li key={id} className="flex justify-between gap-4 px-3 py-2">
                    <span className="text-ink-2">{dates.calendarDay(day)}</span>
                    <span className="tnum">
                      1 EUR = {perEuro.replace(/0{1,4}$/, '')} {currency}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </Loaded>
        </section>
      </div>
      {leaveQuestion}
    </Dialog>
  );
}

type ReportingCurrency = (typeof financeCurrencies)[number];

/** The currency of the books. Another one is asked about first, because every document then gets another rate. */
function ReportingField({ settings: { companyId, reportingCurrency } }: { settings: BooksSettings }) {
  const [wanted, setWanted] = useState<ReportingCurrency | null>(null);
  const report = useReporting(companyId);
  const close = () => setWanted(null);
  return (
    <>
      <Field label="Your books are reported in" hint="It can't be changed once a month is closed">
        {(control) => (
          <Select
            control={control}
            value={reportingCurrency}
            choices={[...new Set([...financeCurrencies, reportingCurrency])].map((each) => ({ value: each, label: each }))}
            onChoose={(currency) => currency !== reportingCurrency && setWanted(currency as ReportingCurrency)}
          />
        )}
      </Field>
      {wanted && (
        <Dialog
          open
          onClose={close}
          title={`Report your books in ${wanted}?`}
          text="Every document gets the rate of its day. Rates entered by hand are lost."
          actions={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button variant="primary" running={report.isPending && 'Saving'} onClick={() => report.mutate(wanted, { onSettled: close })}>
                Report in {wanted}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}

/** One rate, entered by hand. */
function RateFields({ form, companyId }: { form: Form; companyId: number }) {
  const save = useMutation({
    mutationFn: async (rate: NewExchangeRate) => (await client.POST('/api/exchange-rates', { body: { ...rate, companyId } })).data,
    onSuccess: (rate) => {
      toast({ title: 'Rate saved', description: rate ? `1 EUR = ${rate.perEuro.replace(/0{1,4}$/, '')} ${rate.currency}` : '' });
      // The next rate is often of the same day and currency.
      form.reset({ ...form.getValues(), perEuro: '' });
    },
    onError: (error) => {
      tellFailure('The rate wasn’t saved', error);
      showOnFields(form, error);
    },
  });
  return (
    <form
      noValidate
      aria-label="New rate"
      onSubmit={form.handleSubmit((rate) => save.mutate(rate))}
      className="grid grid-cols-2 items-start gap-3 sm:grid-cols-4"
    >
      <DateField control={form.control} name="day" label="Date" required expected="past" />
      <WordField control={form.control} name="currency" label="Currency" required words={words} />
      <RateField control={form.control} name="perEuro" label="For one euro" required placeholder="1.0850" />
      <Button type="submit" running={save.isPending && 'Saving'} className="sm:mt-6">
        Save rate
      </Button>
    </form>
  );
}

function useLoad(companyId: number) {
  return useMutation({
    mutationFn: async (file: File) =>
      (await client.POST('/api/exchange-rates/import', { body: { content: await file.text(), companyId } })).data?.stored ?? 0,
    onSuccess: (stored) =>
      toast(
        stored === 0
          ? { title: 'Nothing new', description: 'These rates were already imported.' }
          : { title: `${several(stored, 'rate')} imported`, description: 'Documents without a rate now have theirs.' },
      ),
  });
}

function useReporting(companyId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (reportingCurrency: ReportingCurrency) =>
      (await client.PATCH('/api/books/settings', { body: { reportingCurrency, companyId } })).data,
    onSuccess: (saved) => {
      if (saved) queries.setQueryData(booksSettingsQuery(companyId).queryKey, saved);
      toast({ title: 'Settings saved', description: saved ? `Your books are reported in ${saved.reportingCurrency}.` : '' });
    },
    onError: (error) => tellFailure('Your settings weren’t saved', error),
  });
}
