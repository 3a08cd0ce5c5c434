import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

/** The look of a button, also for links that act as one. */
export const buttonLook = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-lg font-medium whitespace-nowrap transition duration-150 active:translate-y-px disabled:cursor-default disabled:opacity-55 disabled:active:translate-y-0 [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-primary text-on-primary shadow-1 enabled:hover:bg-primary-hover [a&]:hover:bg-primary-hover',
        outline: 'border border-line-strong bg-surface text-ink shadow-1 enabled:hover:bg-hover [a&]:hover:bg-hover',
        ghost: 'text-ink-2 enabled:hover:bg-hover enabled:hover:text-ink [a&]:hover:bg-hover [a&]:hover:text-ink',
        danger: 'bg-danger text-white enabled:hover:bg-danger-hover dark:text-black',
      },
      size: { md: 'h-9 px-3.5 text-sm', lg: 'h-11 px-5 text-panel', sm: 'h-8 px-2.5 text-nav', icon: 'size-9', iconSmall: 'size-8' },
    },
    defaultVariants: { variant: 'outline', size: 'md' },
  },
);

type Props = ComponentProps<'button'> &
  VariantProps<typeof buttonLook> & {
    /** Its label while an action is running, during which it can't be pressed. */
    running?: ReactNode | false;
  };

export function Button({ variant, size, className, running = false, disabled, children, ...button }: Props) {
  return (
    <button
      type="button"
      {...button}
      className={buttonLook({ variant, size, className })}
      disabled={disabled || running !== false}
      aria-busy={running !== false || undefined}
    >
      {running === false ? (
        children
      ) : (
        <>
          <Spinner />
          {running}
        </>
      )}
    </button>
  );
}
