/** The address of a drawing's file. */
export type DrawingUrl = (name: string) => string;

type Props = { name: string; alt: string; width: number; height: number; className?: string };

/** A screenshot at its real size in either theme, cropped if there is less room. The hidden theme isn't loaded. */
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
