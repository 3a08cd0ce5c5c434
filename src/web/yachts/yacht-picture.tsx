import { lazy, Suspense } from 'react';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { Picture, type PictureSize } from '../platform/picture.tsx';

// The drawing that replaces a missing picture loads after the page.
const DrawnPicture = lazy(() => import('./drawn-picture.tsx').then((file) => ({ default: file.DrawnPicture })));

/** A yacht's picture, or our drawing of her. Fills its frame. */
export function YachtPicture({
  yacht,
  size,
  className = '',
}: {
  yacht: Pick<Yacht, 'id' | 'name' | 'type' | 'imageUrl'> & Partial<Pick<Yacht, 'length'>>;
  size: PictureSize;
  className?: string;
}) {
  const fill = `size-full ${className}`;
  return (
    <Picture
      url={yacht.imageUrl}
      size={size}
      alt=""
      className={fill}
      placeholder={
        <Suspense fallback={null}>
          <DrawnPicture id={yacht.id} type={yacht.type} length={yacht.length} wide={size === 'full'} className={fill} />
        </Suspense>
      }
    />
  );
}
