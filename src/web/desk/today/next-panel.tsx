import type { DayAct } from '#domain/desk/day-act.ts';
import { dayActLabels, dayNext } from '#domain/desk/day-next.ts';
import { useDates } from '../../platform/dates.ts';
import { useYachtWords } from '../../yachts/yacht-words.ts';
import { NextLink } from './next-link.tsx';

/** The first of a day's acts that isn't done, with a link to it: what somebody on the quay needs from this page. */
export function NextPanel({ acts, now }: { acts: readonly DayAct[]; now: string }) {
  const dates = useDates();
  const yachtOf = useYachtWords();
  const [first] = acts.flatMap((act) => {
    const next = dayNext(act, now);
    return next ? [{ act, next }] : [];
  });
  if (!first) return null;
  const { act, next } = first;
  return (
    <section aria-label="Next" data-paper="none" className="card flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="min-w-0">
        <p className="text-xs text-ink-3">Next</p>
        <p className="font-semibold wrap-anywhere">
          {yachtOf(act)}, {dayActLabels[act.act].toLowerCase()} at {dates.time(act.at)}
        </p>
        <p className="text-nav text-ink-2 wrap-anywhere">{act.customerName ?? act.title}</p>
      </div>
      <div className="grid max-sm:w-full">
        <NextLink act={act} next={next} variant="primary" size="lg" />
      </div>
    </section>
  );
}
