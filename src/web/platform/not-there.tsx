import { Link, type LinkProps } from '@tanstack/react-router';
import { buttonLook } from '../ui/button.tsx';
import { ErrorState } from '../ui/notice.tsx';

type Props = {
  title: string;
  text?: string;
  /** The page of all of them, with what its link says in `children`. */ back: Pick<LinkProps, 'to' | 'params' | 'children'>;
  onRetry?: () => void;
};

/** In the place of a record that isn't there or can't be loaded: why, and the way to all the others. */
export function NotThere({ title, text, back, onRetry }: Props) {
  return (
    <div className="card">
      <ErrorState title={title} text={text} action={<Link {...back} className={buttonLook({ variant: 'primary' })} />} onRetry={onRetry} />
    </div>
  );
}
