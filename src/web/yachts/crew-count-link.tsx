import { Link } from '@tanstack/react-router';
import { can } from '#domain/session/permissions.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { useUser } from '../platform/session.tsx';

type Props = {
  yacht: Pick<Yacht, 'id' | 'name' | 'crewCount'>;
  /** Whether a heading already says what is counted. */ bare?: boolean;
  className?: string;
};

/** The number of people who serve on a yacht, linked to them. */
export function CrewCountLink({ yacht: { id, name, crewCount }, bare = false, className = '' }: Props) {
  const words = (
    <>
      {crewCount}
      <span className={bare ? 'sr-only' : ''}> crew</span>
    </>
  );
  if (!can(useUser(), 'crew:read')) return words;
  return (
    <Link
      to="/crew"
      search={{ yachtId: id }}
      className={`rounded-sm hover:text-accent hover:underline ${bare ? 'inline-block min-w-6 leading-6' : ''} ${className}`}
    >
      {words}
      <span className="sr-only"> of {name}</span>
    </Link>
  );
}
