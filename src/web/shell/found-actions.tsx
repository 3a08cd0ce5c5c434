import { useNavigate } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import type { SearchHit } from '#domain/search/search.ts';
import { foundKindLabels, type FoundKind } from '#domain/search/words.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { plainMoney } from '#domain/shared/money.ts';
import { useDates } from '../platform/dates.ts';
import { wayTo } from '../words/record-link.tsx';
import { recordIcons } from '../words/record-words.ts';
import { YachtPicture } from '../yachts/yacht-picture.tsx';
import type { Offer } from './command-actions.tsx';
import type { OfferGroup } from './command-list.tsx';
import { rememberOpened, type Opened } from './recent-store.ts';

/**
 * The search results as the palette offers them: each kind under its heading in the order of the answer, and the rest of a kind behind one
 * more line.
 */
export function useFoundGroups(user: SessionUser | null, found: readonly SearchHit[], onMore: (kind: FoundKind) => void): OfferGroup[] {
  const asOffer = useOffer(user);
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    heading: foundKindLabels[kind],
    offers: found
      .filter((each) => each.kind === kind)
      .flatMap((each) => (each.more && onMore ? [asOffer(each), moreOf(kind, onMore)] : [asOffer(each)])),
  }));
}

function moreOf(kind: FoundKind, onMore: (kind: FoundKind) => void): Offer {
  return {
    key: `more ${kind}`,
    label: `More ${moreWords[kind]}`,
    icon: <Ellipsis aria-hidden />,
    isOver: true,
    staysOpen: true,
    run: () => onMore(kind),
  };
}

const moreWords: Record<FoundKind, string> = {
  yacht: 'yachts',
  crew: 'crew',
  customer: 'customers',
  schedule: 'of the schedule',
  departure: 'departures',
  charter: 'charters',
  trip: 'trips',
  invoice: 'invoices',
  credit_note: 'credit notes',
  maintenance: 'maintenance',
  defect: 'defects',
  equipment: 'equipment',
  part: 'parts',
  document: 'documents',
};

/** A record as the palette offers it: its kind, its date, and what is owed. */
export function useOffer(user: SessionUser | null): (found: Opened | SearchHit) => Offer {
  const navigate = useNavigate();
  const dates = useDates();
  return (found) => {
    const { kind, id, label, note, at, companyName, phase, owed } = { ...blank, ...found };
    const when = phase === 'now' && (kind === 'schedule' || kind === 'departure') ? 'Now' : at && dates.day(at);
    const open = owed?.map(({ total, currency }) => plainMoney(total, currency)).join(' + ');
    return {
      key: `${kind} ${id}`,
      label,
      note: [when, note, companyName].filter(Boolean).join(' · '),
      aside: open && `${open} open`,
      icon: <RecordPicture {...found} />,
      isOver: phase === 'over',
      run: () => {
        if (user) rememberOpened(user.id, found);
        void navigate(wayTo(found));
      },
    };
  };
}

const blank = { note: null, at: null, companyName: null, phase: null, owed: null };

/** A yacht's picture; for all other records, the icon of their kind. */
function RecordPicture({ kind, id, label, picture }: Opened) {
  const Icon = recordIcons[kind];
  if (!picture) return <Icon aria-hidden />;
  return (
    <span className="overflow-clip rounded" style={{ width: 32, height: 22 }}>
      <YachtPicture yacht={{ id, name: label, ...picture }} size="thumb" />
    </span>
  );
}
