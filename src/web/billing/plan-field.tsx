import { Link } from '@tanstack/react-router';
import { planWords, priceInWords, savingInWords, yearlyDiscount } from '#domain/billing/plan-words.ts';
import { catalogue } from '#domain/billing/plans.ts';
import { offers, offerOf, type PlanId } from '#domain/billing/price-list.ts';
import { billingLabels, billings } from '#domain/billing/words.ts';

type Props = { chosen: PlanId; current: PlanId | null; onChoose: (plan: PlanId) => void };

/** One of the plans that can be bought by card, by the month or by the year. */
export function PlanField({ chosen, current, onChoose }: Props) {
  const { plan, billing } = offerOf(chosen);
  const look = 'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring';
  return (
    <div className="grid gap-5">
      <fieldset className="flex justify-self-start rounded-lg border border-line-strong bg-sunken p-1 font-medium text-ink-2">
        <legend className="sr-only">Billing period</legend>
        {billings.map((each) => (
          <label
            key={each}
            className={`relative rounded-md px-3.5 py-1.5 has-checked:bg-chosen has-checked:text-ink has-checked:shadow-1 ${look}`}
          >
            <input
              type="radio"
              name="period"
              checked={each === billing}
              onChange={() => onChoose(`${plan}-${each}` as PlanId)}
              className="absolute opacity-0"
            />
            {billingLabels[each]}
            {each === 'yearly' && <span className="text-accent"> {yearlyDiscount}</span>}
          </label>
        ))}
      </fieldset>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="sr-only">Plan</legend>
        {offers
          .filter((offer) => offer.billing === billing)
          .map((offer) => (
            <label
              key={offer.id}
              className={`relative grid content-start gap-1 rounded-xl border p-5 has-checked:border-accent has-checked:bg-accent-soft ${look}`}
            >
              <input
                type="radio"
                name="plan"
                checked={offer.id === chosen}
                onChange={() => onChoose(offer.id)}
                className="absolute opacity-0"
              />
              <span className="flex min-h-6 flex-wrap items-center justify-between gap-2">
                <span className="text-page font-semibold">{catalogue[offer.plan].name}</span>
                <Tag offer={offer} current={current} />
              </span>
              <span className="text-ink-2">{planWords[offer.plan].description}</span>
              <span className="tnum mt-2 text-page font-semibold">{priceInWords(offer.pence / 100, offer.billing)}</span>
              {billing === 'yearly' && <span className="text-nav font-medium text-accent">{savingInWords(offer.plan)}</span>}
            </label>
          ))}
      </fieldset>
      <p className="text-ink-2">
        <span className="font-semibold text-ink">{catalogue.enterprise.name}</span> · {planWords.enterprise.description}.{' '}
        <Link to="/contact" className="font-medium text-accent hover:underline">
          Talk to sales
        </Link>
      </p>
    </div>
  );
}

function Tag({ offer, current }: { offer: { id: PlanId; plan: keyof typeof planWords }; current: PlanId | null }) {
  if (offer.id === current)
    return <span className="rounded-full border border-line-strong bg-surface px-2.5 py-0.5 text-xs font-medium">Your plan</span>;
  return planWords[offer.plan].mostPopular ? (
    <span className="rounded-full bg-[#d3ae6c] px-2.5 py-0.5 text-xs font-semibold text-[#0b1b2a]">Most Popular</span>
  ) : null;
}
