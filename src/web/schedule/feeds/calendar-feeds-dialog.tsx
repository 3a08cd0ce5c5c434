import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SessionUser } from '#domain/session/session.ts';
import { useAskingClose } from '../../platform/asking-close.tsx';
import { Button } from '../../ui/button.tsx';
import { DetailsDialog } from '../../ui/details-dialog.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { importsQuery, needsSomebody } from './calendars-query.ts';
import { FeedsPanel } from './feeds-panel.tsx';
import { useNewImport } from './import-form.tsx';
import { ImportsPanel } from './imports-panel.tsx';

type Props = { user: SessionUser; first?: 'out' | 'in' | undefined; onClose: () => void };

/** Outgoing and incoming calendars. */
export function CalendarFeedsDialog({ user, first = 'out', onClose }: Props) {
  const imports = useQuery(importsQuery);
  const [open, setOpen] = useState(first);
  const entry = useNewImport();
  const { close, leaveQuestion } = useAskingClose(() => entry.isTyped, onClose);
  return (
    <DetailsDialog
      open
      onClose={close}
      title="Calendar feeds"
      text="Your schedule in other calendars, and other calendars in your schedule."
      actions={<Button onClick={close}>Close</Button>}
    >
      <Tabs
        label="Calendar feeds"
        className="mt-4"
        open={open}
        onOpen={setOpen}
        tabs={[
          { name: 'out', label: 'Outgoing', panel: <FeedsPanel user={user} /> },
          {
            name: 'in',
            label: 'Incoming',
            // Leaving the page asks about what is typed, so the dialog stays open until then.
            panel: <ImportsPanel entry={entry} onLeave={() => !entry.isTyped && onClose()} />,
            isWrong: imports.data?.some(needsSomebody) ?? false,
          },
        ]}
      />
      {leaveQuestion}
    </DetailsDialog>
  );
}
