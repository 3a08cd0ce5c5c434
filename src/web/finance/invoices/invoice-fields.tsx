import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { usualDueDate, type NewInvoice } from '#domain/finance/invoice.ts';
import { invoiceKindLabels } from '#domain/finance/words.ts';
import { isDay } from '#domain/shared/is-day.ts';
import { several } from '#domain/shared/words.ts';
import { can } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { CustomerAddButton } from '../../customers/customer-add-button.tsx';
import { CompanySelect } from '../../companies/company-select.tsx';
import { DateField } from '../../platform/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { SelectOption } from '../../ui/search-select.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { CurrencyField, CustomerField, WordField } from '../books-fields.tsx';
import { ExchangeRateField } from '../exchange-rate-field.tsx';
import type { InvoiceForm } from './invoice-entry.ts';

export type InvoiceFormState = UseFormReturn<InvoiceForm, unknown, NewInvoice>;
type Props = {
  form: InvoiceFormState;
  user: SessionUser;
  customer: SelectOption | null;
  daysToPay: number | undefined;
  onCompany: (company: SelectOption | null) => void;
  onCustomer: (customer: SelectOption | null) => void;
  onAddCustomer: () => void;
};

/** Whom it is for, and its dates. */
export function InvoiceFields({ form, user, customer, daysToPay, onCompany, onCustomer, onAddCustomer }: Props) {
  const {
    control,
    register,
    formState: { errors },
  } = form;
  const [company, setCompany] = useState<SelectOption | null>(null);
  const follow = useUsualDue(form, daysToPay);
  const [hasService] = useState(() => form.getValues(['serviceFrom', 'serviceTo', 'purchaseOrder']).some((each) => each !== ''));
  const runsPlatform = can(user, 'run-platform');
  return (
    <Sheet title="The invoice">
      <div className="grid gap-4 sm:grid-cols-6 [&>*]:sm:col-span-2">
        {runsPlatform && (
          <Field label="Company" className="sm:!col-span-6" hint="Decides which customers you can choose">
            {(props) => (
              <CompanySelect
                control={props}
                chosen={company}
                none="All companies"
                onChoose={(next) => {
                  setCompany(next);
                  onCompany(next);
                }}
              />
            )}
          </Field>
        )}
        <CustomerField
          control={control}
          name="customerId"
          required
          chosen={customer}
          companyId={runsPlatform ? (company?.id ?? 'any') : user.companyId}
          onChoose={onCustomer}
          act={<CustomerAddButton onAdd={onAddCustomer} />}
          className="sm:!col-span-4"
        />
        <WordField control={control} name="kind" label="Kind" words={invoiceKindLabels} />
        <Field
          label="Invoice number"
          error={errors.invoiceNumber?.message}
          hint="Leave empty for the next number"
          className="sm:!col-span-3"
        >
          {(props) => <Input {...props} {...register('invoiceNumber')} autoComplete="off" placeholder="Next number" className="tnum" />}
        </Field>
        <div className="grid content-start sm:!col-span-3">
          <CurrencyField control={control} name="currency" />
        </div>
        <ExchangeRateField control={control} className="sm:!col-span-6" />
        <DateField control={control} name="issueDate" label="Issue date" required onChange={follow} className="sm:!col-span-3" />
        <DateField
          control={control}
          name="dueDate"
          label="Due date"
          className="sm:!col-span-3"
          expected="ahead"
          hint={daysToPay === undefined ? undefined : `${several(daysToPay, 'day') ?? 'No days'} after issue unless you change it`}
        />
        <details className="rounded-lg border px-3 py-2.5 sm:!col-span-6" open={hasService || undefined}>
          <summary className="cursor-pointer text-nav font-medium">Days of service, their order number</summary>
          <div className="mt-3 grid gap-4 sm:grid-cols-3">
            <DateField control={control} name="serviceFrom" label="Service from" />
            <DateField control={control} name="serviceTo" label="Service to" hint="Decides which tax rates apply" />
            <Field label="Their order number" error={errors.purchaseOrder?.message}>
              {(props) => <Input {...props} {...register('purchaseOrder')} autoComplete="off" />}
            </Field>
          </div>
        </details>
      </div>
    </Sheet>
  );
}

/** The due date follows the issue date for as long as nobody has entered another one. */
function useUsualDue({ getValues, setValue }: InvoiceFormState, daysToPay: number | undefined) {
  const issuedBefore = useRef(getValues('issueDate'));
  return () => {
    const { issueDate, dueDate } = getValues();
    if (!isDay(issueDate) || daysToPay === undefined) return;
    const follows = dueDate === '' || dueDate === usualDueDate(issuedBefore.current, daysToPay);
    issuedBefore.current = issueDate;
    if (follows) setValue('dueDate', usualDueDate(issueDate, daysToPay), { shouldDirty: true, shouldValidate: true });
  };
}
