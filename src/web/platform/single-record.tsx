import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Loaded } from '../ui/loaded.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { BackLink } from './back-link.tsx';
import { NotThere, type Failed } from './not-there.tsx';
import { countIn } from './search-params.ts';

type Props<Data, Key extends QueryKey> = {
  /** The text in the address in place of its id. */
  id: string | undefined;
  /** The record: "defect". */
  thing: string;
  /** The page of the list, and the name of the records: "defects". */
  all: { to: LinkProps['to']; words: string };
  read: (id: number) => UseQueryOptions<Data, Error, Data, Key>;
  wide?: boolean;
  children: (record: Data) => ReactNode;
};

/** The page of one record: a link back to the list, and the record itself, or that it doesn't exist. */
export function SingleRecord<Data, Key extends QueryKey>({ id: idInAddress, wide = false, ...view }: Props<Data, Key>) {
  const id = countIn(idInAddress);
  return (
    <div className={`mx-auto grid w-full ${wide ? 'max-w-6xl' : 'max-w-216'} grid-cols-[minmax(0,1fr)] gap-4`}>
      <BackLink to={view.all.to}>All {view.all.words}</BackLink>
      {id === undefined ? <Missing {...view} /> : <View key={id} id={id} {...view} />}
    </div>
  );
}

function View<Data, Key extends QueryKey>({ id, read, children, ...named }: Omit<Props<Data, Key>, 'id' | 'wide'> & { id: number }) {
  return (
    <Loaded
      query={useQuery(read(id))}
      loading={
        <div className="card grid gap-4 p-5">
          <Skeletons count={3}>
            <Skeleton className="h-9" />
          </Skeletons>
        </div>
      }
      renderFailed={(retry, error) => <Missing {...named} error={error} onRetry={retry} />}
    >
      {children}
    </Loaded>
  );
}

function Missing({ thing, all, ...failed }: Pick<Props<unknown, QueryKey>, 'thing' | 'all'> & Failed) {
  return (
    <NotThere
      title={`Error loading ${thing}`}
      text={`The ${thing} may no longer exist, or there was an error loading it.`}
      back={{ to: all.to, children: `Back to the ${all.words}` }}
      error={failed.error}
      {...(failed.onRetry && { onRetry: failed.onRetry })}
    />
  );
}
