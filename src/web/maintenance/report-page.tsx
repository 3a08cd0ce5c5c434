import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import type { DefectSeverity } from '#domain/defects/words.ts';
import { ApiError, api, client, reason } from '../platform/api.ts';
import { uploadPicture } from '../platform/upload.ts';
import { useWayBack } from '../platform/way-back.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import type { SelectOption } from '../ui/search-select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { toast } from '../ui/toast-store.ts';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import { usePhone } from '../ui/use-phone.ts';
import { yachtQuery } from '../yachts/yacht-query.ts';
import { YachtSelect } from '../yachts/yacht-select.tsx';
import { reportSearch } from '../defects/defect-query.ts';
import { PhotoField, usePhotos, type TakenPhoto } from '../defects/photo-field.tsx';
import { SeverityField } from '../defects/severity-field.tsx';

const lastYacht = 'reported-yacht';

/** Reports a defect within seconds: a picture, a few words and its severity. It fills the screen of a phone. */
export function ReportPage() {
  const isPhone = usePhone();
  const leave = useWayBack({ to: '/maintenance/defects' });
  return (
    <div className={isPhone ? 'fixed inset-0 z-50 overflow-y-auto bg-canvas p-4' : 'mx-auto w-full max-w-120'}>
      <div className="mb-4 flex items-center justify-between gap-3">
        <h2 className="text-page font-semibold">Report a defect</h2>
        <Button variant="ghost" size="icon" aria-label="Close" onClick={() => leave()}>
          <X />
        </Button>
      </div>
      <ReportForm />
    </div>
  );
}

function ReportForm() {
  const search = reportSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const [severity, setSeverity] = useState<DefectSeverity>('normal');
  const { yacht, choose } = useUsualYacht(search.yachtId);
  const sending = useRef(new Map<number, Promise<string>>());
  // Pictures upload while the rest is being typed.
  const photos = usePhotos((photo) => void upload(photo).catch(() => undefined));
  const [once] = useState(() => crypto.randomUUID());

  /** Uploads a picture once, and again if that failed. */
  function upload({ key, file }: TakenPhoto): Promise<string> {
    const sent = sending.current.get(key) ?? uploadPicture(file);
    sending.current.set(key, sent);
    sent.catch(() => sending.current.delete(key));
    return sent;
  }

  const report = useMutation({
    mutationFn: async () => {
      const photoUrls = await Promise.all(photos.photos.map((photo) => upload(photo)));
      const body = { yachtId: yacht?.id ?? 0, title, description: description || null, severity, photoUrls };
      return (await client.POST('/api/defects', { body, headers: { 'Idempotency-Key': once } })).data;
    },
    onSuccess: (defect) => {
      if (!defect) return;
      localStorage.setItem(lastYacht, String(defect.yachtId));
      toast({ title: 'Defect reported', description: `${defect.yachtName}: ${defect.title}` });
    },
  });
  const errorAt = (path: string) =>
    report.error instanceof ApiError ? report.error.errors.find((each) => each.path === path)?.message : undefined;

  function send(event: FormEvent) {
    event.preventDefault();
    report.mutate(undefined, {
      onSuccess: (defect) => {
        if (!defect) return;
        void navigate({
          to: '/maintenance/defects/$defectId',
          params: { defectId: String(defect.id) },
          replace: true,
          ignoreBlocker: true,
        });
      },
    });
  }

  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      <PhotoField {...photos} />
      <Field label="What is wrong?" required error={errorAt('title')}>
        {(props) => (
          <Input
            {...props}
            value={title}
            maxLength={200}
            placeholder="Steering hose leaks"
            autoComplete="off"
            onChange={({ target }) => setTitle(target.value)}
          />
        )}
      </Field>
      <SeverityField value={severity} onChoose={setSeverity} />
      <Field label="Yacht" required error={errorAt('yachtId')}>
        {(props) => <YachtSelect control={props} chosen={yacht} placeholder="Choose the yacht" onChoose={choose} />}
      </Field>
      <Field label="Details" error={errorAt('description')}>
        {(props) => (
          <TextArea {...props} rows={1} value={description} maxLength={5000} onChange={({ target }) => setDescription(target.value)} />
        )}
      </Field>
      {report.isError && !errorAt('title') && !errorAt('yachtId') && (
        <p role="alert" className="rounded-lg bg-red-soft p-3 text-red">
          {report.error instanceof TypeError
            ? 'You’re offline. The report stays here: send it again once you’re back online.'
            : reason(report.error)}
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" running={report.isPending && 'Sending'}>
        Send report
      </Button>
      <UnsavedChanges when={() => !report.isSuccess && (title !== '' || description !== '' || photos.photos.length > 0)} />
    </form>
  );
}

/** The yacht in the address, or else of the last report, or else the only one of the fleet. */
function useUsualYacht(linkedId: number | undefined) {
  const [picked, setPicked] = useState<SelectOption | null | undefined>();
  const [last] = useState(() => Number(localStorage.getItem(lastYacht)) || undefined);
  const id = linkedId ?? last;
  const named = useQuery({ ...yachtQuery(id ?? 0), enabled: id !== undefined });
  const fleet = useQuery({
    ...api.queryOptions('get', '/api/yachts', { params: { query: { limit: 2 } } }),
    enabled: id === undefined || named.isError,
  });
  const only = fleet.data?.length === 1 ? fleet.data[0] : undefined;
  const usual = named.data ?? only;
  return {
    yacht: picked === undefined ? (usual ? { id: usual.id, label: usual.name } : null) : picked,
    choose: (yacht: { id: number; name: string } | null) => setPicked(yacht && { id: yacht.id, label: yacht.name }),
  };
}
