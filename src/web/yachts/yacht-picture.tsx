import type { Yacht } from '#domain/yachts/yacht.ts';
import { Picture, type PictureSize } from '../platform/picture.tsx';
import { DrawnPicture } from './drawn-picture.tsx';

/** A yacht as it looks, or as we draw it. Fills its frame. */
export function YachtPicture({
  yacht,
  size,
  className = '',
}: {
  yacht: Pick<Yacht, 'id' | 'name' | 'type' | 'imageUrl'>;
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
      placeholder={<DrawnPicture id={yacht.id} type={yacht.type} wide={size === 'full'} className={fill} />}
    />
  );
}
