import { several } from '#domain/shared/words.ts';

type Props = {
  query: { data?: { total: number } | undefined; isPlaceholderData: boolean };
  /** One of them: "company". */ one: string;
  /** The plural, if it isn't made with an s. */ many?: string;
};

/** How many rows a filter leaves. Screen readers announce the number once it is known. */
export function FilteredCount({ query: { data, isPlaceholderData }, one, many = `${one}s` }: Props) {
  return (
    <p aria-live="polite" aria-busy={isPlaceholderData} className="tnum">
      {data && (several(data.total, one, many) ?? `No ${many}`)}
    </p>
  );
}
