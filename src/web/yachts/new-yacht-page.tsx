import { useNavigate } from '@tanstack/react-router';
import { toast } from '../ui/toast-store.ts';
import { YachtForm } from './yacht-form.tsx';

export function NewYachtPage() {
  const navigate = useNavigate();
  return (
    <YachtForm
      yacht={null}
      onCancel={() => void navigate({ to: '/yachts' })}
      onSaved={(saved) => {
        toast({ title: 'Yacht created', description: `${saved.name} is now in your fleet.` });
        void navigate({ to: '/yachts/$yachtId', params: { yachtId: String(saved.id) }, ignoreBlocker: true });
      }}
    />
  );
}
