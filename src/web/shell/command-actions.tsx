import { useNavigate } from '@tanstack/react-router';
import { ChartGantt, CircleCheck, Download, Lightbulb, LogOut, Moon, Sailboat, Sun, UserRound, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { can } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { startsAlmostWith } from '#domain/shared/almost-begins.ts';
import { folded } from '#domain/shared/words.ts';
import { useSignOut } from '../platform/session.tsx';
import { useTheme } from '../platform/theme.ts';
import { newThingsFor } from '../words/new-words.ts';
import { placesOf } from './main-menu.ts';

/**
 * A destination or action of the palette. Its other words are searched but not shown. Those marked as first are listed before anything is
 * typed.
 */
export type Offer = {
  key: string;
  label: string;
  words?: string;
  note?: string;
  /** Highlighted beside it. */ aside?: string | undefined;
  icon: ReactNode;
  /** The keys that do the same. */ keys?: string;
  /** Whether it is in the past, and shown less prominently. */ isOver?: boolean;
  /** Whether the palette stays open after choosing it. */ staysOpen?: boolean;
  isFirst?: boolean;
  run: () => void;
};

/** The pages this user may open. */
export function usePages(user: SessionUser | null): Offer[] {
  const navigate = useNavigate();
  const more =
    user === null
      ? []
      : (
          [
            { to: '/crew/assignments', label: 'Crew Assignments', words: 'board', icon: UsersRound, may: 'crew:read' },
            { to: '/maintenance/tips', label: 'Maintenance Tips', words: 'seasonal advice', icon: Lightbulb, may: 'any:read' },
            { to: '/due', label: 'What is due', words: 'all that is due reminders overdue expiring', icon: CircleCheck, may: 'any:read' },
            { to: '/activities', label: 'Activity', words: 'feed history notifications', icon: Sailboat, may: 'any:read' },
            { to: '/reports/export', label: 'Export Reports', words: 'csv xlsx download', icon: Download, may: 'any:read' },
            { to: '/profile', label: 'My Profile', words: 'account password', icon: UserRound, may: 'own-account' },
          ] as const
        ).filter(({ may }) => can(user, may));
  const places = placesOf(user)
    .flatMap((group) => group.places)
    .map(({ to, label, icon }) => ({ to, label, icon, words: '' }));
  const pages = [...places, ...more].map(({ to, label, words, icon: Icon }) => ({
    key: to,
    label,
    words,
    icon: <Icon aria-hidden />,
    run: () => void navigate({ to }),
  }));
  if (!user || !can(user, 'schedule:read')) return pages;
  const timeline: Offer = {
    key: 'timeline',
    label: 'Fleet timeline',
    words: 'schedule planner gantt',
    icon: <ChartGantt aria-hidden />,
    run: () => void navigate({ to: '/schedule', search: { view: 'timeline' } }),
  };
  return pages.flatMap((page) => (page.key === '/schedule' ? [page, timeline] : [page]));
}

/** The actions this user may start from anywhere. */
export function useActions(user: SessionUser | null): Offer[] {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { other, toggle } = useTheme();
  const theme: Offer = {
    key: 'theme',
    label: `Switch to ${other} theme`,
    words: 'switch theme dark light appearance',
    icon: other === 'dark' ? <Moon aria-hidden /> : <Sun aria-hidden />,
    run: toggle,
  };
  if (!user) return [theme];
  const offers: Offer[] = [
    ...newThingsFor(user).map(({ label, words, icon: Icon, key, usual, way }) => ({
      key: label,
      label,
      words,
      isFirst: usual === 'most',
      keys: `C ${key}`,
      icon: <Icon aria-hidden />,
      run: () => void navigate(way as { to: '/schedule/new' }),
    })),
    theme,
    { key: 'sign out', label: 'Sign out', words: 'log out leave', icon: <LogOut aria-hidden />, run: () => signOut.mutate() },
  ];
  return offers;
}

/** The offers in which every typed word is the beginning of a word; if there are none, those in which it almost is. Signs offer none. */
export function offersLike(offers: Offer[], typed: string): Offer[] {
  const words = folded(typed);
  if (words === '') return [];
  const wanted = words.split(' ');
  const like = (begins: (word: string, start: string) => boolean) =>
    offers.filter(({ label, words: more = '' }) => {
      const known = folded(`${label} ${more}`).split(' ');
      return wanted.every((word) => known.some((each) => begins(each, word)));
    });
  const right = like((word, start) => word.startsWith(start));
  return right.length > 0 ? right : like(startsAlmostWith);
}
