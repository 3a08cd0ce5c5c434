import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nextStatementDays } from '#domain/finance/owner-statement-reckoning.ts';
import type { OwnerStatementPreview } from '#domain/finance/owner-statement.ts';
import type { ManagementAgreement, YachtShare } from '#domain/finance/yacht-owner.ts';
import { addMonths, firstOfMonth, lastOfMonth } from '#domain/shared/calendar-days.ts';
import { percentWords, several } from '#domain/shared/words.ts';
import { client, reason } from '../../platform/api.ts';
import { useAskingClose } from '../../platform/asking-close.tsx';
import { CompanyOf } from '../../platform/company-of.tsx';
import { DayField } from '../../platform/date-field.tsx';
import { useDates, useToday } from '../../platform/dates.ts';
import { tellFailure } from '../../platform/records.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ErrorState } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { Amount } from '../amount-words.tsx';
import { lastStatementQuery, previewQuery } from './owners-query.ts';
import { PreviewLines } from './preview-lines-section.tsx';

type Props = { yachtId: number; shares: YachtShare[]; agreements: ManagementAgreement[]; mayRun: boolean; onClose: () => void };

/** Previews the next statement of a yacht and issues it to all her owners. */
export function StatementDialog(props: Props) {
  const last = useQuery(lastStatementQuery(props.yachtId));
  return (
    <Loaded
      query={last}
      loading={null}
      renderFailed={(retry, error) => <ErrorState title="The statements couldn't be loaded" text={reason(error)} onRetry={retry} />}
    >
      {([statement]) => <NextStatement {...props} issuedUntil={statement?.to ?? null} />}
    </Loaded>
  );
}

function NextStatement({ yachtId, shares, agreements, mayRun, onClose, issuedUntil }: Props & { issuedUntil: string | null }) {
  const dates = useDates();
  const today = useToday();
  const days = nextStatementDays(issuedUntil, shares, agreements);
  const ends = days === null ? [] : endsOf(days, today);
  const [chosen, setTo] = useState<string>();
  // The period being confirmed stays as it is, whatever others issue meanwhile.
  const [confirming, setConfirming] = useState<{ from: string; to: string; statementDate: string } | null>(null);
  const [dated, setDated] = useState<string>();
  const to = chosen !== undefined && ends.includes(chosen) ? chosen : ends[0];
  const period = confirming ?? (days !== null && to !== undefined ? { from: days.from, to } : null);
  const statementDate = confirming?.statementDate ?? dated ?? to ?? today;
  const dateFault =
    to === undefined || (statementDate >= to && statementDate <= today) ? undefined : 'Choose its last day or later, but no future date';
  const preview = useQuery({
    ...previewQuery(yachtId, period ?? { from: today, to: today }),
    enabled: period !== null,
  });
  const [once] = useState(() => crypto.randomUUID());
  const issue = useMutation({
    mutationFn: async (body: { yachtId: number; from: string; to: string; statementDate: string }) =>
      (await client.POST('/api/owner-statements', { body, headers: { 'Idempotency-Key': `${once} ${body.to} ${body.statementDate}` } }))
        .data ?? [],
    onSuccess: (issued) => {
      toast({ title: `${several(issued.length, 'statement')} issued`, description: issued.map(({ number }) => number).join(', ') });
      onClose();
    },
    onError: (error) => {
      setConfirming(null);
      tellFailure('The statements weren’t issued', error);
    },
  });
  const held = shares[0] ?? agreements[0];
  const name = held?.yachtName ?? 'this yacht';
  const mayIssue = mayRun && period !== null && preview.data !== undefined && !preview.isError && dateFault === undefined;
  const { close, leaveQuestion } = useAskingClose(() => dated !== undefined && !issue.isSuccess, onClose);
  return (
    <Dialog
      open
      wide
      onClose={close}
      title={`Next statement for ${name}`}
      text={
        confirming
          ? 'Each owner gets a numbered PDF that won’t change. Later changes appear in the next statement. This can’t be undone.'
          : 'According to the books today. Each figure is the sum of the lines below.'
      }
      actions={
        <>
          <Button onClick={() => (confirming ? setConfirming(null) : close())}>{confirming ? 'Back' : 'Close'}</Button>
          {mayRun &&
            (confirming ? (
              <Button variant="primary" running={issue.isPending && 'Issuing'} onClick={() => issue.mutate({ yachtId, ...confirming })}>
                Issue to all owners
              </Button>
            ) : (
              <Button variant="primary" disabled={!mayIssue} onClick={() => period && setConfirming({ ...period, statementDate })}>
                Issue
              </Button>
            ))}
        </>
      }
    >
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        {held && <CompanyOf record={held} className="-mt-2 text-xs text-ink-3" />}
        {period === null ? (
          <p className="text-ink-2">
            {days === null
              ? 'Nobody has a share of her yet.'
              : `The next statement begins on ${dates.calendarDay(days.from)} and can be issued once its month is over.`}
          </p>
        ) : (
          <>
            <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
              <div>
                <p className="text-nav font-medium">From</p>
                <p className="mt-2">{dates.calendarDay(period.from)}</p>
              </div>
              <Field label="Until">
                {(control) => (
                  <Select
                    control={control}
                    value={period.to}
                    disabled={confirming !== null}
                    choices={(confirming ? [confirming.to] : ends).map((day) => ({ value: day, label: dates.calendarDay(day) }))}
                    onChoose={setTo}
                  />
                )}
              </Field>
              {confirming ? (
                <div>
                  <p className="text-nav font-medium">Dated</p>
                  <p className="mt-2">{dates.calendarDay(statementDate)}</p>
                </div>
              ) : (
                <DayField
                  label="Dated"
                  expected="past"
                  className="col-span-2 sm:col-span-1"
                  value={statementDate}
                  error={dateFault}
                  onChange={setDated}
                />
              )}
            </div>
            <Loaded
              query={preview}
              loading={<Skeleton className="h-72" />}
              renderFailed={(retry, error) => (
                <ErrorState title="There can be no statement for these days" text={reason(error)} onRetry={retry} />
              )}
            >
              {(statement) => <Preview statement={statement} />}
            </Loaded>
          </>
        )}
      </div>
      {leaveQuestion}
    </Dialog>
  );
}

