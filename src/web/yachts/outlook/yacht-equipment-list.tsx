import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Cog } from 'lucide-react';
import { hoursText } from '#domain/equipment/hours.ts';
import { equipmentKindLabels } from '#domain/equipment/words.ts';
import { can } from '#domain/session/permissions.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { equipmentQuery, placeOf } from '../../equipment/equipment-query.ts';
import { FillButton } from '../../equipment/fill-button.tsx';
import { useUser } from '../../platform/session.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { PartList, PartRow, rowLink } from './yacht-part-list.tsx';

/** The equipment of a yacht that is in use, without its parts, which are on the page of the equipment. */
export function YachtEquipmentList({ yacht }: { yacht: Yacht }) {
  const mayChange = can(useUser(), 'maintenance:write');
  const equipment = useQuery({
    ...equipmentQuery(yacht.id),
    select: (all) => all.filter(({ depth, retiredOn }) => depth === 1 && retiredOn === null).toSorted((a, b) => placeOf(a) - placeOf(b)),
  });
  if (equipment.data?.length === 0)
    return (
      <EmptyState
        icon={<Cog />}
        title="No equipment yet"
        text="List what is on board, with its running hours and warranty"
        action={
          <>
            {mayChange && <FillButton yacht={yacht} />}
            <EquipmentLink yacht={yacht} />
          </>
        }
      />
    );
  return (
    <PartList query={equipment} of="equipment" icon={<Cog />} none="" invite="" add={<EquipmentLink yacht={yacht} />}>
      {(item) => (
        <PartRow
          key={item.id}
          icon={Cog}
          tone={item.critical ? 'amber' : 'grey'}
          title={
            <Link to="/maintenance/equipment" search={{ yachtId: yacht.id, item: item.id }} className={rowLink}>
              {item.name}
            </Link>
          }
          note={[equipmentKindLabels[item.kind], item.maker, item.model].filter(Boolean).join(' · ')}
          end={item.hours === null ? null : <span className="tnum">{hoursText(item.hours)}</span>}
        />
      )}
    </PartList>
  );
}

function EquipmentLink({ yacht }: { yacht: Yacht }) {
  return (
    <Link to="/maintenance/equipment" search={{ yachtId: yacht.id }} className={buttonLook({ size: 'sm' })}>
      All equipment
    </Link>
  );
}
