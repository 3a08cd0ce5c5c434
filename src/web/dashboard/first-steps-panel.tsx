import { Link, type LinkProps } from '@tanstack/react-router';
import { Building2, CalendarPlus, Check, Ship, ShieldCheck, UserCog, Users, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { can } from '#domain/session/permissions.ts';
import { api } from '../platform/api.ts';
import { useUser } from '../platform/session.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { Panel } from './panel.tsx';

/** What a new company has already. */
export type Begun = { yacht: boolean; booking: boolean };

/** What a new company does first: a yacht, the season's bookings, the team. */
export function FirstStepsPanel({ begun, onHide }: { begun: Begun; onHide: () => void }) {
  const user = useUser();
  return (
    <Steps note="Three steps to get going." onHide={onHide}>
      {can(user, 'fleet:write') && (
        <Step
          icon={Ship}
          title="Add your first yacht"
          text="A name, a type and a length are enough."
          done={begun.yacht}
          to="/yachts/new"
          act="Add a yacht"
        />
      )}
      {can(user, 'schedule:write') && (
        <Step
          icon={CalendarPlus}
          title="Enter the season’s bookings"
          text="Charters and day trips, with no double bookings."
          done={begun.booking}
          to="/schedule/new"
          search={{ type: 'charter' }}
          act="Add a booking"
        />
      )}
      {can(user, 'run-company') && <TeamStep />}
    </Steps>
  );
}

/** What whoever runs the platform does first: a company, somebody who runs it, and a second step for the account that sees everything. */
export function PlatformStepsPanel({ onHide }: { onHide: () => void }) {
  const companies = api.useQuery('get', '/api/companies', { params: { query: { limit: 1 } } });
  const people = api.useQuery('get', '/api/users', { params: { query: { limit: 2 } } });
  const secondStep = api.useQuery('get', '/api/profile/second-step');
  return (
    <Steps note="Three steps to get the first company going." onHide={onHide}>
      <Step
        icon={Building2}
        title="Add the first company"
        text="A name is enough; its manager fills in the rest."
        done={(companies.data?.length ?? 0) > 0}
        to="/companies"
        search={{ new: true }}
        act="Add a company"
      />
      <Step
        icon={UserCog}
        title="Add its manager"
        text="They can sign in right away, and invite their team."
        done={(people.data?.length ?? 0) > 1}
        to="/users"
        search={{ new: true }}
        act="Add a manager"
      />
      <Step
        icon={ShieldCheck}
        title="Turn on two-step sign-in"
        text="Your account reaches every company. Protect it with more than a password."
        done={secondStep.data?.on ?? false}
        to="/profile"
        act="Open your profile"
      />
    </Steps>
  );
}

function Steps({ note, onHide, children }: { note: string; onHide: () => void; children: ReactNode }) {
  return (
    <Panel
      title="First steps"
      className="col-span-full"
      note={note}
      action={
        <Button variant="ghost" size="sm" onClick={onHide}>
          Hide these steps
        </Button>
      }
    >
      <ol className="grid gap-3 p-4 sm:px-5 lg:grid-cols-3">{children}</ol>
    </Panel>
  );
}

function TeamStep() {
  const people = api.useQuery('get', '/api/team', { params: { query: { limit: 2 } } });
  const invitations = api.useQuery('get', '/api/invitations', { params: { query: { limit: 1 } } });
  const done = (people.data?.length ?? 0) > 1 || (invitations.data?.length ?? 0) > 0;
  return (
    <Step
      icon={Users}
      title="Invite your team"
      text="By email; everyone sets their own password."
      done={done}
      to="/team"
      search={{ invite: true }}
      act="Invite someone"
    />
  );
}

type StepProps = Pick<LinkProps, 'to' | 'search'> & { icon: LucideIcon; title: string; text: string; done: boolean; act: string };

function Step({ icon, title, text, done, act, ...way }: StepProps) {
  const Icon = done ? Check : icon;
  return (
    <li className="flex flex-col items-start gap-1 rounded-lg border p-4">
      <span
        aria-hidden
        className={`mb-2 grid size-10 place-items-center rounded-full ${done ? 'bg-green-soft text-green' : 'bg-accent-soft text-accent'}`}
      >
        <Icon className="size-5" />
      </span>
      <h3 className="font-medium tracking-normal">{title}</h3>
      <p className="mb-3 text-nav text-ink-2">{text}</p>
      {done ? (
        <p className="mt-auto text-nav text-green">Done</p>
      ) : (
        <Link {...(way as LinkProps)} className={buttonLook({ variant: 'primary', size: 'sm', className: 'mt-auto' })}>
          {act}
        </Link>
      )}
    </li>
  );
}
