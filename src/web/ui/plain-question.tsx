import { lazy, Suspense, useEffect, useEffectEvent, type ComponentType } from 'react';

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

/**
 * A form's question in a dialog that loads along with the form, which doesn't wait for it. Until it is loaded, and if it can't be, the
 * plain question takes its place.
 */
export function loadedBeside<Question extends object>(
  read: () => Promise<ComponentType<Question>>,
  Plain: ComponentType<Question>,
): ComponentType<Question> {
  const Dialog = lazy<ComponentType<Question>>(() =>
    read().then(
      (question) => ({ default: question }),
      () => ({ default: Plain }),
    ),
  );
  return function QuestionBeside(props) {
    return (
      <Suspense fallback={<Plain {...props} />}>
        <Dialog {...props} />
      </Suspense>
    );
  };
}
