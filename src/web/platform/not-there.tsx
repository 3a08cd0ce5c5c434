import { Link, type LinkProps } from '@tanstack/react-router';
import { buttonLook } from '../ui/button.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { isGone } from './api.ts';

/** Why something can't be shown, and how to try again. */
export type Failed = { error?: unknown; onRetry?: () => void };

type Props = Failed & {
  title: string;
  text?: string;
  /** The page of the list, with the words of the link in `children`. */ back: Pick<LinkProps, 'to' | 'params' | 'children'>;
};

/**
 * Replaces a record that doesn't exist or can't be loaded: says why, and links to the list. If it doesn't exist, retrying isn't offered.
 */
export function NotThere({ title, text, back, error, onRetry }: Props) {
  return (
    <div className="card">
      <ErrorState
        title={title}
        text={text}
        action={<Link {...back} className={buttonLook({ variant: 'primary' })} />}
        onRetry={isGone(error) ? undefined : onRetry}
      />
    </div>
  );
}
