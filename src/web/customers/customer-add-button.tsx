import { Plus } from 'lucide-react';

/** Beneath the field for a customer, in a form: adds one that isn't in the list yet. */
export function CustomerAddButton({ onAdd }: { onAdd: () => void }) {
  return (
    <button
      type="button"
      onClick={onAdd}
      className="-my-1 inline-flex h-6 items-center gap-1 rounded-sm font-medium text-accent hover:underline pointer-coarse:min-h-11"
    >
      <Plus aria-hidden className="size-3.5" />
      Add customer
    </button>
  );
}
