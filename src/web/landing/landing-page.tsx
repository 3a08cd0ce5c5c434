import { Benefits } from './benefits.tsx';
import { CastingOff } from './casting-off.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Pricing } from './pricing.tsx';
import type { DrawingUrl } from './screen.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The product's first impression. */
export function LandingPage({ drawn }: { drawn: DrawingUrl }) {
  return (
    <>
      <SiteHeader />
      <main id="content">
        <Hero drawn={drawn} />
        <Features />
        <Pricing
          hrefOf={(plan, billing) =>
            plan === 'enterprise' ? '/contact' : billing === 'yearly' ? '/checkout/plans?billing=yearly' : '/checkout/plans'
          }
          actionOf={(plan) => (plan === 'enterprise' ? 'Contact sales' : 'Start Free Trial')}
        />
        <Benefits />
        <CastingOff scene={drawn('harbour')} />
      </main>
      <SiteFooter />
    </>
  );
}
