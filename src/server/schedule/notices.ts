// What people should know before a booking is stored or moved: one list, one question, one flag.
import { asksFirst, questionOf, type Notice } from '#domain/schedule/notices.ts';
import { bookingTypes } from '#domain/schedule/words.ts';
import { defectNoticesOf } from '../defects/notices.ts';
import { documentNoticesOf } from '../documents/notices.ts';
import type { Reader } from '../platform/company.ts';
import { Refusal } from '../platform/errors.ts';
import { serviceNoticesOf } from '../services/notices.ts';
import type { BookingWish, NoticeSource, QueryRunner } from '../platform/notice-source.ts';

/** Every room that has notices about a yacht is listed here. */
const sources: readonly NoticeSource[] = [documentNoticesOf, defectNoticesOf, serviceNoticesOf];

/** The notices about a yacht for a booking, with those that need an answer first. None for other events, or in the past. */
export async function noticesOf(run: QueryRunner, wish: BookingWish, reader: Reader): Promise<Notice[]> {
  if (!bookingTypes.includes(wish.type) || wish.endDate <= new Date().toISOString()) return [];
  const found: Notice[] = [];
  for (const source of sources) found.push(...(await source(run, wish, reader)));
  return asksFirst(found);
}

type Wish = BookingWish & { allowNotices?: boolean | undefined };

/** The notices that still need an answer, to be shown with another question; none if they were already answered. */
export async function noticesToAnswer(run: QueryRunner, reader: Reader, wish: Wish): Promise<{ notices?: Notice[] }> {
  if (wish.allowNotices) return {};
  const notices = await noticesOf(run, wish, reader);
  return notices.some(({ severity }) => severity === 'ask') ? { notices } : {};
}

/** Asks about the notices before a booking, until they are confirmed. */
export async function refuseNotices(run: QueryRunner, reader: Reader, wish: Wish): Promise<void> {
  const { notices } = await noticesToAnswer(run, reader, wish);
  if (notices) throw new Refusal(409, 'booking_notices', questionOf(notices), { notices });
}
