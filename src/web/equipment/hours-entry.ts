import { hoursText, hoursTyped } from '#domain/equipment/hours.ts';
import type { Meter } from '#domain/equipment/meter.ts';
import { ApiError } from '../platform/api.ts';

/** The hours typed for each meter, by its id. */
export type TypedHours = Record<number, string>;

/** The typed hours as readings, with the errors of those that can't be read. Empty fields are left out. */
export function hoursEntered(typed: TypedHours): { readings: { meterId: number; hours: number }[]; faults: Record<number, string> } {
  const entries = Object.entries(typed).filter(([, text]) => text.trim() !== '');
  const read = entries.map(([id, text]) => ({ meterId: Number(id), text, hours: hoursTyped(text) }));
  return {
    readings: read.flatMap(({ meterId, hours }) => (hours === null ? [] : [{ meterId, hours }])),
    faults: Object.fromEntries(read.filter(({ hours }) => hours === null).map(({ meterId, text }) => [meterId, faultOf(text)])),
  };
}

function faultOf(text: string): string {
  return /[.,]\d\d$/.test(text.trim()) ? 'Hours have one decimal at most' : 'Please enter hours such as 1,240.5';
}

/** The difference from the last reading: +6.5 h. Null if it can't be read. */
export function moreThanBefore({ shown }: Pick<Meter, 'shown'>, typed: string): string | null {
  const hours = hoursTyped(typed);
  if (hours === null || shown === null) return null;
  const more = Math.round((hours - shown) * 10) / 10;
  return more < 0 ? `−${hoursText(-more)}` : `+${hoursText(more)}`;
}

/** The server's errors, by the meter they are about. Questions aren't errors. */
export function refusedHours(error: unknown, typed: TypedHours): Record<number, string> {
  if (!(error instanceof ApiError) || error.status !== 422) return {};
  const { readings } = hoursEntered(typed);
  return Object.fromEntries(
    error.errors.flatMap(({ path, message }) => {
      const [field, place] = path.split('.');
      const meterId = field === 'readings' ? readings[Number(place)]?.meterId : undefined;
      return meterId === undefined ? [] : [[meterId, message]];
    }),
  );
}

/** The server's question about unusual hours; null without one. */
export function hoursQuestion(error: unknown): string | null {
  return error instanceof ApiError && error.code === 'reading_unusual' ? error.human : null;
}
