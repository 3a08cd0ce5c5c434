import { Menu } from '@base-ui/react/menu';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Button, buttonLook } from './button.tsx';
import { MoreMenu } from './more-menu.tsx';
import { menuItemLook } from './popup.ts';
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
  if ('way' in act)
    return (
      <Link {...act.way} {...told}>
        {act.icon}
      </Link>
    );
  if ('href' in act)
    return (
      <a href={act.href} {...told}>
        {act.icon}
      </a>
    );
  return (
    <Button variant="ghost" {...told} disabled={act.isRunning} aria-busy={act.isRunning || undefined} onClick={act.onAct}>
      {act.isRunning ? <Spinner /> : act.icon}
    </Button>
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
  if ('way' in act) return <Menu.Item className={menuItemLook} render={<Link {...act.way}>{words}</Link>} />;
  if ('href' in act) return <Menu.Item className={menuItemLook} render={<a href={act.href}>{words}</a>} />;
  return (
    <Menu.Item className={menuItemLook} disabled={act.isRunning} onClick={act.onAct}>
      {words}
    </Menu.Item>
  );
}