function Preview({ statement }: { statement: OwnerStatementPreview }) {
  const { currency, revenue, fee, feeTax, feeTaxPercent, costs, result, owners, missingRates, lines } = statement;
  const figures: [string, string, boolean][] = [
    ['Revenue', revenue, false],
    ['Management fee', fee, true],
    [`VAT on the fee, ${percentWords(feeTaxPercent)}`, feeTax, true],
    ['Costs passed on', costs, true],
  ];
  return (
    <>
      {missingRates > 0 && (
        <p role="status" className="rounded-lg bg-amber-soft px-3 py-2.5 text-nav text-amber">
          {several(missingRates, 'document has', 'documents have')} no exchange rate, so {missingRates === 1 ? 'it comes' : 'they come'} in
          a later statement.
        </p>
      )}
      <dl className="grid gap-1">
        {figures.map(([label, amount, isLess]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-2">{label}</dt>
            <dd>
              {isLess && Number(amount) !== 0 && 'less '}
              <Amount amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
        <div className="mt-1 flex justify-between gap-4 border-t pt-2 font-semibold">
          <dt>Result</dt>
          <dd>
            <Amount amount={result} currency={currency} />
          </dd>
        </div>
      </dl>
      <ul className="divide-y rounded-lg border">
        {owners.map(({ ownerId, ownerName, share, amount, opening, payouts, closing }) => (
          <li key={ownerId} className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-3 py-2.5">
            <span className="min-w-0">
              {ownerName} <span className="tnum text-ink-3">{percentWords(share)}</span>
              <span className="block text-xs text-ink-3">
                Brought forward <Amount amount={opening} currency={currency} />, paid <Amount amount={payouts} currency={currency} />
              </span>
            </span>
            <span className="ml-auto text-right">
              <Amount amount={amount} currency={currency} className="font-semibold" />
              <span className="block text-xs text-ink-3">
                Balance <Amount amount={closing} currency={currency} />
              </span>
            </span>
          </li>
        ))}
      </ul>
      <PreviewLines lines={lines} currency={currency} />
    </>
  );
}

/** The days on which the next statement may end: the last days of that month and of later ones that are over, the earliest first. */
function endsOf({ to }: { from: string; to: string }, today: string): string[] {
  // If shares change within the month, the statement ends the day before, without a choice.
  if (to !== lastOfMonth(to)) return to < today ? [to] : [];
  return Array.from({ length: 12 }, (_none, ahead) => lastOfMonth(addMonths(firstOfMonth(to), ahead))).filter((day) => day < today);
}
