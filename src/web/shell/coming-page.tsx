import { Link, useMatches } from '@tanstack/react-router';
import { Compass } from 'lucide-react';
import { buttonLook } from '../ui/button.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { comingWords } from './coming-words.ts';

/** A room that isn't furnished yet: what it will hold, and what helps until then. */
export function ComingPage() {
  return (
    <div className="card">
      <Coming actions={<>
        <Link to="/yachts" className={buttonLook({ variant: 'primary' })}>Go to the fleet</Link>
        <Link to="/dashboard" className={buttonLook({})}>Go to the dashboard</Link>
      </>} />
    </div>
  );
}

function Coming({ actions }: { actions: React.ReactNode }) {
  const page = usePage();
  const words = comingWords[page?.coming ?? ''];
  return <EmptyState icon={<Compass />} title={<h2>{words?.title ?? `${page?.title} is on its way`}</h2>} text={words?.text} action={actions} />;
}

function usePage() {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData });
}
