import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hiddenKinds } from '#domain/session/permissions.ts';
import type { FoundKind } from '#domain/search/words.ts';
import { useUser } from '../platform/session.tsx';
import { wayTo } from './record-words.ts';

type Props = { kind: FoundKind; id: number; className?: string; children: ReactNode };

/** A record's name that leads to the record. Whoever may not read such records sees the name alone. */
export function RecordLink({ kind, id, className = 'rounded-sm hover:text-accent hover:underline', children }: Props) {
  if (hiddenKinds(useUser()).includes(kind)) return children;
  return (
    <Link {...wayTo({ kind, id })} className={className}>
      {children}
    </Link>
  );
}
