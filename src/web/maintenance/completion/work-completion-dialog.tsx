import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { freshHours } from '#domain/equipment/fresh-hours.ts';
import type { MaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import { completedAt } from '#domain/maintenance/maintenance-state.ts';
import type { Currency } from '#domain/finance/currency.ts';
import { lastDayOf } from '#domain/schedule/notices.ts';
import { can } from '#domain/session/permissions.ts';
import { decimalMarkOf } from '#domain/shared/typed-amount.ts';
import { hoursEntered, hoursQuestion, refusedHours, type TypedHours } from '../../equipment/hours-entry.ts';
import { HoursFields } from '../../equipment/hours-fields.tsx';
import { nowhere, refusedParts, usedAsPlanned, usedEntered, type UsedPart } from '../../parts/used-parts-entry.ts';
import { UsedPartsFields } from '../../parts/used-parts-fields.tsx';
import { ApiError, client, reason, versionOf } from '../../platform/api.ts';
import { useAskingClose } from '../../platform/asking-close.tsx';
import { CompanyOf } from '../../platform/company-of.tsx';
import { DayField } from '../../platform/date-field.tsx';
import { useTimeZone, useToday } from '../../platform/dates.ts';
import { useForgetting } from '../../platform/pending-state.ts';
import { useUser } from '../../platform/session.tsx';
import { plansOfYachtQuery, yachtMetersQuery } from '../../services/plan-query.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { doneAt, doneOnFault } from './done-on-entry.ts';
import { WorkCostFields } from './work-cost-fields.tsx';
import { blankCost, costEntered, hasCost } from './work-cost-entry.ts';

/** Completes work: day, meter readings, parts used, cost and fixed defects. Completing it late doesn't extend its slot. */
export function WorkCompletionDialog({ record, onClose }: { record: MaintenanceRecord; onClose: () => void }) {
  const formId = useId();
  const user = useUser();
  const mark = decimalMarkOf(user);
  const timeZone = useTimeZone();
  const today = useToday();
  const [usual] = useState(() => completedAt(record, new Date()));
  const usualDay = lastDayOf(usual, timeZone);
  const [day, setDay] = useState(usualDay);
  const [typed, setTyped] = useState<TypedHours>({});
  const [unread, setUnread] = useState<Record<number, string>>({});
  const [edited, setEdited] = useState<UsedPart[] | null>(null);
  const [stillOpen, setStillOpen] = useState<readonly number[]>([]);
  const [cost, setCost] = useState(() => blankCost(record));
  const [uploading, setUploading] = useState(false);
  const [dayFault, setDayFault] = useState<string | null>(null);
  const [amountFault, setAmountFault] = useState<string | null>(null);
  // However often it is sent, the expense is logged once.
  const [once] = useState(() => crypto.randomUUID());
  const [closed, setClosed] = useState(false);
  const { data: plans = [] } = useQuery(plansOfYachtQuery(record.yachtId));
  const { data: meters = [] } = useQuery(yachtMetersQuery(record.yachtId));
  const open = new Set(record.services.flatMap(({ planId, doneOn }) => (doneOn === null && planId !== null ? [planId] : [])));
  const carried = plans.filter(({ id }) => open.has(id));
  const read = meters.filter(({ id }) => carried.some(({ meterId }) => meterId === id));
  const fresh = freshHours(read, day, timeZone);
  const used = edited ?? usedAsPlanned(carried);
  const defects = record.defects.filter(({ status }) => status !== 'fixed' && status !== 'dismissed');
  const expense = costEntered(cost, mark);
  const mayBook = can(user, 'finance:write');
  // Readings of the last week count without being sent again.
  const changed = Object.fromEntries(Object.entries(typed).filter(([id, text]) => text !== fresh[Number(id)]));

  const mutationKey = ['maintenance', 'complete', record.id];
  const complete = useMutation({
    mutationKey,
    mutationFn: (confirm: boolean) =>
      client.PATCH('/api/maintenance/{id}', {
        params: { path: { id: record.id } },
        body: {
          status: 'completed',
          progress: 100,
          completedDate: day === usualDay ? usual : doneAt(timeZone, day),
          readings: hoursEntered(changed).readings,
          parts: usedEntered(used, mark),
          ...(stillOpen.length > 0 && { stillOpen: [...stillOpen] }),
          ...(confirm && { confirm }),
        },
        headers: { 'If-Match': versionOf(record) },
      }),
    onSuccess: () => {
      setClosed(true);
      if (hasCost(cost)) book.mutate();
      else done('');
    },
  });
  const book = useMutation({
    mutationFn: () =>
      client.POST('/api/expenses', {
        body: {
          ...expense,
          amount: expense.amount ?? '',
          category: 'maintenance',
          description: record.title,
          expenseDate: day,
          currency: record.currency as Currency,
          maintenanceId: record.id,
        },
        headers: { 'Idempotency-Key': once },
      }),
    onSuccess: () => done(' Its expense is logged.'),
  });
  const isTyped =
    day !== usualDay || Object.keys(changed).length > 0 || edited !== null || stillOpen.length > 0 || hasCost(cost) || uploading;
  const forgetError = useForgetting(mutationKey, complete.reset);
  const question = hoursQuestion(complete.error);
  const faults = { ...refusedHours(complete.error, changed), ...unread };
  const partFaults = refusedParts(complete.error, used, mark);
  const error = complete.error ?? book.error;
  const atFields = Object.keys(faults).length + Object.keys(partFaults).length > 0;

  function done(more: string) {
    toast({ title: 'Maintenance updated', description: `${record.title} is completed and in the service book.${more}` });
    onClose();
  }
  function submit() {
    const { faults: wrong } = hoursEntered(changed);
    const wrongDay = doneOnFault(day, today);
    const amount = hasCost(cost) && expense.amount === null ? 'Please enter an amount' : null;
    setUnread(wrong);
    setDayFault(wrongDay);
    setAmountFault(amount);
    if (Object.keys(wrong).length > 0 || wrongDay !== null || amount !== null) return;
    if (closed) book.mutate();
    else complete.mutate(question !== null);
  }
  const { close, leaveQuestion } = useAskingClose(() => isTyped, onClose);
  return (
    <Dialog
      open
      wide
      onClose={close}
      title={`Complete ${record.title}`}
      text={
        <>
          {closed
            ? 'The work is completed. Its expense isn’t logged yet.'
            : carried.length > 0
              ? 'Its services go into the service book, and their plans move on to the next one.'
              : stillOpen.length < defects.length
                ? `The defects it fixed go into the service book of ${record.yachtName}.`
                : `It goes into the service book of ${record.yachtName}.`}
          <CompanyOf record={record} />
        </>
      }
      actions={
        <>
          <Button onClick={closed ? onClose : close}>{closed ? 'Skip the expense' : 'Cancel'}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={uploading}
            running={(complete.isPending || book.isPending) && 'Saving'}
          >
            {closed ? 'Log the expense' : question ? 'Yes, complete' : 'Mark completed'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="mt-5 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {!closed && (
          <>
            <div className="grid gap-4 sm:grid-cols-3">
              <DayField
                label="Done on"
                required
                expected="past"
                value={day}
                error={dayFault ?? undefined}
                onChange={(next) => {
                  setDay(next);
                  setDayFault(null);
                  forgetError();
                }}
              />
            </div>
            {read.length > 0 && (
              <HoursFields
                meters={read}
                typed={{ ...fresh, ...typed }}
                faults={faults}
                onType={(next) => {
                  setTyped(next);
                  forgetError();
                }}
              />
            )}
            {defects.length > 0 && <Fixed defects={defects} stillOpen={stillOpen} onChange={setStillOpen} />}
            <UsedPartsFields
              yacht={{ id: record.yachtId, name: record.yachtName }}
              used={used}
              missing={nowhere(carried)}
              faults={partFaults}
              onChange={(next) => {
                setEdited(next);
                forgetError();
              }}
            />
          </>
        )}
        {mayBook && (
          <WorkCostFields
            cost={cost}
            currency={record.currency}
            faultAt={(path) => (path === 'amount' ? amountFault : null) ?? faultOf(book.error, path)}
            onChange={setCost}
            onUploading={setUploading}
          />
        )}
        {question && (
          <p role="alert" className="font-medium">
            {question}
          </p>
        )}
        {error && !question && !atFields && (
          <p role="alert" className="text-red">
            {reason(error)}
          </p>
        )}
      </form>
      {leaveQuestion}
    </Dialog>
  );
}

type Defect = MaintenanceRecord['defects'][number];

/** The defects it fixed: all but those that are unchecked. */
function Fixed({
  defects,
  stillOpen,
  onChange,
}: {
  defects: readonly Defect[];
  stillOpen: readonly number[];
  onChange: (stillOpen: number[]) => void;
}) {
  return (
    <fieldset className="grid">
      <legend className="mb-1 text-nav font-medium">Fixed defects</legend>
      {defects.map(({ id, title }) => (
        <label key={id} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-4 accent-(--accent)"
            checked={!stillOpen.includes(id)}
            onChange={({ target }) => onChange(target.checked ? stillOpen.filter((each) => each !== id) : [...stillOpen, id])}
          />
          <span className="min-w-0 wrap-anywhere">{title}</span>
        </label>
      ))}
    </fieldset>
  );
}

function faultOf(error: unknown, path: string): string | null {
  return error instanceof ApiError ? (error.errors.find((each) => each.path === path)?.message ?? null) : null;
}
