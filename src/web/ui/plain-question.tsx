import { useEffect, useEffectEvent } from 'react';

const patience = 5_000;

type Props = { open: boolean; text: string; onYes: () => void; onNo: () => void };

/** Lets the browser ask while the dialog is loading or can't be loaded. */
export function PlainQuestion({ open, text, onYes, onNo }: Props) {
  const ask = useEffectEvent(() => (confirm(text) ? onYes() : onNo()));
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => ask(), patience);
    return () => clearTimeout(timer);
  }, [open]);
  return null;
}
