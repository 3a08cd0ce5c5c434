import { keepPreviousData } from '@tanstack/react-query';
import { reportFormats, reportNames, type ReportFormat, type ReportName, type ReportPeriod } from '#domain/reports/report.ts';
import { api } from '../platform/api.ts';
import { countIn, dayIn, oneOfIn, type RawSearch } from '../platform/search-params.ts';

/** The search parameters of the reports. Default: the fleet, all of time, as a workbook. */
export type ReportSearch = ReportPeriod & { report?: ReportName; format?: ReportFormat; companyId?: number };
/** The same with every default filled in. */
export type ReportChoice = ReportPeriod & { report: ReportName; format: ReportFormat; companyId?: number };

export function reportSearch(raw: RawSearch): ReportSearch {
  return {
    report: oneOfIn(reportNames, raw.report),
    from: dayIn(raw.from),
    to: dayIn(raw.to),
    format: oneOfIn(reportFormats, raw.format),
    companyId: countIn(raw.companyId),
  };
}

export function reportChoice({ report = 'fleet', format = 'xlsx', ...rest }: ReportSearch): ReportChoice {
  return { report, format, ...rest };
}

export function sizeQuery({ report, from, to, companyId }: ReportChoice) {
  return {
    ...api.queryOptions('get', '/api/reports/size', { params: { query: { report, from, to, companyId } } }),
    placeholderData: keepPreviousData,
  };
}
