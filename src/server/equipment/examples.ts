import {
  Equipment,
  EquipmentAdded,
  EquipmentChanges,
  EquipmentCopy,
  NewEquipment,
  UsualEquipmentWish,
} from '#domain/equipment/equipment.ts';
import { Meter, MeterChanges, MeterReplacement, NewMeter } from '#domain/equipment/meter.ts';
import { DuePlan, EnteredReading, MeterReading, NewReadings, ReadingsStored } from '#domain/equipment/reading.ts';
import { withExample } from '../platform/examples.ts';

const timestamps = { createdAt: '2026-11-21T09:00:00.000Z', updatedAt: '2026-11-21T09:00:00.000Z' };
const ours = { companyId: 1, companyName: 'Azure Charters' };
const engine = {
  yachtId: 12,
  parentId: null,
  name: 'Port engine',
  kind: 'engine' as const,
  category: 'engine' as const,
  maker: 'Yanmar',
  model: '4JH45',
  serialNumber: 'E12345',
  identifier: null,
  quantity: 1,
  location: 'Engine room',
  installedOn: '2024-03-10',
  warrantyUntil: '2027-03-10',
  warrantyHours: 2000,
  critical: true,
  imageUrl: null,
  manualUrl: null,
  notes: null,
};

withExample(NewEquipment, { ...engine, withPlans: true });
withExample(EquipmentChanges, { location: 'Engine room, port', retiredOn: null });
withExample(Equipment, {
  id: 31,
  ...engine,
  yachtName: 'Aurelia',
  depth: 1,
  inWarranty: true,
  retiredOn: null,
  meterId: 8,
  hours: 1240.5,
  ...ours,
  ...timestamps,
});
withExample(EquipmentCopy, { fromYachtId: 12 });
withExample(UsualEquipmentWish, { withPlans: true });
withExample(EquipmentAdded, { equipment: 18, meters: 3, plans: 24 });

withExample(NewMeter, { equipmentId: 31, usualPerDay: 2.5 });
withExample(MeterChanges, { usualPerDay: 3 });
withExample(Meter, {
  id: 8,
  yachtId: 12,
  yachtName: 'Aurelia',
  equipmentId: 31,
  equipmentName: 'Port engine',
  retiredOn: null,
  name: 'Port engine',
  ownName: null,
  usualPerDay: 2.5,
  hours: 1240.5,
  shown: 1240.5,
  readAt: '2026-11-03T10:00:00.000Z',
  perDay: 2.2,
  perBookedDay: 6.04,
  stale: false,
  ...ours,
  ...timestamps,
});
withExample(MeterReplacement, { at: '2026-11-04T08:00:00.000Z', lastShown: 1530, firstShown: 0 });

const reading = {
  id: 901,
  meterId: 8,
  at: '2026-11-21T09:00:00.000Z',
  shown: 1247,
  hours: 1247,
  source: 'manual' as const,
  tripId: null,
  eventId: null,
  byName: 'Maya Azoulay',
};
withExample(EnteredReading, { meterId: 8, hours: 1247 });
withExample(NewReadings, { readings: [{ meterId: 8, hours: 1247, at: '2026-11-21T09:00:00.000Z' }] });
withExample(MeterReading, reading);
const due = {
  planId: 4,
  title: '250 h service',
  equipmentId: 31,
  equipmentName: 'Port engine',
  state: 'due' as const,
  hoursLeft: 18.4,
  expectedOn: '2026-12-03',
};
withExample(DuePlan, due);
withExample(ReadingsStored, { readings: [reading], due: [due] });
