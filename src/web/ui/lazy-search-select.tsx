import { lazy, Suspense, type ComponentProps } from 'react';
import { chipInputLook, Input } from './input.tsx';

// The list that floats is heavy, and what it stands in shows without it.
const readSearchSelect = () => import('./search-select.tsx').then((module) => ({ default: module.SearchSelect }));
const SearchSelect = lazy(readSearchSelect);

/** Has it loaded before one is shown. */
export function fetchSearchSelects(): void {
  void readSearchSelect().catch(() => undefined);
}

type Props = ComponentProps<typeof SearchSelect>;

/** One of many, found by typing: plain text until its list has loaded. */
export function LazySearchSelect(props: Props) {
  return (
    <Suspense fallback={<Closed {...props} />}>
      <SearchSelect {...props} />
    </Suspense>
  );
}

/** As wide and as high as it will be. */
function Closed({ control, label, look, placeholder, value }: Props) {
  const shown = { ...control, 'aria-label': label, disabled: true, placeholder, value: value?.label ?? '' };
  if (look === undefined) return <Input {...shown} />;
  return (
    <div className="flex h-full">
      <input {...shown} size={placeholder.length || undefined} className={chipInputLook(look)} />
    </div>
  );
}
