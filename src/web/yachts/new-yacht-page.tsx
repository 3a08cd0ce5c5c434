import { useNavigate } from '@tanstack/react-router';
import { BackLink } from '../platform/back-link.tsx';
import { useWayBack } from '../platform/way-back.ts';
import { toast } from '../ui/toast-store.ts';
import { YachtForm } from './yacht-form.tsx';

export function NewYachtPage() {
  const navigate = useNavigate();
  const leave = useWayBack({ to: '/yachts' });
  return (
    <div className="mx-auto grid w-full max-w-216 grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink to="/yachts">All yachts</BackLink>
      <YachtForm
        yacht={null}
        onCancel={() => leave()}
        onSaved={(saved) => {
          toast({ title: 'Yacht created', description: `${saved.name} is now in your fleet.` });
          void navigate({ to: '/yachts/$yachtId', params: { yachtId: String(saved.id) }, replace: true, ignoreBlocker: true });
        }}
      />
    </div>
  );
}
