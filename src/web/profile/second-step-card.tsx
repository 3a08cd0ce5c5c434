import { ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { recoveryCodeCount, type SecondStep } from '#domain/session/second-step.ts';
import { api, reason } from '../platform/api.ts';
import { useDates } from '../platform/dates.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import type { SecondStepTask } from './second-step-dialog.tsx';

const SecondStepDialog = lazy(() => import('./second-step-dialog.tsx').then((module) => ({ default: module.SecondStepDialog })));

const fewCodes = 3;

/** Whether signing in asks for a code as well, and the buttons to change it. */
export function SecondStepCard() {
  const secondStep = api.useQuery('get', '/api/profile/second-step');
  const [task, setTask] = useState<SecondStepTask | null>(null);
  return (
    <section aria-labelledby="second-step" className="card p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="second-step" className="text-panel font-semibold">
          Two-step sign-in
        </h2>
        {secondStep.data && <Badge tone={secondStep.data.on ? 'green' : 'grey'}>{secondStep.data.on ? 'On' : 'Off'}</Badge>}
      </div>
      <Loaded
        query={secondStep}
        loading={
          <div className="mt-4 grid gap-3">
            <Skeletons count={2}>
              <Skeleton className="h-5" />
            </Skeletons>
          </div>
        }
        renderFailed={(retry, error) => <ErrorState title="Two-step sign-in couldn't be loaded" text={reason(error)} onRetry={retry} />}
      >
        {(now) => (now.on ? <On now={now} onTask={setTask} /> : <Off onTask={setTask} />)}
      </Loaded>
      {task && (
        <Suspense>
          <SecondStepDialog task={task} onClose={() => setTask(null)} />
        </Suspense>
      )}
    </section>
  );
}

type Tasks = { onTask: (task: SecondStepTask) => void };

function Off({ onTask }: Tasks) {
  return (
    <div className="mt-1 flex flex-wrap items-end justify-between gap-4">
      <p className="min-w-56 flex-1 text-ink-2">
        Signing in then also asks for a code from an app on your phone. A stolen password alone isn't enough.
      </p>
      <Button onClick={() => onTask('switch-on')}>
        <ShieldCheck />
        Turn on
      </Button>
    </div>
  );
}

function On({ now, onTask }: Tasks & { now: SecondStep }) {
  const dates = useDates();
  const left = now.recoveryCodesLeft;
  return (
    <>
      <p className="mt-1 text-ink-2">
        Signing in asks for a code from your authenticator app{now.since && `, since ${dates.day(now.since)}`}.
      </p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t pt-4">
        <p className={`tnum min-w-48 flex-1 ${left <= fewCodes ? 'text-amber' : 'text-ink-2'}`}>
          {left} of {recoveryCodeCount} recovery codes left{left <= fewCodes && '. Make new ones before you need them.'}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => onTask('new-codes')}>New recovery codes</Button>
          <Button onClick={() => onTask('switch-off')}>Turn off</Button>
        </div>
      </div>
    </>
  );
}
