import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';

type Props = { url: string | null; alt: string; children?: ReactNode };

/** A whole photo in a frame of fixed size, so that loading it moves nothing below, with its caption above. */
export function Photo({ url, alt, children }: Props) {
  return (
    <div className="relative aspect-4/3 overflow-hidden rounded-lg bg-sunken">
      <Picture url={url} size="full" alt={alt} className="size-full object-contain!" placeholder={null} />
      {children && <div className="absolute inset-x-0 top-0 bg-surface/90 p-2">{children}</div>}
    </div>
  );
}
