import { lazy, Suspense, type ComponentProps } from 'react';
import { chipInputLook, Input } from './input.tsx';

// The popup list is heavy, and the form can be shown without it.
const readSearchSelect = () => import('./search-select.tsx').then((module) => ({ default: module.SearchSelect }));
const SearchSelect = lazy(readSearchSelect);

/** Loads it before it is shown. */
export function fetchSearchSelects(): void {
  void readSearchSelect().catch(() => undefined);
}

type Props = ComponentProps<typeof SearchSelect>;

/** Chooses one of many by typing: plain text until its list has loaded. */
export function LazySearchSelect(props: Props) {
  return (
    <Suspense fallback={<Closed {...props} />}>
      <SearchSelect {...props} />
    </Suspense>
  );
}

/** As wide and as high as when loaded. */
function Closed({ control, label, look, placeholder, value }: Props) {
  const attributes = { ...control, 'aria-label': label, disabled: true, placeholder, value: value?.label ?? '' };
  if (look === undefined) return <Input {...attributes} />;
  return (
    <div className="flex h-full">
      <input {...attributes} size={placeholder.length || undefined} className={chipInputLook(look)} />
    </div>
  );
}
