import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

type Props = {
  /** Its name: "Payment 2". */ name: string;
  onRemove: () => void;
  children: ReactNode;
};

/** The fields of one of several entries in a form, with a button to remove it. */
export function ListedFields({ name, onRemove, children }: Props) {
  return (
    <fieldset className="grid gap-3 border-t pt-4 sm:grid-cols-2">
      <legend className="sr-only">{name}</legend>
      {children}
      <div className="sm:col-span-full">
        <Button size="sm" variant="ghost" aria-label={`Remove ${name.toLowerCase()}`} onClick={onRemove}>
          <Trash2 aria-hidden />
          Remove
        </Button>
      </div>
    </fieldset>
  );
}
