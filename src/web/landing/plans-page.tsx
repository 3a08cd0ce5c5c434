import { Pricing } from './pricing.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The page on which a plan is chosen. */
export function PlansPage() {
  return (
    <>
      <SiteHeader />
      <main id="content">
        <Pricing
          alone
          hrefOf={(plan, billing) => (plan === 'enterprise' ? '/contact' : `/signup-flow?plan=${plan}-${billing}&billing=${billing}`)}
          actionOf={(plan) => ({ starter: 'Choose Starter', professional: 'Choose Professional', enterprise: 'Talk to sales' })[plan]}
        />
      </main>
      <SiteFooter />
    </>
  );
}
