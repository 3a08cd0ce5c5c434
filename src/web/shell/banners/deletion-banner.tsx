import { TriangleAlert } from 'lucide-react';
import { deletionDay } from '#domain/companies/deletion.ts';
import { can } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { shownFormats } from '../../platform/formats.ts';
import { useTimeZone } from '../../platform/dates.ts';
import { useKeepCompany } from '../../settings/deletion-actions.ts';
import { Button } from '../../ui/button.tsx';

/** Above every page of a company that will be deleted: says when, and lets managers keep it. */
export function DeletionBanner({ user, due }: { user: SessionUser; due: string }) {
  const timeZone = useTimeZone();
  const keep = useKeepCompany(user.companyId ?? 0);
  return (
    <section
      aria-label="Company deletion"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b bg-red-soft px-4 py-2.5 text-red sm:px-6"
    >
      <p className="flex min-w-56 flex-1 items-start gap-2 font-medium">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {user.companyName} will be deleted on {deletionDay(due, timeZone, shownFormats())}
      </p>
      {can(user, 'run-company') && (
        <Button size="sm" running={keep.isPending && 'Keeping it'} onClick={() => keep.mutate()}>
          Keep the company
        </Button>
      )}
    </section>
  );
}
