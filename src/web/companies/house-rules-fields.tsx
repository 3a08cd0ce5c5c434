import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import type { UsualTerms } from '#domain/companies/usual-terms.ts';
import { AmountField } from '../platform/amount-field.tsx';
import { TimeField } from '../platform/time-field.tsx';

type Props<Form extends FieldValues, Values> = {
  control: Control<Form, unknown, Values>;
  /** What applies if a field is empty. */
  otherwise: UsualTerms;
  children?: ReactNode;
};

/** The hours of charters and of the yard, and what an invoice begins with, in a form that keeps them under `houseRules`. */
export function HouseRulesFields<Form extends FieldValues, Values>({ control, otherwise, children }: Props<Form, Values>) {
  const rule = (name: keyof UsualTerms) => ({ control, name: `houseRules.${name}` as FieldPath<Form> });
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <TimeField {...rule('checkIn')} label="Check-in" otherwise={otherwise.checkIn ?? '09:00'} />
      <TimeField {...rule('checkOut')} label="Check-out" otherwise={otherwise.checkOut ?? '12:00'} />
      <TimeField {...rule('workBegins')} label="Yard opens" otherwise={otherwise.workBegins ?? '08:00'} />
      <TimeField {...rule('workEnds')} label="Yard closes" otherwise={otherwise.workEnds ?? '17:00'} />
      <AmountField {...rule('taxRate')} label="Usual tax rate (%)" placeholder={String(Number(otherwise.taxRate))} />
      <AmountField {...rule('daysToPay')} label="Days until due" placeholder={String(otherwise.daysToPay)} />
      <AmountField
        {...rule('turnaroundHours')}
        label="Turnaround, hours between charters"
        placeholder={String(otherwise.turnaroundHours)}
        className="col-span-2"
      />
      {children}
    </div>
  );
}
