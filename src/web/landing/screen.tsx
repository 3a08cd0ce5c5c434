/** Where the file of a drawing is. */
export type Drawn = (name: string) => string;

type Props = { name: string; alt: string; width: number; height: number; className?: string };

/** A part of the product as large as it is there, by day and by night; where there is less room, less of it. The one that isn't shown isn't loaded. */
export function Screen({ name, alt, width, height, className = '' }: Props) {
  const look = `w-full object-cover object-left-top ${className}`;
  return (
    <>
      <img
        src={`./pictures/${name}-light.avif`}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={`${look} dark:hidden`}
      />
      <img
        src={`./pictures/${name}-dark.avif`}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={`${look} hidden dark:block`}
      />
    </>
  );
}
