import { lazy, Suspense, type ComponentProps } from 'react';
import { Input } from './input.tsx';

// The list that floats is heavy, and the form shows without it. It is on its way before the form does.
const searchSelect = import('./search-select.tsx').then((module) => ({ default: module.SearchSelect }));
const SearchSelect = lazy(() => searchSelect);

type Props = ComponentProps<typeof SearchSelect>;

/** One of many, found by typing: plain text until its list has loaded. */
export function LazySearchSelect(props: Props) {
  return (
    <Suspense fallback={<Input {...props.control} disabled placeholder={props.placeholder} value={props.value?.label ?? ''} />}>
      <SearchSelect {...props} />
    </Suspense>
  );
}
