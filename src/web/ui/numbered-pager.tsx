import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';
import { numbersAround, rangeInWords } from './page-numbers.ts';

type Props = { page: number; total: number; perPage: number; noun: string; onPage: (page: number) => void };

/** Links to the pages of a long list, by their numbers. */
export function NumberedPager({ page, total, perPage, noun, onPage }: Props) {
  const pages = Math.max(1, Math.ceil(total / perPage));
  return (
    <nav aria-label={`Pages of ${noun}`} className="flex flex-wrap items-center justify-between gap-3">
      <p aria-live="polite" className="tnum text-xs text-ink-3">
        {rangeInWords(page, perPage, total, noun)}
      </p>
      {pages > 1 && (
        <div className="flex items-center gap-1">
          <Button size="iconSmall" aria-label="Previous page" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft />
          </Button>
          {numbersAround(page, pages).map((number, index) =>
            number === null ? (
              <span key={`gap ${index}`} aria-hidden className="w-5 text-center text-xs text-ink-3">
                …
              </span>
            ) : (
              <Button
                key={number}
                size="iconSmall"
                variant={number === page ? 'primary' : 'ghost'}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                className="tnum text-nav"
                onClick={() => onPage(number)}
              >
                {number}
              </Button>
            ),
          )}
          <Button size="iconSmall" aria-label="Next page" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            <ChevronRight />
          </Button>
        </div>
      )}
    </nav>
  );
}
