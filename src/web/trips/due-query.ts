import type { QueryClient } from '@tanstack/react-query';
import { hoursText } from '#domain/equipment/hours.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { api } from '../platform/api.ts';
import { pause } from '../platform/pause.ts';

const maxPlans = 20;
const patience = 5_000;

/**
 * The services that the hours of a trip have made due soon and that aren't planned, in words; null if there are none, or if that can't be
 * loaded in time.
 */
export async function dueAfter(queries: QueryClient, { yachtId, readings }: Trip): Promise<string | null> {
  if (readings.length === 0) return null;
  const read = new Set(readings.map(({ meterId }) => meterId));
  const loading = queries
    .fetchQuery(api.queryOptions('get', '/api/service-plans', { params: { query: { yachtId, limit: maxPlans } } }))
    .catch(() => []);
  const plans = (await Promise.race([loading, pause(patience)])) ?? [];
  const due = plans.filter(
    ({ meterId, state, jobId, outOfService }) =>
      outOfService && jobId === null && meterId !== null && read.has(meterId) && (state === 'due' || state === 'overdue'),
  );
  if (due.length === 0) return null;
  return `${due.map(({ equipmentName, title, hoursLeft }) => `${equipmentName}, ${title}: ${leftWords(hoursLeft)}`).join('; ')}.`;
}

function leftWords(hours: number | null): string {
  if (hours === null) return 'due';
  return hours < 0 ? `${hoursText(-hours)} overdue` : `${hoursText(hours)} left`;
}
