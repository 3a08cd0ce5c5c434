// Loads what the desk's pages need first while their code is still loading.
import type { QueryClient } from '@tanstack/react-query';
import { startOfDay } from '#domain/shared/calendar-days.ts';
import type { RawSearch } from '../platform/search-params.ts';
import { readHereAndNow } from '../platform/today-query.ts';
import { departuresQuery, departuresSearch } from './departures/departures-query.ts';
import { availabilityQuery, gridSearch } from './grid/grid-query.ts';
import { columnsFrom, endOf } from './grid/grid-days.ts';
import { doneQuery, perColumn, pipelineSearch, stageQuery, stages, type Stage } from './pipeline/pipeline-query.ts';
import { pricedYachtsQuery, pricesSearch, yachtTermsQuery } from './prices/prices-query.ts';
import { dayActsQuery, todaySearch } from './today/today-query.ts';

export async function readGridAhead(queries: QueryClient, raw: RawSearch) {
  const { today } = await readHereAndNow(queries);
  const { from = today, step = 'week' } = gridSearch(raw);
  const columns = columnsFrom(from, step);
  return queries.prefetchQuery(availabilityQuery({ from: columns[0] ?? from, to: endOf(columns, step), step }));
}

export async function readPipelineAhead(queries: QueryClient, raw: RawSearch) {
  const search = pipelineSearch(raw);
  if (search.state) return queries.prefetchQuery(doneQuery(search));
  const { timeZone, today } = await readHereAndNow(queries);
  return Promise.all(
    (Object.keys(stages) as Stage[]).map((stage) =>
      queries.prefetchQuery(stageQuery(stage, search, perColumn, startOfDay(timeZone, today))),
    ),
  );
}

export async function readDayAhead(queries: QueryClient, raw: RawSearch) {
  const { timeZone, today } = await readHereAndNow(queries);
  return queries.prefetchQuery(dayActsQuery(timeZone, todaySearch(raw).date ?? today));
}

export async function readDeparturesAhead(queries: QueryClient, raw: RawSearch) {
  const { timeZone, today } = await readHereAndNow(queries);
  return queries.prefetchQuery(departuresQuery(departuresSearch(raw), startOfDay(timeZone, today)));
}

export async function readPricesAhead(queries: QueryClient, raw: RawSearch) {
  const { yacht } = pricesSearch(raw);
  return Promise.all([queries.prefetchQuery(pricedYachtsQuery), yacht !== undefined && queries.prefetchQuery(yachtTermsQuery(yacht))]);
}
