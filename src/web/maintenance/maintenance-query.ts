import type { MaintenanceFilter } from '#domain/maintenance/maintenance-state.ts';
import type { MaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import {
  maintenanceStates,
  maintenanceTypes,
  type MaintenanceState,
  type MaintenanceType,
  type Season,
} from '#domain/maintenance/words.ts';
import type { Day } from '#domain/shared/calendar-days.ts';
import { api, pageQuery } from '../platform/api.ts';
import { readableOrNone, readableSpan } from '../platform/readable-dates.ts';
import { countIn, dayIn, flagIn, oneOfIn, laterPageIn, textIn, type RawSearch } from '../platform/search-params.ts';

export const recordsPerPage = 10;

/** The lists of the overview: the server's groups, and all of them together. */
export type MaintenanceTab = MaintenanceFilter | 'all';

/** What the address of the overview says. What isn't said: what is under way, of all yachts and kinds, from the first page. */
export type MaintenanceSearch = {
  group?: Exclude<MaintenanceTab, 'current'>;
  /** Of all work, what stands so. */ state?: MaintenanceState;
  q?: string;
  type?: MaintenanceType;
  yachtId?: number;
  page?: number;
};

export function maintenanceSearch(raw: RawSearch): MaintenanceSearch {
  const state = oneOfIn(maintenanceStates, raw.state);
  return {
    group: state ? 'all' : oneOfIn(['upcoming', 'completed', 'open', 'all'], raw.group),
    state,
    q: textIn(raw.q),
    type: oneOfIn(maintenanceTypes, raw.type),
    yachtId: countIn(raw.yachtId),
    page: laterPageIn(raw.page),
  };
}

/** One page of one of the lists. The one before stays on the screen until it is there. */
export function recordsQuery({ group = 'current', ...rest }: Omit<MaintenanceSearch, 'group'> & { group?: MaintenanceTab }) {
  return pageQuery('/api/maintenance', { ...rest, group: group === 'all' ? undefined : group }, recordsPerPage);
}

export const overviewQuery = api.queryOptions('get', '/api/maintenance/overview');

/** What is due, broken or used up in the whole fleet, which the tabs count. */
export const engineeringQuery = api.queryOptions(
  'get',
  '/api/engineering/overview',
  {},
  { meta: { shows: ['service', 'defect', 'part', 'document', 'equipment', 'reading', 'trip', 'maintenance', 'yacht'] } },
);

export function recordQuery(id: number) {
  return { ...api.queryOptions('get', '/api/maintenance/{id}', { params: { path: { id } } }), select: withReadableDates };
}

function withReadableDates(record: MaintenanceRecord): MaintenanceRecord {
  const [scheduledDate, endDate] = readableSpan(record.scheduledDate, record.endDate);
  const [startDate] = readableSpan(record.startDate, record.endDate);
  return { ...record, scheduledDate, startDate, endDate, completedDate: readableOrNone(record.completedDate) };
}

/** What work is to fix, or fixed; more it can't carry. */
export function defectsOfWorkQuery(maintenanceId: number) {
  return pageQuery('/api/defects', { maintenanceId }, 100);
}

/** What was booked for work, the latest first. */
export function expensesOfWorkQuery(maintenanceId: number) {
  return pageQuery('/api/expenses', { maintenanceId }, 20);
}

/** The service that new work is to do. */
export function planQuery(id: number) {
  return api.queryOptions('get', '/api/service-plans/{id}', { params: { path: { id } } });
}

/** What a new record begins with: a yacht, what a tip suggests, or that something is broken. */
export type NewRecordSearch = {
  yachtId?: number;
  type?: MaintenanceType;
  title?: string;
  description?: string;
  date?: Day;
  defect?: true;
  /** Which one it is to fix. */ defectId?: number;
  /** The service that it is to do. */ plan?: number;
};

export function newRecordSearch(raw: RawSearch): NewRecordSearch {
  return {
    yachtId: countIn(raw.yachtId),
    type: oneOfIn(maintenanceTypes, raw.type),
    title: textIn(raw.title)?.slice(0, 200),
    description: textIn(raw.description)?.slice(0, 5000),
    date: dayIn(raw.date),
    defect: flagIn(raw.defect),
    defectId: countIn(raw.defectId),
    plan: countIn(raw.plan),
  };
}

export type TipsSearch = { type?: MaintenanceType; season?: Season };

export function tipsSearch(raw: RawSearch): TipsSearch {
  return { type: oneOfIn(maintenanceTypes, raw.type), season: oneOfIn(['before', 'during', 'after', 'all-year'], raw.season) };
}
