import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { fileNameOf, reports, type Report } from '#domain/reports/report.ts';
import { can } from '#domain/session/permissions.ts';
import { companyQuery } from '../companies/company-query.ts';
import { CompanySelect } from '../companies/company-select.tsx';
import { shownFormats } from '../platform/formats.ts';
import { PeriodSelect } from '../platform/period-filter.tsx';
import { reason } from '../platform/api.ts';
import { useUser } from '../platform/session.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { FormatPicker, ReportPicker } from './report-fields.tsx';
import { ReportDownloadButton } from './report-download-button.tsx';
import { reportChoice, reportSearch, sizeQuery, type ReportChoice, type ReportSearch } from './report-query.ts';

type Show = (next: ReportSearch, replace?: 'replace') => void;

/** Exports records as a table file: which records, which period, which format. */
export function ExportPage() {
  const search = reportSearch(useSearch({ strict: false }));
  const runsPlatform = can(useUser(), 'run-platform');
  const choice = reportChoice(runsPlatform ? search : { ...search, companyId: undefined });
  const navigate = useNavigate();
  const show: Show = (next, replace) =>
    void navigate({ to: '.', search: { ...search, ...next }, replace: replace === 'replace', resetScroll: false });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[72rem]:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="card grid grid-cols-[minmax(0,1fr)] gap-5 p-4 sm:p-5">
        {runsPlatform && <CompanyChoice id={choice.companyId} onChoose={(companyId) => show({ companyId })} />}
        <ReportPicker chosen={choice.report} onChoose={(report) => show({ report }, 'replace')} />
        <section aria-label="Period">
          <h2 className="mb-3 text-panel font-semibold">Period</h2>
          <PeriodSelect period={choice} orAll onChoose={({ from, to }, replace) => show({ from, to }, replace)} />
          <p className="mt-2 text-xs text-ink-3">
            {choice.from || choice.to
              ? `${reports[choice.report].inPeriod}, first and last day included.`
              : `All ${reports[choice.report].rows}.`}
          </p>
        </section>
        <FormatPicker chosen={choice.format} onChoose={(format) => show({ format }, 'replace')} />
      </div>
      <Summary choice={choice} asks={!runsPlatform || choice.companyId !== undefined} onShow={show} />
    </div>
  );
}

/** The company whose records are exported. Only the platform's admins choose it. */
function CompanyChoice({ id, onChoose }: { id: number | undefined; onChoose: (id: number | undefined) => void }) {
  const { data } = useQuery({ ...companyQuery(id ?? 0), enabled: id !== undefined });
  return (
    <Field label="Company" required>
      {(control) => (
        <CompanySelect
          control={control}
          chosen={id !== undefined && data ? { id, label: data.name } : null}
          onChoose={(chosen) => onChoose(chosen?.id)}
        />
      )}
    </Field>
  );
}

/** What will be in the file, before it is downloaded. */
function Summary({ choice, asks, onShow }: { choice: ReportChoice; asks: boolean; onShow: Show }) {
  const size = useQuery({ ...sizeQuery(choice), enabled: asks });
  const { label, columns }: Report = reports[choice.report];
  return (
    <section aria-labelledby="file" className="card p-4 sm:p-5">
      <h2 id="file" className="text-panel font-semibold">
        {label} report
      </h2>
      <p className="mt-1 text-xs wrap-anywhere text-ink-3">{fileNameOf(choice.report, choice, choice.format, shownFormats())}</p>
      {asks ? (
        <Loaded
          query={size}
          loading={
            <Skeletons count={1}>
              <Skeleton className="mt-4 h-8 w-40" />
            </Skeletons>
          }
          renderFailed={(retry, error) => (
            <div role="alert" className="mt-4 grid justify-items-start gap-3">
              <p className="text-nav text-red">{reason(error)}</p>
              <Button size="sm" onClick={retry}>
                Retry
              </Button>
            </div>
          )}
        >
          {({ rows }) => <Rows rows={rows} choice={choice} busy={size.isPlaceholderData} onShow={onShow} />}
        </Loaded>
      ) : (
        <p className="mt-4 text-ink-2">Choose a company first.</p>
      )}
      <ReportDownloadButton
        key={JSON.stringify(choice)}
        choice={choice}
        rows={asks && !size.isPlaceholderData ? size.data?.rows : undefined}
      />
      <h3 className="mt-5 text-nav font-medium">Columns</h3>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {Object.values(columns).map((column) => (
          <li key={column.title} className="rounded-md bg-sunken px-2 py-1 text-xs text-ink-2">
            {column.title}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-xs text-ink-3">
        Times are in the company’s time zone, which is named in the column heading. Every amount has its currency beside it.
      </p>
    </section>
  );
}

function Rows({ rows, choice, busy, onShow }: { rows: number; choice: ReportChoice; busy: boolean; onShow: Show }) {
  const what = reports[choice.report].rows;
  if (rows > 0)
    return (
      <p aria-live="polite" className={`tnum mt-4 text-ink-2 ${busy ? 'opacity-60' : ''}`}>
        <span className="text-2xl leading-8 font-semibold text-ink">{rows.toLocaleString('en-US')}</span> {rows === 1 ? 'row' : 'rows'}
      </p>
    );
  return (
    <div aria-live="polite" className="mt-4 grid justify-items-start gap-3">
      <p className="text-ink-2">
        There are no {what} {choice.from || choice.to ? 'in this period' : 'yet'}.
      </p>
      {(choice.from || choice.to) && (
        <Button size="sm" onClick={() => onShow({ from: undefined, to: undefined })}>
          All time
        </Button>
      )}
    </div>
  );
}
