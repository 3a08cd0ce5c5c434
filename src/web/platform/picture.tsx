import { queryOptions, useQuery, type Query } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { succeeded } from './api.ts';
import { readToken } from './token.ts';

export type PictureSize = 'thumb' | 'card' | 'full';

type Props = { url: string | null | undefined; size: PictureSize; alt: string; placeholder: ReactNode; className?: string };

/** A picture that fills its frame, or the drawn placeholder while there is none. The frame gives the size, so nothing jumps. */
export function Picture({ url, size, placeholder, ...image }: Props) {
  if (!url) return placeholder;
  if (url.startsWith('/api/files/')) return <OwnPicture url={`${url}?size=${size}`} placeholder={placeholder} {...image} />;
  return <Image key={url} src={url} placeholder={placeholder} {...image} />;
}

type ImageProps = { src: string; alt: string; placeholder: ReactNode; className?: string };

function OwnPicture({ url, ...image }: Omit<ImageProps, 'src'> & { url: string }) {
  const { data: src } = useQuery(fileQuery(url));
  return src ? <Image key={src} src={src} {...image} /> : image.placeholder;
}

function Image({ src, alt, placeholder, className = '' }: ImageProps) {
  const [failed, setFailed] = useState(false);
  if (failed) return placeholder;
  return (
    <img
      src={src}
      alt={alt}
      decoding="async"
      referrerPolicy="no-referrer"
      className={`object-cover ${className}`}
      onError={() => setFailed(true)}
    />
  );
}

/** Our files are private: each is fetched with the token, once, and shown from memory by an object URL. */
function fileQuery(url: string) {
  return queryOptions({
    queryKey: ['file', url],
    queryFn: async ({ signal }) => {
      const token = readToken();
      // Without the headers that disable caching: a file never changes, and the browser keeps it.
      const response = await succeeded(await fetch(url, { signal, headers: token ? { Authorization: `Bearer ${token}` } : {} }));
      return URL.createObjectURL(await response.blob());
    },
  });
}

/** Frees the memory of a picture once the cache has dropped it. */
export function releasePicture({ queryKey, state }: Query) {
  if (queryKey[0] === 'file' && typeof state.data === 'string') URL.revokeObjectURL(state.data);
}
