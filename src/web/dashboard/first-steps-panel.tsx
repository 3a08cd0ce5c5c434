import { Link, type LinkProps } from '@tanstack/react-router';
import { Building2, CalendarPlus, Check, Ship, ShieldCheck, UserCog, Users, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { nameTaken } from '#domain/billing/name-taken.ts';
import { can } from '#domain/session/permissions.ts';
import { api } from '../platform/api.ts';
import { useUser } from '../platform/session.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { hiddenKey } from './first-steps-store.ts';
import { Panel } from './panel.tsx';

/** Which of the first steps a new company has done. */
export type StepsDone = { yacht: boolean; booking: boolean; team: boolean };

type Props = { stepsDone: StepsDone; onHide: () => void };

/** The first steps of a new company, or of the platform if it has no company yet. */
export function FirstStepsPanel({ stepsDone, onHide }: Props) {
  const { companyId } = useUser();
  const hide = () => {
    localStorage.setItem(hiddenKey(companyId), 'true');
    onHide();
  };
  return companyId === null ? <PlatformSteps onHide={hide} /> : <CompanySteps stepsDone={stepsDone} onHide={hide} />;
}

/** A yacht, the season's bookings, the team. */
function CompanySteps({ stepsDone, onHide }: Props) {
  const user = useUser();
  return (
    <Steps note="Three steps to get going." notice={can(user, 'run-company') && <NameNotice />} onHide={onHide}>
      {can(user, 'fleet:write') && (
        <Step
          icon={Ship}
          title="Add your first yacht"
          text="A name, a type and a length are enough."
          done={stepsDone.yacht}
          to="/yachts/new"
          act="Add a yacht"
        />
      )}
      {can(user, 'schedule:write') && (
        <Step
          icon={CalendarPlus}
          title="Enter the season’s bookings"
          text="Charters and day trips, with no double bookings."
          done={stepsDone.booking}
          to="/schedule/new"
          search={{ type: 'charter' }}
          act="Add a booking"
          also={can(user, 'run-company') && { to: '/settings', search: { calendars: 'in' }, act: 'Import a calendar' }}
        />
      )}
      {can(user, 'run-company') && (
        <Step
          icon={Users}
          title="Invite your team"
          text="By email; everyone sets their own password."
          done={stepsDone.team}
          to="/team"
          search={{ invite: true }}
          act="Invite someone"
        />
      )}
    </Steps>
  );
}

/** A company, its manager, and two-step sign-in for the account that sees everything. */
function PlatformSteps({ onHide }: Pick<Props, 'onHide'>) {
  const companies = api.useQuery('get', '/api/companies', { params: { query: { limit: 1 } } });
  const people = api.useQuery('get', '/api/users', { params: { query: { limit: 2 } } });
  const secondStep = api.useQuery('get', '/api/profile/second-step');
  return (
    <Steps note="Three steps to get the first company going." onHide={onHide}>
      <Step
        icon={Building2}
        title="Add the first company"
        text="A name is enough; its manager fills in the rest."
        done={companies.data && companies.data.length > 0}
        to="/companies"
        search={{ new: true }}
        act="Add a company"
      />
      <Step
        icon={UserCog}
        title="Add its manager"
        text="They can sign in right away, and invite their team."
        done={people.data && people.data.length > 1}
        to="/users"
        search={{ new: true }}
        act="Add a manager"
      />
      <Step
        icon={ShieldCheck}
        title="Turn on two-step sign-in"
        text="Your account reaches every company. Protect it with more than a password."
        done={secondStep.data?.on}
        to="/profile"
        act="Open your profile"
      />
    </Steps>
  );
}

/** Says that the company couldn't get the name it was signed up with, until it is renamed. */
function NameNotice() {
  const { companyName } = useUser();
  const signedUp = api.useQuery('get', '/api/activities', {
    params: { query: { action: 'create', resourceType: 'company', limit: 1 } },
  });
  const [wantedName, givenName] = signedUp.data?.[0]?.changes?.['name'] ?? [];
  if (!companyName || givenName !== companyName) return null;
  return (
    <p className="mx-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-amber-soft px-3 py-2.5 text-amber sm:mx-5">
      {nameTaken(String(wantedName), companyName)}
      <Link to="/settings" className="rounded py-1 font-semibold underline underline-offset-4">
        Open Settings
      </Link>
    </p>
  );
}

type StepsProps = { note: string; notice?: ReactNode; onHide: () => void; children: ReactNode };

function Steps({ note, notice, onHide, children }: StepsProps) {
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
      {notice}
      <ol className="grid gap-3 p-4 sm:px-5 lg:grid-cols-3">{children}</ol>
    </Panel>
  );
}

type Way = Pick<LinkProps, 'to' | 'search'> & { act: string };
type StepProps = Way & {
  icon: LucideIcon;
  title: string;
  text: string;
  /** Undefined until it has loaded: then it is neither done nor to be done. */ done: boolean | undefined;
  /** Another way to do it. */ also?: Way | false;
};

function Step({ icon, title, text, done, also, ...way }: StepProps) {
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
        <div className={`mt-auto flex min-h-8 flex-wrap gap-2 ${done === undefined ? 'invisible' : ''}`}>
          <WayLink way={way} variant="primary" />
          {also && <WayLink way={also} variant="outline" />}
        </div>
      )}
    </li>
  );
}

function WayLink({ way: { act, ...way }, variant }: { way: Way; variant: 'primary' | 'outline' }) {
  return (
    <Link {...(way as LinkProps)} className={buttonLook({ variant, size: 'sm' })}>
      {act}
    </Link>
  );
}
