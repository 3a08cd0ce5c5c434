import { planWords, savingInWords, yearlyDiscount } from '#domain/billing/plan-words.ts';
import { catalogue, plans, type Plan } from '#domain/billing/plans.ts';
import type { Billing } from '#domain/billing/words.ts';
import { linkLook } from './link-look.ts';

type Props = {
  /** Whether it is a page of its own, with the page's heading. */
  alone?: boolean;
  /** Where choosing this plan leads. */
  hrefOf: (plan: Plan, billing: Billing) => string;
  actionOf: (plan: Plan) => string;
};

/** The price list, by the month or by the year. */
export function Pricing({ alone = false, hrefOf, actionOf }: Props) {
  const Heading = alone ? 'h1' : 'h2';
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="pricing frame py-20 sm:py-28">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div>
          <Heading id="pricing-title" className="text-[2rem] leading-[1.1] sm:text-[2.75rem]">
            Priced by the size of your fleet
          </Heading>
          <p className="mt-4 max-w-xl text-ink-2">
            All plans carry a 3-day free trial, no setup fees and cancel-anytime terms. Every plan includes the whole product.
          </p>
        </div>
        <fieldset className="period flex rounded-xl border border-line-strong bg-sunken p-1 text-sm font-medium text-ink-2">
          <legend className="sr-only">Billing period</legend>
          <label className="rounded-lg px-4 py-2">
            <input type="radio" name="billing" id="monthly" defaultChecked className="absolute opacity-0" />
            Monthly
          </label>
          <label className="rounded-lg px-4 py-2">
            <input type="radio" name="billing" id="yearly" className="absolute opacity-0" />
            Yearly <span className="text-accent">{yearlyDiscount}</span>
          </label>
        </fieldset>
      </div>
      <div className="mt-10 grid gap-5 lg:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan} plan={plan} level={alone ? 'h2' : 'h3'} quietly={alone} action={actionOf(plan)} hrefOf={hrefOf} />
        ))}
      </div>
    </section>
  );
}

function PlanCard({
  plan,
  level: Heading,
  quietly,
  action,
  hrefOf,
}: {
  plan: Plan;
  level: 'h2' | 'h3';
  quietly: boolean;
  action: string;
  hrefOf: Props['hrefOf'];
}) {
  const { name, monthly } = catalogue[plan];
  const { description, features, mostPopular } = planWords[plan];
  const quiet = mostPopular ? 'text-side-ink-2' : 'text-ink-2';
  const look = mostPopular ? linkLook.onSea : linkLook.outline;
  return (
    <article
      aria-label={name}
      className={`flex flex-col rounded-2xl border p-7 ${mostPopular ? 'border-transparent bg-side text-side-ink shadow-3 dark:border-side-line dark:bg-side-2' : 'bg-surface'}`}
    >
      <div className="flex min-h-7 items-center justify-between gap-3">
        <Heading className="text-lg">{name}</Heading>
        {mostPopular && <span className="rounded-full bg-[#d3ae6c] px-3 py-1 text-xs font-semibold text-[#0b1b2a]">Most Popular</span>}
      </div>
      <p className={`mt-1 text-sm ${quiet}`}>{description}</p>
      <Price plan={plan} quiet={quiet} />
      <p className={`mt-2 h-5 text-sm ${mostPopular ? 'text-[#d3ae6c]' : 'text-accent'}`}>
        <span data-yearly="">{savingInWords(plan)}</span>
      </p>
      <ul className="mt-5 mb-8 grid gap-2.5">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Tick className={mostPopular ? 'text-[#d3ae6c]' : 'text-accent'} />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid gap-3 text-center">
        {monthly === null ? (
          <a href={hrefOf(plan, 'monthly')} className={look}>
            {action}
          </a>
        ) : (
          <>
            <a data-monthly="" href={hrefOf(plan, 'monthly')} className={look}>
              {action}
            </a>
            <a data-yearly="" href={hrefOf(plan, 'yearly')} className={look}>
              {action}
            </a>
          </>
        )}
        {quietly &&
          (monthly === null ? (
            <span className={`py-1 text-sm ${quiet}`}>3-day free trial included</span>
          ) : (
            <a href="/contact" className={`justify-self-center rounded py-1 text-sm underline-offset-4 hover:underline ${quiet}`}>
              Talk to sales<span className="sr-only"> about {name}</span>
            </a>
          ))}
      </div>
    </article>
  );
}

function Price({ plan, quiet }: { plan: Plan; quiet: string }) {
  const { monthly, yearly } = catalogue[plan];
  const figure = 'tnum text-[2.75rem] leading-none font-semibold tracking-tight';
  if (monthly === null) return <p className={`mt-7 ${figure}`}>Custom</p>;
  return (
    <>
      <p data-monthly="" className="mt-7">
        <span className={figure}>£{monthly}</span> <span className={quiet}>per month</span>
      </p>
      <p data-yearly="" className="mt-7">
        <span className={figure}>£{yearly}</span> <span className={quiet}>per year</span>
      </p>
    </>
  );
}

function Tick({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={`mt-1 size-4 shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="m3 8.500 3 3 7-7" />
    </svg>
  );
}
