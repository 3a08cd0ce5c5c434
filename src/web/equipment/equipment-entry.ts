import { EquipmentChanges, NewEquipment, type Equipment } from '#domain/equipment/equipment.ts';
import { hoursInField, hoursTyped } from '#domain/equipment/hours.ts';
import type { EquipmentKind } from '#domain/equipment/words.ts';
import type { MaintenanceType } from '#domain/maintenance/words.ts';
import { z } from '#domain/shared/zod.ts';

/** The form values of a piece of equipment. */
export type EquipmentForm = {
  yachtId: number;
  parentId: number | null;
  name: string;
  kind: EquipmentKind;
  category: MaintenanceType | '';
  maker: string;
  model: string;
  serialNumber: string;
  identifier: string;
  quantity: string;
  location: string;
  installedOn: string;
  warrantyUntil: string;
  warrantyHours: string;
  critical: boolean;
  imageUrl: string;
  manualUrl: string;
  notes: string;
  withPlans: boolean;
};

export function blankEquipment(yachtId: number, parentId: number | null): EquipmentForm {
  return {
    yachtId,
    parentId,
    name: '',
    kind: 'other',
    category: '',
    maker: '',
    model: '',
    serialNumber: '',
    identifier: '',
    quantity: '1',
    location: '',
    installedOn: '',
    warrantyUntil: '',
    warrantyHours: '',
    critical: false,
    imageUrl: '',
    manualUrl: '',
    notes: '',
    withPlans: true,
  };
}

/** An optional text as a field shows it. */
function text(value: string | null): string {
  return value ?? '';
}

export function formOf(equipment: Equipment): EquipmentForm {
  return {
    ...blankEquipment(equipment.yachtId, equipment.parentId),
    name: equipment.name,
    kind: equipment.kind,
    category: equipment.category,
    maker: text(equipment.maker),
    model: text(equipment.model),
    serialNumber: text(equipment.serialNumber),
    identifier: text(equipment.identifier),
    quantity: String(equipment.quantity),
    location: text(equipment.location),
    installedOn: text(equipment.installedOn),
    warrantyUntil: text(equipment.warrantyUntil),
    warrantyHours: equipment.warrantyHours === null ? '' : hoursInField(equipment.warrantyHours),
    critical: equipment.critical,
    imageUrl: text(equipment.imageUrl),
    manualUrl: text(equipment.manualUrl),
    notes: text(equipment.notes),
  };
}

/** The typed values as the schema expects them. */
function read({ category, quantity, warrantyHours, ...form }: EquipmentForm) {
  return {
    ...form,
    category: category || undefined,
    quantity: /^\d+$/.test(quantity.trim()) ? Number(quantity) : quantity,
    warrantyHours: warrantyHours.trim() === '' ? null : (hoursTyped(warrantyHours) ?? warrantyHours),
  };
}

export const NewEntry = z.preprocess(read, NewEquipment);
export const ChangedEntry = z.preprocess(read, EquipmentChanges);
