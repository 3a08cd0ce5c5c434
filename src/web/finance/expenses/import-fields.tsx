import type { ExpenseImport } from '#domain/finance/expense-import.ts';
import { importedDay } from '#domain/finance/imported-dates.ts';
import type { Formats } from '#domain/shared/formats.ts';
import { sayDayOfWeek } from '../../platform/day-words.ts';
import { encodingLabels, tellingLine, type Encoding } from '../../platform/file-text.ts';
import { Field } from '../../ui/field.tsx';
import { choicesOf, Select } from '../../ui/select.tsx';

/** How somebody says a file is to be read, where they say it. */
export type Reading = { encoding?: Encoding; dateOrder?: Formats['dateOrder'] | undefined };

type Props = Reading & { csv: string; encoding: Encoding; found: ExpenseImport; onChange: (reading: Reading) => void };

const encodings = choicesOf(encodingLabels);
const orders = choicesOf({ dmy: 'Day first', mdy: 'Month first', ymd: 'Year first' });

/** How the letters and the dates of a file were understood, by an example of each, to be put right where they are wrong. What is said goes before what was found. */
export function ImportFields({ csv, encoding, dateOrder, found: { dates }, onChange }: Props) {
  const line = tellingLine(csv);
  const order = dateOrder ?? dates.order;
  const day = dates.doubtful === null ? null : importedDay(dates.doubtful, order);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      <Field label="Letters" hint={line ? <span className="wrap-anywhere">Read as “{line}”</span> : 'English letters only'}>
        {(control) => (
          <Select control={control} value={encoding} choices={encodings} onChoose={(chosen) => onChange({ encoding: chosen, dateOrder })} />
        )}
      </Field>
      <Field
        label="Dates"
        hint={
          dates.doubtful !== null && day
            ? `${dates.doubtful} could be two different days. It is read as ${sayDayOfWeek(day, { withYear: true })}`
            : undefined
        }
      >
        {(control) => (
          <Select control={control} value={order} choices={orders} onChoose={(chosen) => onChange({ encoding, dateOrder: chosen })} />
        )}
      </Field>
    </div>
  );
}
