import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, useForm, type Resolver } from 'react-hook-form';
import type { BooksSettings, BooksSettingsChanges } from '#domain/finance/books-settings.ts';
import {
  maxReminderLevels,
  reminderPlaceholders,
  ReminderLevels,
  usualReminderLevels,
  type ReminderLevel,
} from '#domain/finance/payment-reminder.ts';
import { z } from '#domain/shared/zod.ts';
import { client, versionOf } from '../../platform/api.ts';
import { useAskingClose } from '../../platform/asking-close.tsx';
import { showOnFields } from '../../platform/saving.ts';
import { useUpon } from '../../platform/versions.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast-store.ts';
import { booksSettingsQuery } from '../tax-rate-query.ts';

type Form = { reminderLevels: ReminderLevel[] };
const resolver = standardSchemaResolver(z.object({ reminderLevels: ReminderLevels })) as unknown as Resolver<Form, unknown, Form>;

/** When reminders of overdue invoices may go out, and their texts. */
export function ReminderLevelsForm({ settings, onClose }: { settings: BooksSettings; onClose: () => void }) {
  const formId = useId();
  const form = useForm<Form, unknown, Form>({ resolver, defaultValues: { reminderLevels: settings.reminderLevels } });
  const {
    control,
    register,
    formState: { errors, isDirty },
  } = form;
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'reminderLevels' });
  const { upon, tellRefusal } = useUpon(settings, ({ reminderLevels }) => reminderLevels);
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: async (changes: BooksSettingsChanges) =>
      (
        await client.PATCH('/api/books/settings', {
          body: { ...changes, companyId: settings.companyId },
          headers: { 'If-Match': versionOf(upon) },
        })
      ).data,
    onSuccess: (saved) => {
      if (saved) queries.setQueryData(booksSettingsQuery(settings.companyId).queryKey, saved);
      toast({ title: 'Reminders saved', description: 'The next ones use them.' });
      onClose();
    },
    onError: (error) => {
      tellRefusal("Your reminders weren't saved", error);
      showOnFields(form, error);
    },
  });
  const add = () =>
    append({ days: (form.getValues('reminderLevels').at(-1)?.days ?? 0) + 14, text: usualReminderLevels.at(-1)?.text ?? '' });
  const { close, leaveQuestion } = useAskingClose(() => isDirty, onClose);
  return (
    <Dialog
      open
      wide
      onClose={close}
      title="Reminders"
      text="Each can go out a set number of days after the due date, at least a week after the one before. None goes out automatically."
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" running={save.isPending && 'Saving'}>
            Save reminders
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit((values) => save.mutate(values))} className="mt-4 grid gap-5">
        {fields.map((level, place) => (
          <fieldset key={level.id} className="grid gap-3 border-t pt-4">
            <legend className="sr-only">Reminder {place + 1}</legend>
            <div className="flex items-end justify-between gap-3">
              <Field
                label={`Reminder ${place + 1}: days after the due date`}
                required
                error={errors.reminderLevels?.[place]?.days?.message}
                className="w-64 max-w-full"
              >
                {(props) => (
                  <Input
                    {...props}
                    {...register(`reminderLevels.${place}.days`, { valueAsNumber: true })}
                    type="number"
                    min={1}
                    max={365}
                  />
                )}
              </Field>
              {fields.length > 1 && (
                <Button size="icon" variant="ghost" aria-label={`Remove reminder ${place + 1}`} onClick={() => remove(place)}>
                  <Trash2 />
                </Button>
              )}
            </div>
            <Field label={`Text of reminder ${place + 1}`} required error={errors.reminderLevels?.[place]?.text?.message}>
              {(props) => <TextArea {...props} {...register(`reminderLevels.${place}.text`)} className="!min-h-48" />}
            </Field>
          </fieldset>
        ))}
        <div className="flex flex-wrap gap-2">
          {fields.length < maxReminderLevels && (
            <Button size="sm" onClick={add}>
              <Plus />
              Add a reminder
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => replace(usualReminderLevels)}>
            Restore the defaults
          </Button>
        </div>
        <p className="text-xs text-ink-3">
          In the text,{' '}
          {reminderPlaceholders.map(([placeholder, means], place) => (
            <span key={placeholder}>
              {place > 0 && ', '}
              <code>{placeholder}</code> is {means}
            </span>
          ))}
          .
        </p>
      </form>
      {leaveQuestion}
    </Dialog>
  );
}
