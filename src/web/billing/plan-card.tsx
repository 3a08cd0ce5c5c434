import { Check } from 'lucide-react';
import { planWords, priceInWords, savingInWords } from '#domain/billing/plan-words.ts';
import { catalogue } from '#domain/billing/plans.ts';
import type { Chosen } from './sign-up-store.ts';

/** The plan that is being bought. */
export function PlanCard({ chosen: { plan, billing, amount }, note }: { chosen: Chosen; note: string }) {
  const { description, features, mostPopular } = planWords[plan];
  const [figure, ...period] = priceInWords(amount, billing).split(' ');
  return (
    <section
      aria-label="Your plan"
      className="self-start rounded-2xl bg-side p-6 text-side-ink shadow-2 sm:p-8 dark:border dark:border-side-line dark:bg-side-2"
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h2 className="text-page font-semibold">{catalogue[plan].name}</h2>
        {mostPopular && <span className="rounded-full bg-[#d3ae6c] px-3 py-1 text-xs font-semibold text-[#0b1b2a]">Most Popular</span>}
      </div>
      <p className="mt-1 text-side-ink-2">{description}</p>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-2">
        <span className="tnum text-[2.5rem] leading-none font-semibold tracking-tight">{figure}</span>{' '}
        <span className="text-side-ink-2">{period.join(' ')}</span>
        {billing === 'yearly' && <span className="font-medium text-[#d3ae6c]">{savingInWords(plan)}</span>}
      </p>
      <ul className="mt-6 grid gap-2.5">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-[#d3ae6c]" />
            {feature}
          </li>
        ))}
      </ul>
      <p className="mt-6 border-t border-side-line pt-4 text-side-ink-2">{note}</p>
    </section>
  );
}
