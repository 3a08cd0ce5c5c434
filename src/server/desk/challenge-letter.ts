import { datesIn, wholeDate } from '#domain/shared/date-words.ts';
import { formatsOf, type ChosenFormats } from '#domain/shared/formats.ts';
import { managersAndOwner } from '../companies/store.ts';
import type { Transaction } from '../platform/database.ts';
import { renderLetter } from '../platform/letter.ts';
import { postLetters } from '../platform/letters.ts';

type Challenged = { id: number; number: string; optionUntil: string };

/**
 * Emails the company that a waiting charter challenged an option (R9), and when the option ends: at the company's address, or else to its
 * managers.
 */
export async function tellOfChallenge(
  t: Transaction,
  { companyId, yachtName, by }: { companyId: number; yachtName: string | null; by: string },
  options: readonly Challenged[],
): Promise<void> {
  const { contactEmail, timeZone, formats } = await t
    .selectFrom('companies')
    .select(['contactEmail', 'timeZone', 'formats'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const addresses = contactEmail ? [contactEmail] : (await managersAndOwner(t, companyId)).map(({ email }) => email);
  const dates = datesIn(timeZone, formatsOf(formats as ChosenFormats));
  await postLetters(
    t,
    options.flatMap(({ id, number, optionUntil }) =>
      addresses.map((to) => ({
        companyId,
        to,
        subject: `Option ${number} was challenged`,
        about: { type: 'charter' as const, id },
        data: renderLetter({
          heading: `Option ${number} was challenged`,
          paragraphs: [`${by} is waiting for the same dates. Ask the option holder to decide: book in time or let it go.`],
          facts: [
            ['Yacht', yachtName ?? ''],
            ['Held until', dates.moment(optionUntil, wholeDate)],
            ['Waiting', by],
          ],
        }),
      })),
    ),
  );
}
