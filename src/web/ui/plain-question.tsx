import { useEffect, useEffectEvent } from 'react';

const patience = 5_000;

type Props = { asked: boolean; text: string; onYes: () => void; onNo: () => void };

/** Has the browser itself ask, where the dialog that would do so is late or can't be had. */
export function PlainQuestion({ asked, text, onYes, onNo }: Props) {
  const ask = useEffectEvent(() => (confirm(text) ? onYes() : onNo()));
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => ask(), patience);
    return () => clearTimeout(timer);
  }, [asked]);
  return null;
}
