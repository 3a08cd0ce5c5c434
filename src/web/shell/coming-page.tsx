import { Link, useMatches } from '@tanstack/react-router';
import { Compass } from 'lucide-react';
import { buttonLook } from '../ui/button.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { comingWords } from './coming-words.ts';
import { PublicFrame } from './public-frame.tsx';

/** A room that isn't furnished yet: what it will hold, and what helps until then. */
export function ComingPage() {
  return (
    <div className="card">
      <Coming level={2} actions={<>
        <Link to="/yachts" className={buttonLook({ variant: 'primary' })}>Go to the fleet</Link>
        <Link to="/dashboard" className={buttonLook({})}>Go to the dashboard</Link>
      </>} />
    </div>
  );
}

/** The same for somebody who isn't signed in. */
export function PublicComingPage() {
  const title = usePage()?.title ?? 'Home';
  return (
    <PublicFrame title={title}>
      <div className="card w-full max-w-xl">
        <Coming level={1} actions={<>
          <Link to="/signin" className={buttonLook({ variant: 'primary' })}>Go to sign-in</Link>
          <Link to="/" className={buttonLook({})}>Go to the front page</Link>
        </>} />
      </div>
    </PublicFrame>
  );
}

function Coming({ level, actions }: { level: 1 | 2; actions: React.ReactNode }) {
  const page = usePage();
  const words = comingWords[page?.coming ?? ''];
  const Heading = level === 1 ? 'h1' : 'h2';
  return <EmptyState icon={<Compass />} title={<Heading>{words?.title ?? `${page?.title} is on its way`}</Heading>} text={words?.text} action={actions} />;
}

function usePage() {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData });
}
