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

/** The search of the overview. By default: current work of all yachts and types, from the first page. */
export type MaintenanceSearch = {
  group?: Exclude<MaintenanceTab, 'current'>;
  /** Only work in this state. */ state?: MaintenanceState;
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

/** One page of a list. The previous page stays on screen until it has loaded. */
export function recordsQuery({ group = 'current', ...rest }: Omit<MaintenanceSearch, 'group'> & { group?: MaintenanceTab }) {
  return pageQuery('/api/maintenance', { ...rest, group: group === 'all' ? undefined : group }, recordsPerPage);
}

export const overviewQuery = api.queryOptions('get', '/api/maintenance/overview');

/** The counts on the tabs: services due, open defects and parts to order in the whole fleet. */
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

/** The defects of a record, which can't have more than 100. */
export function defectsOfWorkQuery(maintenanceId: number) {
  return pageQuery('/api/defects', { maintenanceId }, 100);
}

/** The expenses of a record, newest first. */
export function expensesOfWorkQuery(maintenanceId: number) {
  return pageQuery('/api/expenses', { maintenanceId }, 20);
}

/** The service plan that new work starts with. */
export function planQuery(id: number) {
  return api.queryOptions('get', '/api/service-plans/{id}', { params: { path: { id } } });
}

/** The search of a new record: a yacht, the values of a tip, or a defect. */
export type NewRecordSearch = {
  yachtId?: number;
  type?: MaintenanceType;
  title?: string;
  description?: string;
  date?: Day;
  defect?: true;
  /** The defect to fix. */ defectId?: number;
  /** The service plan to do. */ plan?: number;
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
