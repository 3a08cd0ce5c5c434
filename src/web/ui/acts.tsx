import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { buttonLook } from './button.tsx';
import { MenuItem } from './menu.tsx';
import { MoreMenu } from './more-menu.tsx';
import { Spinner } from './spinner.tsx';

/** What can be done with a record in its row: a word, its drawing, and where it leads or what it does. */
export type Act = {
  label: string;
  icon: ReactElement;
  /** What its button is called, where that isn't the word and the record's name. */ name?: string;
  isRunning?: boolean;
} & ({ way: LinkProps } | { href: string } | { onAct: () => void });

type Props = { /** The record's name. */ of: string; acts: Act[] };

/** A drawing for each act, where a row has room for them. */
export function ActButtons({ of, acts }: Props) {
  return (
    <div className="flex justify-end gap-1">
      {acts.map((act) => (
        <ActButton key={act.label} act={act} label={act.name ?? `${act.label} ${of}`} />
      ))}
    </div>
  );
}

function ActButton({ act, label }: { act: Act; label: string }) {
  const told = { 'aria-label': label, title: act.label, className: buttonLook({ variant: 'ghost', size: 'iconSmall' }) };
  return <Doing act={act} told={told} icon={act.isRunning ? <Spinner /> : act.icon} />;
}

/** How many acts a swipe brings beside a row: more would push all of it away. */
const mostSwiped = 3;

/** The first acts of a row that is swiped aside. They are behind its three dots as well, where keys and screen readers find them. */
export function ActStrip({ of, acts }: Props) {
  return (
    <div
      aria-hidden
      className="flex shrink-0 snap-end divide-x border-l bg-canvas"
      onClick={({ currentTarget }) => currentTarget.parentElement?.scrollTo({ left: 0 })}
    >
      {acts.slice(0, mostSwiped).map((act) => (
        <Doing
          key={act.label}
          act={act}
          told={{
            tabIndex: -1,
            title: `${act.label} ${of}`,
            className: 'flex w-19 flex-col items-center justify-center gap-1 text-center text-xs [&>svg]:size-5',
          }}
          icon={
            <>
              {act.icon}
              <span className="line-clamp-2 px-1">{act.label}</span>
            </>
          }
        />
      ))}
    </div>
  );
}

type Told = { 'aria-label'?: string; title: string; className: string; tabIndex?: number };

/** A link where an act leads somewhere, a button where it does something. */
function Doing({ act, told, icon }: { act: Act; told: Told; icon: ReactElement }) {
  if ('way' in act)
    return (
      <Link {...act.way} {...told}>
        {icon}
      </Link>
    );
  if ('href' in act)
    return (
      <a href={act.href} {...told}>
        {icon}
      </a>
    );
  return (
    <button type="button" {...told} disabled={act.isRunning} aria-busy={act.isRunning || undefined} onClick={act.onAct}>
      {icon}
    </button>
  );
}

/** All that can be done with a record, in words, behind three dots. */
export function ActMenu({ of, acts }: Props) {
  return (
    <MoreMenu of={of} size="icon">
      {acts.map((act) => (
        <ActItem key={act.label} act={act} />
      ))}
    </MoreMenu>
  );
}

function ActItem({ act }: { act: Act }) {
  const words = (
    <>
      {act.icon}
      {act.label}
    </>
  );
  if ('way' in act) return <MenuItem render={<Link {...act.way}>{words}</Link>} />;
  if ('href' in act) return <MenuItem render={<a href={act.href}>{words}</a>} />;
  return (
    <MenuItem disabled={act.isRunning} onClick={act.onAct}>
      {words}
    </MenuItem>
  );
}
