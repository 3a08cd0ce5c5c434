import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useId, type KeyboardEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import type { TypedItem } from './inventory-entry.ts';

type Props = {
  row: TypedItem;
  place: number;
  of: number;
  faultOf: (field: 'name' | 'quantity') => string | undefined;
  nameRef: (input: HTMLInputElement | null) => void;
  onChange: (row: TypedItem) => void;
  onMove: (by: -1 | 1) => void;
  onNext: () => void;
  onRemove: () => void;
  /** Returns whether it handled the pasted text. */ onPaste: (text: string) => boolean;
};

/** An inventory item: its name, its quantity, and its place in the list. */
export function InventoryRow({ row, place, of, faultOf, nameRef, onChange, onMove, onNext, onRemove, onPaste }: Props) {
  const faultId = useId();
  const nth = place + 1;
  const fault = faultOf('name') ?? faultOf('quantity');
  const faultProps = (field: 'name' | 'quantity') =>
    faultOf(field) ? { 'aria-invalid': true as const, 'aria-describedby': faultId } : undefined;
  const moveByKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center gap-2">
        <Input
          ref={nameRef}
          aria-label={`Item ${nth}`}
          {...faultProps('name')}
          className="min-w-40 flex-1"
          maxLength={100}
          autoComplete="off"
          placeholder={place === 0 ? 'Fenders' : undefined}
          value={row.name}
          onChange={({ target }) => onChange({ ...row, name: target.value })}
          onKeyDown={(event) => {
            moveByKey(event);
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onNext();
          }}
          onPaste={(event) => {
            if (onPaste(event.clipboardData.getData('text'))) event.preventDefault();
          }}
        />
        <Input
          aria-label={`How many of item ${nth}`}
          {...faultProps('quantity')}
          className="tnum !w-16 text-right"
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          value={row.quantity}
          onChange={({ target }) => onChange({ ...row, quantity: target.value })}
          onKeyDown={moveByKey}
        />
        <span className="flex gap-1">
          <Button size="icon" variant="ghost" aria-label={`Move item ${nth} up`} disabled={place === 0} onClick={() => onMove(-1)}>
            <ArrowUp aria-hidden />
          </Button>
          <Button size="icon" variant="ghost" aria-label={`Move item ${nth} down`} disabled={nth === of} onClick={() => onMove(1)}>
            <ArrowDown aria-hidden />
          </Button>
          <Button size="icon" variant="ghost" aria-label={`Remove item ${nth}`} onClick={onRemove}>
            <Trash2 aria-hidden />
          </Button>
        </span>
      </div>
      {fault && (
        <p id={faultId} role="alert" className="mt-1 text-xs text-red">
          {fault}
        </p>
      )}
    </li>
  );
}
