import type { ReactNode, Ref } from 'react';
import { buttonLook } from './button.tsx';

type Props = {
  accept: string;
  /** A phone opens its camera instead. */ capture?: 'environment';
  disabled?: boolean;
  /** The id of its description. */ describedBy?: string;
  ref?: Ref<HTMLInputElement>;
  onFile: (file: File | undefined) => void;
  children: ReactNode;
};

/** A button that opens the file dialog. */
export function FileButton({ accept, capture, disabled, describedBy, ref, onFile, children }: Props) {
  return (
    <label
      className={buttonLook({
        size: 'sm',
        className:
          'relative cursor-pointer hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring has-disabled:opacity-55',
      })}
    >
      {children}
      <input
        ref={ref}
        type="file"
        accept={accept}
        capture={capture}
        disabled={disabled}
        aria-describedby={describedBy}
        className="sr-only"
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </label>
  );
}
