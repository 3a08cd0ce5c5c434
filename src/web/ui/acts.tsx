import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { buttonLook } from './button.tsx';
import { MenuItem } from './menu.tsx';
import { MoreMenu } from './more-menu.tsx';
import { Spinner } from './spinner.tsx';

/** An action on a record in its row: a label, an icon, and a link or a callback. */
export type Act = {
  label: string;
  icon: ReactElement;
  /** The name of its button, if it isn't the label and the record's name. */ name?: string;
  isRunning?: boolean;
} & ({ way: LinkProps } | { href: string } | { onAct: () => void });

type Props = { /** The record's name. */ of: string; acts: Act[] };

/** An icon button for each action, for rows with room for them. */
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
  const attributes = { 'aria-label': label, title: act.label, className: buttonLook({ variant: 'ghost', size: 'iconSmall' }) };
  return <Doing act={act} attributes={attributes} icon={act.isRunning ? <Spinner /> : act.icon} />;
}

/** How many actions a swipe reveals: more would push the whole row away. */
const maxSwiped = 3;

/** The first actions of a row that is swiped aside. Its ⋯ menu has them too, for keyboard and screen reader. */
export function ActStrip({ of, acts }: Props) {
  return (
    <div
      aria-hidden
      className="flex shrink-0 snap-end divide-x border-l bg-canvas"
      onClick={({ currentTarget }) => currentTarget.parentElement?.scrollTo({ left: 0 })}
    >
      {acts.slice(0, maxSwiped).map((act) => (
        <Doing
          key={act.label}
          act={act}
          attributes={{
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

type ActAttributes = { 'aria-label'?: string; title: string; className: string; tabIndex?: number };

/** A link if an action leads somewhere, a button if it does something. */
function Doing({ act, attributes, icon }: { act: Act; attributes: ActAttributes; icon: ReactElement }) {
  if ('way' in act)
    return (
      <Link {...act.way} {...attributes}>
        {icon}
      </Link>
    );
  if ('href' in act)
    return (
      <a href={act.href} {...attributes}>
        {icon}
      </a>
    );
  return (
    <button type="button" {...attributes} disabled={act.isRunning} aria-busy={act.isRunning || undefined} onClick={act.onAct}>
      {icon}
    </button>
  );
}

/** All actions on a record, in its ⋯ menu. */
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
