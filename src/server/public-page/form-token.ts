import { createHmac, timingSafeEqual } from 'node:crypto';
import { formAgeFault } from '#domain/desk/public-page.ts';
import { wrongField } from '../platform/errors.ts';

/** What a form carries that was opened at this moment, signed for this page alone: whoever sends it has asked for the page. */
export function formToken({ slug, key }: { slug: string; key: string }, openedAt: number): string {
  const time = openedAt.toString(36);
  return `${time}.${signed(slug, key, time).toString('base64url')}`;
}

/** Refuses a form that this page never gave out, that was sent faster than anybody types, or that is too old. */
export function refuseForm(page: { slug: string; key: string }, token: string, now: number): void {
  const [time = '', mark = ''] = token.split('.');
  const given = Buffer.from(mark, 'base64url');
  const wanted = signed(page.slug, page.key, time);
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
  const fault = isOurs ? formAgeFault(Number.parseInt(time, 36), now) : 'Please reload this page and send it again.';
  if (fault) throw wrongField('formToken', fault);
}

function signed(slug: string, key: string, time: string): Buffer {
  return createHmac('sha256', key).update(`${slug} ${time}`).digest();
}
