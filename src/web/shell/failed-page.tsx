import { ErrorState } from '../ui/notice.tsx';

/** Shown if a page crashed or its code couldn't be loaded. */
export function FailedPage() {
  return (
    <main className="grid min-h-[60dvh] place-items-center">
      <ErrorState
        title="This page could not be shown"
        text="Please reload it. If it happens again, contact support."
        onRetry={() => location.reload()}
      />
    </main>
  );
}
