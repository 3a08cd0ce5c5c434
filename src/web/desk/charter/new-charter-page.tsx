import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { fullName } from '#domain/shared/words.ts';
import { customerQuery } from '../../customers/customer-query.ts';
import { isFirstRead } from '../../platform/queries.ts';
import { useUser } from '../../platform/session.tsx';
import { useWayBack } from '../../platform/way-back.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { yachtQuery } from '../../yachts/yacht-query.ts';
import { yachtTermsQuery } from '../prices/prices-query.ts';
import { blankEntry } from './charter-entry.ts';
import { CharterForm } from './charter-form.tsx';
import { BackToPipeline } from './charter-notice.tsx';
import { newCharterSearch } from './new-charter-query.ts';

/** A new enquiry, with the yacht, days and customer that the address names. */
export function NewCharterPage() {
  const { yachtId, customerId, from = '', to = '' } = newCharterSearch(useSearch({ strict: false }));
  const { companyId } = useUser();
  const yacht = useQuery({ ...yachtQuery(yachtId ?? 0), enabled: yachtId !== undefined });
  const terms = useQuery({ ...yachtTermsQuery(yachtId ?? 0), enabled: yachtId !== undefined });
  const customer = useQuery({ ...customerQuery(customerId ?? 0), enabled: customerId !== undefined });
  const navigate = useNavigate();
  const leave = useWayBack({ to: '/desk/pipeline' });
  const times = terms.data && { startTime: terms.data.checkInTime, endTime: terms.data.checkOutTime };
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-4">
      <BackToPipeline />
      {isFirstRead(yacht) || isFirstRead(terms) || isFirstRead(customer) ? (
        <Skeleton className="h-96 rounded-xl" />
      ) : (
        <CharterForm
          charter={null}
          entry={blankEntry({
            startDay: from,
            endDay: to,
            companyId,
            ...times,
            yachtId: yacht.data?.id ?? null,
            customerId: customer.data?.id ?? null,
          })}
          // A customer of another company is simply not filled in.
          chosen={{
            yacht: yacht.data ? { id: yacht.data.id, label: yacht.data.name, note: yacht.data.type } : null,
            customer: customer.data ? { id: customer.data.id, label: fullName(customer.data) } : null,
            agency: null,
          }}
          onCancel={() => leave()}
          onSaved={({ id, number, state }) => {
            toast({ title: state === 'quote' ? 'Quote added' : 'Enquiry added', description: `${number} is in the pipeline.` });
            void navigate({ to: '/desk/$charterId', params: { charterId: String(id) }, replace: true, ignoreBlocker: true });
          }}
        />
      )}
    </div>
  );
}
