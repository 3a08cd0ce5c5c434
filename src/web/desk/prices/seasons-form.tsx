import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { YachtTerms } from '#domain/desk/yacht-terms.ts';
import { decimalMarkOf } from '#domain/shared/typed-amount.ts';
import { ApiError, client, versionOf } from '../../platform/api.ts';
import { useToday } from '../../platform/dates.ts';
import { shownFormats } from '../../platform/formats.ts';
import { useUser } from '../../platform/session.tsx';
import { useUpon } from '../../platform/versions.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { UnsavedChanges } from '../../ui/unsaved-changes.tsx';
import { yachtTermsQuery } from './prices-query.ts';
import { SeasonCell } from './season-cell.tsx';
import { blankRow, pasted, rowOfSeason, rowsOf, seasonColumns, seasonsOf, type SeasonColumn, type SeasonRow } from './seasons-entry.ts';

const labels: Record<SeasonColumn, string> = {
  fromDay: 'From',
  toDay: 'Until',
  week: 'Week',
  night: 'Night',
  day: 'Day',
  halfDay: 'Half day',
  seat: 'Seat',
  childSeat: 'Child seat',
};

/** What a yacht costs when: an editable table that also takes a pasted spreadsheet. */
export function SeasonsForm({ terms, mayRun }: { terms: YachtTerms; mayRun: boolean }) {
  const reading = { dateOrder: shownFormats().dateOrder, mark: decimalMarkOf(useUser()), today: useToday() };
  const stored = rowsOf(terms.seasons, reading);
  const [typed, setTyped] = useState<SeasonRow[] | null>(stored.length === 0 ? [blankRow] : null);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const rows = typed ?? stored;
  const isDirty = typed !== null && JSON.stringify(typed.filter((row) => row !== blankRow)) !== JSON.stringify(stored);
  const { upon, tellRefusal } = useUpon(terms, ({ seasons }) => seasons, { follows: !isDirty });
  const queries = useQueryClient();
  const path = { id: terms.yachtId };
  const save = useMutation({
    mutationFn: async (sent: SeasonRow[]) =>
      (
        await client.PATCH('/api/yachts/{id}/charter-terms', {
          params: { path },
          body: { seasons: seasonsOf(sent, reading) },
          headers: { 'If-Match': versionOf(upon) },
        })
      ).data,
    onSuccess: (saved, sent) => {
      if (saved) queries.setQueryData(yachtTermsQuery(terms.yachtId).queryKey, saved);
      // What was typed while it was being saved stays.
      setTyped((now) => (now === sent ? null : now));
      setFaults({});
      toast({ title: 'Prices saved', description: `New charters on ${terms.yachtName} use them.` });
    },
    onError: (error) => {
      setFaults(error instanceof ApiError ? Object.fromEntries(error.errors.map((each) => [cellOf(each.path, rows), each.message])) : {});
      tellRefusal("Your prices weren't saved", error);
    },
  });
  const change = (place: number, name: SeasonColumn, value: string) => {
    setFaults({});
    setTyped(rows.map((row, at) => (at === place ? { ...row, [name]: value } : row)));
  };
  return (
    <form
      noValidate
      aria-label={`Seasons of ${terms.yachtName}`}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(rows);
      }}
    >
      <UnsavedChanges when={() => isDirty} />
      <div className="relative overflow-x-auto p-3">
        <table className="w-full">
          <thead>
            <tr>
              {seasonColumns.map((name) => (
                <th key={name} scope="col" className="px-2 pt-2 text-left text-xs font-medium text-ink-3">
                  {labels[name]}
                </th>
              ))}
              <th>
                <span className="sr-only">Remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              // Rows have no other name than their place.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={place} className="align-top">
                {seasonColumns.map((name, column) => (
                  <td
                    key={name}
                    className={column < 2 ? 'min-w-40 p-1' : 'min-w-20 p-1'}
                    onPaste={(event) => {
                      const after = pasted(rows, event.clipboardData.getData('text'), { row: place, column }, reading);
                      if (!after || !mayRun) return;
                      event.preventDefault();
                      setFaults({});
                      setTyped(after);
                    }}
                  >
                    <SeasonCell
                      name={name}
                      label={`${labels[name]}, season ${place + 1}`}
                      value={row[name]}
                      fault={faults[`${place}.${name}`]}
                      reading={reading}
                      currency={terms.currency}
                      isReadOnly={!mayRun}
                      onChange={(value) => change(place, name, value)}
                    />
                  </td>
                ))}
                <td className="p-1">
                  {mayRun && (
                    <Button
                      size="icon"
                      variant="ghost"
                      aria-label={`Remove season ${place + 1}`}
                      onClick={() => setTyped(rows.filter((_, at) => at !== place))}
                    >
                      <Trash2 aria-hidden />
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {mayRun && (
        <div className="flex flex-wrap items-center gap-2 border-t px-4 py-3">
          <Button onClick={() => setTyped([...rows, blankRow])}>
            <Plus aria-hidden />
            Add season
          </Button>
          <p className="min-w-40 flex-1 text-xs text-ink-3">
            Both days are included. Paste from a spreadsheet into any cell; it fills to the right and down.
          </p>
          {isDirty && (
            <Button variant="ghost" onClick={() => setTyped(stored.length === 0 ? [blankRow] : null)}>
              Discard
            </Button>
          )}
          <Button type="submit" variant="primary" disabled={!isDirty} running={save.isPending && 'Saving'}>
            Save prices
          </Button>
        </div>
      )}
    </form>
  );
}

/** The cell that shows the error of `seasons.3.week`. */
function cellOf(path: string, rows: readonly SeasonRow[]): string {
  const [, season = '0', name = 'fromDay'] = path.split('.');
  return `${rowOfSeason(rows, Number(season))}.${name}`;
}
