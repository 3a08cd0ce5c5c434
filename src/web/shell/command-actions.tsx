import { useNavigate } from '@tanstack/react-router';
import {
  CalendarPlus,
  ChartGantt,
  CircleCheck,
  Download,
  FilePlus,
  Lightbulb,
  LogOut,
  Moon,
  Receipt,
  Route,
  Sailboat,
  Ship,
  Sun,
  UserPlus,
  UserRound,
  UsersRound,
  Wrench,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { can, type Action } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { startsAlmostWith } from '#domain/shared/almost-begins.ts';
import { folded } from '#domain/shared/words.ts';
import { useSignOut } from '../platform/session.tsx';
import { useTheme } from '../platform/theme.ts';
import { placesOf } from './main-menu.ts';

/**
 * Something the palette leads to or does, and what one must be allowed to do for it. Its other words are found as well, and not shown. Those that are first
 * stand there before anything is typed.
 */
export type Offer = {
  key: string;
  label: string;
  words?: string;
  note?: string;
  icon: ReactNode;
  may?: Action;
  isFirst?: boolean;
  run: () => void;
};

/** The pages this person may open. */
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

/** What this person may do from anywhere. */
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
    {
      key: 'charter',
      may: 'schedule:write',
      label: 'New charter',
      isFirst: true,
      words: 'add book booking event',
      icon: <CalendarPlus aria-hidden />,
      run: () => void navigate({ to: '/schedule/new', search: { type: 'charter' } }),
    },
    {
      key: 'day trip',
      may: 'schedule:write',
      label: 'New day trip',
      isFirst: true,
      words: 'add book booking rent event',
      icon: <Sailboat aria-hidden />,
      run: () => void navigate({ to: '/schedule/new', search: { type: 'day_rent', duration: 'day' } }),
    },
    {
      key: 'yacht',
      may: 'fleet:write',
      label: 'Add New Yacht',
      words: 'boat',
      icon: <Ship aria-hidden />,
      run: () => void navigate({ to: '/yachts/new' }),
    },
    {
      key: 'crew',
      may: 'crew:write',
      label: 'Add Crew Member',
      words: 'new sailor captain',
      icon: <UserPlus aria-hidden />,
      run: () => void navigate({ to: '/crew/new' }),
    },
    {
      key: 'customer',
      may: 'customers:write',
      label: 'Add Customer',
      words: 'new guest client',
      icon: <UserPlus aria-hidden />,
      run: () => void navigate({ to: '/customers', search: { new: true } }),
    },
    {
      key: 'maintenance',
      may: 'maintenance:write',
      label: 'Schedule maintenance',
      words: 'new service refit repair',
      icon: <Wrench aria-hidden />,
      run: () => void navigate({ to: '/maintenance/new' }),
    },
    {
      key: 'trip',
      may: 'trips:write',
      label: 'Log a trip',
      words: 'new route voyage',
      icon: <Route aria-hidden />,
      run: () => void navigate({ to: '/routes/new' }),
    },
    {
      key: 'expense',
      may: 'finance:write',
      label: 'Record expense',
      isFirst: true,
      words: 'log new cost receipt',
      icon: <Receipt aria-hidden />,
      run: () => void navigate({ to: '/finance/$section', params: { section: 'expenses' }, search: { new: true } }),
    },
    {
      key: 'invoice',
      may: 'finance:write',
      label: 'Create invoice',
      words: 'new bill',
      icon: <FilePlus aria-hidden />,
      run: () => void navigate({ to: '/finance/invoices/new' }),
    },
    theme,
    { key: 'sign out', label: 'Sign out', words: 'log out leave', icon: <LogOut aria-hidden />, run: () => signOut.mutate() },
  ];
  return offers.filter(({ may }) => !may || can(user, may));
}

/** Those of which every typed word begins a word; where there are none, those that it almost begins. */
export function offersLike(offers: Offer[], typed: string): Offer[] {
  const asked = folded(typed).split(' ');
  const like = (begins: (word: string, asked: string) => boolean) =>
    offers.filter(({ label, words = '' }) => {
      const known = folded(`${label} ${words}`).split(' ');
      return asked.every((word) => known.some((each) => begins(each, word)));
    });
  const right = like((word, start) => word.startsWith(start));
  return right.length > 0 ? right : like(startsAlmostWith);
}
