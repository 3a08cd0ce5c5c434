import type { ReactNode } from 'react';
import { Mark } from '../ui/mark.tsx';

const link = 'rounded py-1 hover:text-side-ink';
/** A placeholder that the server replaces with this installation's sales address. */
const mail = 'sales@fairlead.example';

/** The footer of every public page. */
export function SiteFooter() {
  return (
    <footer className="bg-side text-side-ink-2">
      <div className="frame grid gap-10 py-14 text-sm sm:grid-cols-[2fr_1fr_1fr]">
        <div>
          <p className="flex items-center gap-2.5 text-base font-semibold tracking-tight text-side-ink">
            <Mark className="size-6" />
            Fairlead
          </p>
          <p className="mt-3">Run the fleet, not the paperwork.</p>
          <p className="mt-3">
            <a href={`mailto:${mail}`} className={`${link} text-side-ink underline underline-offset-4`}>
              {mail}
            </a>
          </p>
        </div>
        <Column title="Quick Links">
          <a href="/signin" className={link}>
            Login
          </a>
          <a href="/checkout/plans" className={link}>
            Sign up
          </a>
        </Column>
        <Column title="Legal">
          <span className="py-1">Privacy Policy</span>
          <span className="py-1">Terms of Use</span>
          <span className="py-1">Cookie Policy</span>
        </Column>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-1.5">
      <h2 className="mb-1.5 text-sm tracking-normal text-side-ink">{title}</h2>
      {children}
    </div>
  );
}
