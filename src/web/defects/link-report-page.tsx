import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, Link2Off } from 'lucide-react';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { DefectSeverity } from '#domain/defects/words.ts';
import { ApiError, api, client, reason } from '../platform/api.ts';
import { useLinkToken } from '../platform/link-token.ts';
import { PublicFrame } from '../platform/public-frame.tsx';
import { smallerPicture } from '../platform/smaller-picture.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import { PhotoField, usePhotos } from './photo-field.tsx';
import { SeverityField } from './severity-field.tsx';

const maxSide = 2560;

/** Reports a defect through the yacht's link: without an account, with one picture and a few words. */
export function LinkReportPage() {
  const token = useLinkToken();
  const place = useQuery({
    ...api.queryOptions('get', '/api/report/{token}', { params: { path: { token: token || '-' } } }),
    retry: false,
    staleTime: Infinity,
  });
  return (
    <PublicFrame title="Report a defect">
      <Loaded
        query={place}
        loading={
          <Card>
            <Skeletons count={3}>
              <Skeleton className="h-11" />
            </Skeletons>
          </Card>
        }
        renderFailed={(retry, error) => (
          <div role="alert" className="card w-full max-w-120">
            <EmptyState
              icon={<Link2Off />}
              tone="bg-red-soft text-red"
              title={<h1>This link couldn’t be opened</h1>}
              text={
                error instanceof ApiError && error.status === 404
                  ? 'It may be incomplete or replaced. Please ask the crew for the current one.'
                  : reason(error)
              }
              action={<Button onClick={retry}>Try again</Button>}
            />
          </div>
        )}
      >
        {({ yachtName, companyName }) => <Report token={token} yachtName={yachtName} companyName={companyName} />}
      </Loaded>
    </PublicFrame>
  );
}

function Card({ children }: { children: ReactNode }) {
  return <div className="card grid w-full max-w-120 gap-4 p-4 sm:p-5">{children}</div>;
}

function isReused(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'idempotency_key_reused';
}

function Report({ token, yachtName, companyName }: { token: string; yachtName: string; companyName: string }) {
  const [title, setTitle] = useState('');
  const [name, setName] = useState('');
  const [severity, setSeverity] = useState<DefectSeverity>('normal');
  const photos = usePhotos(undefined, 1);
  // Sending again after a lost response creates no second report. A browser may draw the same picture differently each time.
  const [once, setOnce] = useState(() => crypto.randomUUID());
  const drawn = useRef(new WeakMap<File, File>());
  const report = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: async () => {
      const form = new FormData();
      form.append('title', title);
      form.append('severity', severity);
      form.append('name', name);
      const [photo] = photos.photos;
      if (photo) {
        const picture = drawn.current.get(photo.file) ?? (await smallerPicture(photo.file, maxSide));
        drawn.current.set(photo.file, picture);
        form.append('file', picture);
      }
      // The contract describes the parts of the form, while a browser sends the form itself.
      await client.POST('/api/report/{token}', {
        params: { path: { token } },
        body: form as never,
        headers: { 'Idempotency-Key': once },
      });
    },
    onError: (error) => {
      // After learning that the first one has arrived, they may send this one, too.
      if (isReused(error)) setOnce(crypto.randomUUID());
    },
  });
  const errors = report.error instanceof ApiError ? report.error.errors : [];
  const at = (path: string) => errors.find((each) => each.path === path)?.message;
  if (report.isSuccess)
    return (
      <div role="status" className="card w-full max-w-120">
        <EmptyState
          icon={<CircleCheck />}
          title={<h1>Thank you</h1>}
          text={`${companyName} has your report about ${yachtName}.`}
          action={<Button onClick={() => location.reload()}>Report something else</Button>}
        />
      </div>
    );

  function send(event: FormEvent) {
    event.preventDefault();
    report.mutate();
  }

  return (
    <Card>
      <div>
        <h1 className="text-page font-semibold">What is broken on {yachtName}?</h1>
        <p className="mt-1 text-nav text-ink-2">{companyName} will see it right away.</p>
      </div>
      <form noValidate onSubmit={send} className="grid gap-4">
        <PhotoField {...photos} max={1} />
        <Field label="What is wrong?" required error={at('title')}>
          {(props) => (
            <Input {...props} value={title} maxLength={200} autoComplete="off" onChange={({ target }) => setTitle(target.value)} />
          )}
        </Field>
        <SeverityField value={severity} onChoose={setSeverity} />
        <Field label="Your name" error={at('name')}>
          {(props) => (
            <Input {...props} value={name} maxLength={100} autoComplete="name" onChange={({ target }) => setName(target.value)} />
          )}
        </Field>
        {report.isError && errors.length === 0 && (
          <p role="alert" className="rounded-lg bg-red-soft p-3 text-red">
            {isReused(report.error)
              ? `${companyName} already received an earlier version of your report. Send it again to add this one.`
              : report.error instanceof TypeError
                ? 'You’re offline. The report stays here: send it again once you’re back online.'
                : reason(report.error)}
          </p>
        )}
        <Button type="submit" variant="primary" size="lg" running={report.isPending && 'Sending'}>
          Send report
        </Button>
        <UnsavedChanges when={() => title !== '' || name !== '' || photos.photos.length > 0} />
      </form>
    </Card>
  );
}
