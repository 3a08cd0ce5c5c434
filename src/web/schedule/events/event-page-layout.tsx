import { eventTypeLabels } from '#domain/schedule/words.ts';
import { PageForm } from '../../platform/page-form.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { EventDateFields } from './event-date-fields.tsx';
import { CustomerField, KindField, PriceField, TitleField, TypeField, YachtField, type EventParts } from './event-fields.tsx';
import { DeleteEventButton } from './event-form-header.tsx';
import { CostFields, DescriptionFields } from './event-more-fields.tsx';

type Props = { parts: EventParts; onCancel: () => void; onDeleted?: () => void };

/** The form as a page of its own: everything about an event, sheet by sheet. */
export function EventPageLayout({ parts, onCancel, onDeleted }: Props) {
  const { form, frame, stored } = parts;
  const type = form.watch('type');
  return (
    <PageForm
      frame={frame}
      thing="event"
      title={stored ? stored.title : type === 'other' ? 'New event' : `New ${eventTypeLabels[type].toLowerCase()}`}
      note={stored ? 'Your changes show everywhere as soon as they are saved.' : 'You can change everything later.'}
      beside={stored && <DeleteEventButton event={stored} onDeleted={onDeleted} />}
      action={stored ? 'Save changes' : 'Add event'}
      onCancel={onCancel}
    >
      <Sheet key={stored?.updatedAt} title="Event">
        <div className="grid gap-4 sm:grid-cols-2">
          <TypeField {...parts} />
          <KindField {...parts} />
          <TitleField {...parts} />
          <YachtField {...parts} />
          <CustomerField {...parts} />
          <DescriptionFields {...parts} />
        </div>
      </Sheet>
      <Sheet title="Dates and times">
        <EventDateFields {...parts} />
      </Sheet>
      <Sheet title="Price and costs">
        <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          <PriceField {...parts} />
          <CostFields {...parts} />
        </div>
      </Sheet>
    </PageForm>
  );
}
