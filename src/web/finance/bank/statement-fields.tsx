import { useState } from 'react';
import type { NewStatement, StatementRead } from '#domain/finance/bank.ts';
import { importedDay } from '#domain/finance/imported-dates.ts';
import { sayDayOfWeek } from '../../platform/day-words.ts';
import { Field } from '../../ui/field.tsx';
import { choicesOf, Select } from '../../ui/select.tsx';

/** How the user chose to read a file. */
export type Reading = Pick<NewStatement, 'mapping' | 'dateOrder'>;

type Props = { preview: StatementRead; reading: Reading; onChange: (reading: Reading) => void };

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

/** Shows which columns of a CSV file were recognized and how its dates are read, to be corrected. A choice overrides what was detected. */
export function StatementFields({ preview: { columns, mapping, dates, faults }, reading, onChange }: Props) {
  const chosen: Record<string, string | null | undefined> = reading.mapping ?? mapping ?? {};
  // Once open it stays open, even if the file becomes readable.
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
