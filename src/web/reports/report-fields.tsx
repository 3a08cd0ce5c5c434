import {
  Anchor,
  CalendarDays,
  Contact,
  FileText,
  Receipt,
  Route,
  Ship,
  UsersRound,
  WalletCards,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { reportFormats, reportNames, reports, type ReportFormat, type ReportName } from '#domain/reports/report.ts';
import { can } from '#domain/session/permissions.ts';
import { useUser } from '../platform/session.tsx';

const drawn: Record<ReportName, { icon: LucideIcon; text: string }> = {
  fleet: { icon: Ship, text: 'Yachts and their captains' },
  crew: { icon: UsersRound, text: 'People and certificates' },
  maintenance: { icon: Wrench, text: 'Work, progress and costs' },
  schedule: { icon: CalendarDays, text: 'Bookings and other events' },
  charters: { icon: Anchor, text: 'From enquiry to closed, and what they cost' },
  trips: { icon: Route, text: 'Departures and arrivals' },
  customers: { icon: Contact, text: 'How to reach them' },
  expenses: { icon: Receipt, text: 'What was spent, on what' },
  income: { icon: WalletCards, text: 'What came in, from whom' },
  invoices: { icon: FileText, text: 'Numbers, statuses and totals' },
};

const look =
  'relative cursor-pointer border has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring';

/** Chooses the records. */
export function ReportPicker({ chosen, onChoose }: { chosen: ReportName; onChoose: (report: ReportName) => void }) {
  const user = useUser();
  return (
    <fieldset>
      <legend className="text-panel font-semibold">Report</legend>
      <div className="mt-3 grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {reportNames
          .filter((name) => can(user, `${reports[name].area}:read`))
          .map((name) => {
            const { icon: Icon, text } = drawn[name];
            return (
              <label key={name} className={`flex items-center gap-3 rounded-xl p-3 ${look}`}>
                <input
                  type="radio"
                  name="report"
                  checked={name === chosen}
                  onChange={() => onChoose(name)}
                  className="absolute opacity-0"
                />
                <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-lg bg-sunken text-accent">
                  <Icon className="size-4" />
                </span>
                <span className="min-w-0">
                  <span className="block font-medium">{reports[name].label}</span>
                  <span className="block truncate text-xs text-ink-2">{text}</span>
                </span>
              </label>
            );
          })}
      </div>
    </fieldset>
  );
}

const formats: Record<ReportFormat, { label: string; text: string }> = {
  xlsx: { label: 'Excel workbook (XLSX)', text: 'With dates, amounts, a filter and totals' },
  csv: { label: 'Plain table (CSV)', text: 'For accounting and other programs' },
};

/** Chooses the file format. */
export function FormatPicker({ chosen, onChoose }: { chosen: ReportFormat; onChoose: (format: ReportFormat) => void }) {
  return (
    <fieldset>
      <legend className="text-panel font-semibold">Format</legend>
      <div className="mt-3 grid gap-2 sm:grid-cols-2">
        {reportFormats.toReversed().map((format) => (
          <label key={format} className={`rounded-xl p-3 ${look}`}>
            <input
              type="radio"
              name="format"
              checked={format === chosen}
              onChange={() => onChoose(format)}
              className="absolute opacity-0"
            />
            <span className="block font-medium">{formats[format].label}</span>
            <span className="block text-xs text-ink-2">{formats[format].text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
