import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { ContactRequest, fleetSizes } from '#domain/contact/contact-request.ts';
import { client, reason } from '../platform/api.ts';
import { showOnFields } from '../platform/saving.ts';
import { PublicFrame } from '../platform/public-frame.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';

type Entry = Omit<ContactRequest, 'fleetSize'> & { fleetSize: ContactRequest['fleetSize'] | '' };
const blank: Entry = { firstName: '', lastName: '', email: '', companyName: '', fleetSize: '', phone: '', message: '' };

/** The form for a message to sales. */
export function ContactPage() {
  return (
    <PublicFrame title="Contact sales">
      <div className="card w-full max-w-2xl self-start lg:my-8">
        <ContactForm />
      </div>
    </PublicFrame>
  );
}

function ContactForm() {
  const form = useForm<Entry, unknown, ContactRequest>({ resolver: standardSchemaResolver(ContactRequest) as never, defaultValues: blank });
  const write = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: async (body: ContactRequest) => (await client.POST('/api/contact', { body })).data!,
    onError: (error) => showOnFields(form, error),
  });
  const { errors, isSubmitted } = form.formState;
  const fleetSize = useWatch({ control: form.control, name: 'fleetSize' });

  if (write.isSuccess) {
    return (
      <div role="status">
        <EmptyState
          icon={<CircleCheck />}
          title={<h1>Your message is on its way</h1>}
          text={write.data.message}
          action={
            <Link reloadDocument to="/" className={buttonLook({})}>
              Back to the home page
            </Link>
          }
        />
      </div>
    );
  }
  const text = (name: Exclude<keyof Entry, 'fleetSize' | 'message'>, label: string, more: React.ComponentProps<typeof Input>) => (
    <Field label={label} error={errors[name]?.message} required>
      {(control) => <Input {...control} {...form.register(name)} {...more} />}
    </Field>
  );
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => write.mutate(values))} className="grid gap-5 p-6 sm:grid-cols-2 sm:p-8">
      <div className="sm:col-span-2">
        <h1 className="text-[1.5rem] leading-8 font-semibold">Contact sales</h1>
        <p className="mt-1.5 text-ink-2">Tell us about your fleet and we'll get back to you with an offer that fits.</p>
      </div>
      {text('firstName', 'First name', { autoComplete: 'given-name' })}
      {text('lastName', 'Last name', { autoComplete: 'family-name' })}
      {text('email', 'Email', { type: 'email', autoComplete: 'email', autoCapitalize: 'none', placeholder: 'you@company.com' })}
      {text('phone', 'Phone', { type: 'tel', autoComplete: 'tel' })}
      {text('companyName', 'Company name', { autoComplete: 'organization' })}
      <Field label="Fleet size" error={errors.fleetSize?.message} required>
        {(control) => (
          <Select
            control={control}
            ref={form.register('fleetSize').ref}
            value={fleetSize}
            placeholder="Number of boats"
            choices={fleetSizes.map((size) => ({ value: size, label: size === '1-10' ? 'Up to 10 boats' : `${size} boats` }))}
            onChoose={(size) => form.setValue('fleetSize', size, { shouldDirty: true, shouldValidate: isSubmitted })}
          />
        )}
      </Field>
      <Field label="Message" error={errors.message?.message} required className="sm:col-span-2">
        {(control) => (
          <TextArea {...control} {...form.register('message')} rows={5} placeholder="What do you operate, and what do you need?" />
        )}
      </Field>
      {write.isError && (
        <p role="alert" className="rounded-lg bg-red-soft px-3 py-2.5 text-red sm:col-span-2">
          {reason(write.error)}
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" className="justify-self-end sm:col-span-2" running={write.isPending && 'Sending'}>
        Send to sales
      </Button>
    </form>
  );
}
