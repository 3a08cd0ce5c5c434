import { useId, type ReactNode } from 'react';

/** Connects a control to its label and message. Spread it on the control. */
export type ControlProps = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
  autoFocus?: true;
};

type Props = {
  label: string;
  error?: string;
  hint?: ReactNode;
  /** An action below it, shown even if there is an error. */ act?: ReactNode;
  required?: boolean;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

/** Label, control, and a message: the hint or the error. */
export function Field({ label, error, hint, act, required, className = '', children }: Props) {
  const id = useId();
  const message = error ?? hint;
  const control: ControlProps = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': message ? `${id}-message` : undefined,
    'aria-required': required || undefined,
  };

  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-nav font-medium">
        {label}
        {required && (
          <span className="text-red" aria-hidden>
            {' '}
            *
          </span>
        )}
      </label>
      {children(control)}
      {message && (
        <p id={`${id}-message`} role={error ? 'alert' : undefined} className={`text-xs ${error ? 'text-red' : 'text-ink-3'}`}>
          {message}
        </p>
      )}
      {act && <div className="text-xs">{act}</div>}
    </div>
  );
}
