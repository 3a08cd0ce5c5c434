import { CreditCard, Lock, RotateCcw } from 'lucide-react';

/** Why a payment form can be trusted. */
export function TrustList() {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 px-1 text-nav text-ink-2 [&_svg]:size-4 [&_svg]:text-accent [&>li]:flex [&>li]:items-center [&>li]:gap-2">
      <li>
        <Lock aria-hidden />
        SSL encrypted
      </li>
      <li>
        <CreditCard aria-hidden />
        PCI compliant
      </li>
      <li>
        <RotateCcw aria-hidden />
        Cancel anytime
      </li>
    </ul>
  );
}
