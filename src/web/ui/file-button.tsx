import { useId, type ReactNode } from 'react';
import { buttonLook } from './button.tsx';

type Props = {
  accept: string;
  /** A phone opens its camera instead. */ capture?: 'environment';
  disabled?: boolean;
  onFile: (file: File | undefined) => void;
  children: ReactNode;
};

/** A button that opens the file dialog. */
export function FileButton({ accept, capture, disabled, onFile, children }: Props) {
  const id = useId();
  return (
    <span>
      <input
        id={id}
        type="file"
        accept={accept}
        capture={capture}
        disabled={disabled}
        className="peer sr-only"
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <label
        htmlFor={id}
        className={buttonLook({
          size: 'sm',
          className:
            'cursor-pointer hover:bg-hover peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring peer-disabled:opacity-55',
        })}
      >
        {children}
      </label>
    </span>
  );
}
