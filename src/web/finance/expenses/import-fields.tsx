import type { ExpenseImport } from '#domain/finance/expense-import.ts';
import { importedDay } from '#domain/finance/imported-dates.ts';
import type { Formats } from '#domain/shared/formats.ts';
import { sayDayOfWeek } from '../../platform/day-words.ts';
import { encodingLabels, firstForeignLine, type Encoding } from '../../platform/file-text.ts';
import { Field } from '../../ui/field.tsx';
import { choicesOf, Select } from '../../ui/select.tsx';

/** How the user chose to read a file. */
export type Reading = { encoding?: Encoding; dateOrder?: Formats['dateOrder'] | undefined };

type Props = Reading & { csv: string; encoding: Encoding; preview: ExpenseImport; onChange: (reading: Reading) => void };

const encodings = choicesOf(encodingLabels);
const orders = choicesOf({ dmy: 'Day first', mdy: 'Month first', ymd: 'Year first' });

/** Shows how the encoding and the dates of a file were read, each by an example, to be corrected. A choice overrides what was detected. */
export function ImportFields({ csv, encoding, dateOrder, preview: { dates }, onChange }: Props) {
  const line = firstForeignLine(csv);
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
