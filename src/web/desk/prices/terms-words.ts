import { weekdays } from '#domain/desk/charter-dates.ts';
import type { CharterTerms } from '#domain/desk/charter-terms.ts';
import { percentWords, several } from '#domain/shared/words.ts';
import { sayTime } from '../../platform/day-words.ts';

/** On which days charters start: "Saturdays and Sundays", "Any day". */
export function checkInWords(days: readonly number[]): string {
  if (days.length === 0) return 'Any day';
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(days.map((day) => weekdays[day] ?? ''));
}

type OptionRules = Pick<CharterTerms, 'optionDays' | 'optionTime' | 'shortNoticeDays' | 'shortNoticeHours'>;

/** How long an option lasts, and how long shortly before the start if that differs. */
export function optionWords({ optionDays, optionTime, shortNoticeDays, shortNoticeHours }: OptionRules): string {
  const usually = `${several(optionDays, 'day')}, until ${sayTime(optionTime)}`;
  if (shortNoticeDays === 0) return usually;
  return `${usually}; ${several(shortNoticeHours, 'hour')} within ${several(shortNoticeDays, 'day')} of the start`;
}

/** The default amount of an APA. */
export function apaShareWords(percent: string | null): string {
  return percent === null
    ? 'The amount is entered with each charter'
    : `${percentWords(percent)} of the charter’s price, unless another amount is entered`;
}

export const planKindLabels = { fee: 'Installment', deposit: 'Security deposit', apa: 'APA' };
export const anchorLabels = { booking: 'After booking', start: 'Before the start' };

/** When what is paid: "50% 7 days after booking, 50% 28 days before the start, security deposit 28 days before the start". */
export function planWords(plan: CharterTerms['plan']): string {
  return plan
    .map(({ kind, percent, anchor, days }) => {
      const what = kind === 'deposit' ? 'security deposit' : `${percentWords(percent ?? '0')}${kind === 'apa' ? ' as APA' : ''}`;
      const after = anchor === 'booking' ? 'booking' : 'the start';
      return `${what} ${days === 0 ? `at ${after}` : `${several(Math.abs(days), 'day')} ${days > 0 ? 'after' : 'before'} ${after}`}`;
    })
    .join(', ');
}

/** What a cancellation costs: "30% until 61 days before the start, 50% until 31, 100% after that". */
export function cancellationWords({ policyKind, policy }: Pick<CharterTerms, 'policyKind' | 'policy'>): string {
  if (policyKind === 'due') return 'what was due by then';
  const rows = policy.toSorted((one, other) => other.fromDays - one.fromDays);
  const steps = rows
    .filter(({ fromDays }) => fromDays > 0)
    .map(
      ({ fromDays, percent }, at) =>
        `${percentWords(percent)} until ${at === 0 ? `${several(fromDays, 'day')} before the start` : fromDays}`,
    );
  const last = rows.find(({ fromDays }) => fromDays === 0)?.percent ?? '100';
  return [...steps, `${percentWords(last)}${steps.length > 0 ? ' after that' : ''}`].join(', ');
}
