import { useState } from 'react';
import type { NewStatement, StatementRead } from '#domain/finance/bank.ts';
import { importedDay } from '#domain/finance/imported-dates.ts';
import { sayDayOfWeek } from '../../platform/day-words.ts';
import { Field } from '../../ui/field.tsx';
import { choicesOf, Select } from '../../ui/select.tsx';

/** How somebody says a file is to be read, where they say it. */
export type Reading = Pick<NewStatement, 'mapping' | 'dateOrder'>;

type Props = { found: StatementRead; reading: Reading; onChange: (reading: Reading) => void };

const labels = {
  day: 'Date',
  amount: 'Amount',
  out: 'Money out',
  in: 'Money in',
  name: 'Name',
  iban: 'IBAN',
  text: 'Text',
  reference: 'Reference',
} as const;
type Column = keyof typeof labels;
const orders = choicesOf({ dmy: 'Day first', mdy: 'Month first', ymd: 'Year first' });

/** Which column of a CSV file holds what, and how its dates are written, to be put right where they are wrong. What is said goes before what was found. */
export function StatementFields({ found: { columns, mapping, dates, faults }, reading, onChange }: Props) {
  const chosen: Record<string, string | null | undefined> = reading.mapping ?? mapping ?? {};
  // Once open it stays so, whatever becomes clear meanwhile.
  const [isOpen] = useState(mapping === null || faults.length > 0 || Boolean(dates?.doubtful));
  const choices = [{ value: '-', label: 'None' }, ...columns.map((name) => ({ value: name, label: name }))];
  const order = reading.dateOrder ?? dates?.order;
  const day = dates?.doubtful && order ? importedDay(dates.doubtful, order) : null;
  const choose = (column: Column, name: string) =>
    onChange({ ...pick(reading), mapping: { ...chosen, [column]: name === '-' ? null : name } });
  return (
    <details open={isOpen} className="rounded-lg border px-4 py-3">
      <summary className="cursor-pointer text-nav font-medium">How the columns are read</summary>
      <div className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-4">
        {(Object.keys(labels) as Column[]).map((column) => (
          <Field key={column} label={labels[column]} required={column === 'day'}>
            {(control) => (
              <Select control={control} value={chosen[column] ?? '-'} choices={choices} onChoose={(name) => choose(column, name)} />
            )}
          </Field>
        ))}
        {dates && order && (
          <Field
            label="Dates"
            className="col-span-2"
            hint={day ? `${dates.doubtful} could be two different days. It is read as ${sayDayOfWeek(day, { withYear: true })}` : undefined}
          >
            {(control) => (
              <Select
                control={control}
                value={order}
                choices={orders}
                onChoose={(dateOrder) => onChange({ ...pick(reading), dateOrder })}
              />
            )}
          </Field>
        )}
      </div>
    </details>
  );
}

function pick({ mapping, dateOrder }: Reading): Reading {
  return { mapping, dateOrder };
}
