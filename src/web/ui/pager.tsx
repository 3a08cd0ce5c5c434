import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';
import { rangeInWords } from './page-numbers.ts';

type Props = { page: number; total: number; perPage: number; noun: string; onPage: (page: number) => void };

export function Pager({ page, total, perPage, noun, onPage }: Props) {
  const pages = Math.max(1, Math.ceil(total / perPage));
  return (
    <nav aria-label={`Pages of ${noun}`} className="flex items-center justify-between gap-3">
      <p aria-live="polite" className="tnum text-xs text-ink-3">
        {rangeInWords(page, perPage, total, noun)}
      </p>
      <div className="flex items-center gap-1.5">
        <Button size="iconSmall" aria-label="Previous page" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft />
        </Button>
        <span className="tnum px-1.5 text-xs text-ink-2">
          <span className="sr-only">Page </span>
          {page} / {pages}
        </span>
        <Button size="iconSmall" aria-label="Next page" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          <ChevronRight />
        </Button>
      </div>
    </nav>
  );
}
