import { lazy, Suspense, type ComponentProps } from 'react';
import { Input } from './input.tsx';

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
    <Suspense fallback={<Input {...props.control} disabled placeholder={props.placeholder} value={props.value?.label ?? ''} />}>
      <SearchSelect {...props} />
    </Suspense>
  );
}
