import { Mark } from '../ui/mark.tsx';
import { linkLook } from './link-look.ts';

/** The navigation of the public site. */
export function SiteHeader() {
  return (
    <header className="sticky top-0 z-20 border-b bg-canvas/90 backdrop-blur-md">
      <a
        href="#content"
        className="sr-only rounded-lg bg-surface px-3 py-2 font-medium shadow-3 focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <div className="frame flex h-16 items-center gap-3 md:gap-8">
        <a href="/" className="flex items-center gap-2.5 rounded-lg text-lg font-semibold tracking-tight">
          <Mark className="size-7" />
          Fairlead
        </a>
        <nav aria-label="Main" className="hidden gap-7 text-sm text-ink-2 md:flex">
          {['Features', 'Pricing', 'Benefits'].map((name) => (
            <a key={name} href={`/#${name.toLowerCase()}`} className="rounded py-1 hover:text-ink">
              {name}
            </a>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <button
            data-theme-button=""
            type="button"
            aria-label="Switch theme"
            className="grid size-10 place-items-center rounded-xl text-ink-2 hover:bg-hover hover:text-ink"
          >
            <svg
              viewBox="0 0 24 24"
              className="size-[1.125rem]"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path className="dark:hidden" d="M12 3a7 7 0 0 0 9 9 9 9 0 1 1-9-9Z" />
              <path
                className="hidden dark:block"
                strokeLinecap="round"
                d="M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 2v2M12 20v2M4.900 4.900 6.300 6.300M17.700 17.700l1.400 1.400M2 12h2M20 12h2M4.900 19.100l1.400-1.400M17.700 6.300l1.400-1.400"
              />
            </svg>
          </button>
          <a
            href="/signin"
            className="grid h-10 place-items-center rounded-xl px-2 text-sm font-medium whitespace-nowrap hover:bg-hover sm:px-3"
          >
            Log In
          </a>
          <a href="/checkout/plans" className={`${linkLook.small} max-[360px]:hidden`}>
            Get Started
          </a>
        </div>
      </div>
    </header>
  );
}
