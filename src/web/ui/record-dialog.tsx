import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Loaded } from './loaded.tsx';
import { Skeleton, Skeletons } from './skeleton.tsx';

type Props<Row> = {
  query: UseQueryResult<Row, unknown>;
  /** Whether something else that its form needs is still unknown. */ isWaiting?: boolean;
  /** Its title while it loads: "Edit customer". */
  title: string;
  /** The record: "customer". */
  thing: string;
  reason: (error: unknown) => string;
  onClose: () => void;
  children: (row: Row) => ReactNode;
};

/** A record that opens in a dialog over its list, with a loading and an error state in the same frame. */
export function RecordDialog<Row>({ query, isWaiting = false, title, thing, reason, onClose, children }: Props<Row>) {
  return (
    <Loaded
      query={query}
      isWaiting={isWaiting}
      loading={
        <Dialog
          open
          onClose={onClose}
          title={title}
          text={
            <Skeletons count={4}>
              <Skeleton className="mt-4 h-9" />
            </Skeletons>
          }
          actions={<Button onClick={onClose}>Cancel</Button>}
        />
      }
      renderFailed={(retry, error) => (
        <Dialog
          open
          onClose={onClose}
          title={`This ${thing} couldn't be loaded`}
          text={<p role="alert">{reason(error)}</p>}
          actions={
            <>
              <Button onClick={onClose}>Close</Button>
              <Button variant="primary" onClick={retry}>
                Retry
              </Button>
            </>
          }
        />
      )}
    >
      {children}
    </Loaded>
  );
}
