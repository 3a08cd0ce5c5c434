import { TriangleAlert } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { Button } from './button.tsx';
import type { Emptiness } from './empty-picture.tsx';

// Most lists are never empty, so the drawing is loaded on demand.
const EmptyPicture = lazy(() => import('./empty-picture.tsx').then((file) => ({ default: file.EmptyPicture })));

type Props = {
  icon?: ReactNode;
  /** The drawing of what is missing, instead of the icon. */ drawing?: Emptiness;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  tone?: string;
};

/** Says why there is nothing to show, and what to do about it. */
export function EmptyState({ icon, drawing, title, text, action, tone = 'bg-accent-soft text-accent' }: Props) {
  return (
    <div className="flex flex-col items-center px-6 py-14 text-center">
      {drawing ? (
        <div className="mb-4 h-24">
          <Suspense fallback={null}>
            <EmptyPicture of={drawing} />
          </Suspense>
        </div>
      ) : (
        <div aria-hidden className={`mb-4 grid size-14 place-items-center rounded-full [&_svg]:size-6 ${tone}`}>
          {icon}
        </div>
      )}
      <div className="text-panel font-semibold">{title}</div>
      {text && <p className="mt-1 max-w-md text-ink-2">{text}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}

/** Says that something couldn't be loaded. */
export function ErrorState({
  title,
  text,
  onRetry,
  action,
}: {
  title: string;
  text?: ReactNode;
  onRetry?: () => void;
  action?: ReactNode;
}) {
  return (
    <div role="alert">
      <EmptyState
        icon={<TriangleAlert />}
        tone="bg-red-soft text-red"
        title={title}
        text={text}
        action={
          <>
            {action}
            {onRetry && <Button onClick={onRetry}>Retry</Button>}
          </>
        }
      />
    </div>
  );
}
