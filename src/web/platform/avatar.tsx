import { initials } from '#domain/session/initials.ts';
import { Picture } from './picture.tsx';

type Props = { firstName: string; lastName: string; imageUrl: string | null; className?: string };

/** A person's picture, or their initials. Decorative: the name is beside it. */
export function Avatar({ firstName, lastName, imageUrl, className = '' }: Props) {
  return (
    <span aria-hidden className={`grid size-8 shrink-0 place-items-center overflow-hidden rounded-full text-xs font-semibold ${className}`}>
      <Picture url={imageUrl} size="thumb" alt="" className="size-full" placeholder={initials({ firstName, lastName })} />
    </span>
  );
}
