import { createHmac, timingSafeEqual } from 'node:crypto';
import { formAgeFault } from '#domain/desk/public-page.ts';
import { wrongField } from '../platform/errors.ts';

/** A token that says when a form was opened, signed for this page: only those who requested the page can send its form. */
export function formToken({ slug, key }: { slug: string; key: string }, openedAt: number): string {
  const time = openedAt.toString(36);
  return `${time}.${signed(slug, key, time).toString('base64url')}`;
}

/** Refuses a form that this page never issued, that was sent faster than anyone can type, or that is too old. */
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
