import { Avatar } from '../platform/avatar.tsx';

/** Somebody's portrait, or the initials of their first and last name. */
export function CrewPicture({ name, imageUrl, className = '' }: { name: string; imageUrl: string | null; className?: string }) {
  const words = name.trim().split(/\s+/);
  return (
    <Avatar
      firstName={words[0] ?? ''}
      lastName={words.length > 1 ? (words.at(-1) ?? '') : ''}
      imageUrl={imageUrl}
      className={`bg-grey-soft text-grey ${className}`}
    />
  );
}
