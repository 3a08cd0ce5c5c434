import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Charter } from '#domain/desk/charter.ts';
import { crewListLabels, type CrewListForm } from '#domain/desk/guest-fields.ts';
import { reason } from '../../platform/api.ts';
import { download } from '../../platform/download.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { choicesOf, Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast-store.ts';

/** Lists of who is on board, for authorities: on paper, or as a table. */
export function CrewListSection({ charter: { id, number } }: { charter: Charter }) {
  const [form, setForm] = useState<CrewListForm>('persons');
  const [port, setPort] = useState('');
  const draw = useMutation({
    mutationFn: (format: 'pdf' | 'csv') =>
      download(`/api/charters/${id}/crew-list?${new URLSearchParams({ form, format, port })}`, `${form}-${number}.${format}`),
    onError: (error) => toast({ variant: 'destructive', title: 'The list wasn’t created', description: reason(error) }),
  });
  return (
    <section aria-labelledby="lists" className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t pt-4">
      <h3 id="lists" className="text-panel font-semibold">
        Lists
      </h3>
      <Field label="List">
        {(props) => <Select control={props} value={form} choices={choicesOf(crewListLabels)} onChoose={setForm} />}
      </Field>
      <Field label="Port" hint="Printed on the list. Optional.">
        {(props) => <Input {...props} value={port} maxLength={100} autoComplete="off" onChange={({ target }) => setPort(target.value)} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        {(['pdf', 'csv'] as const).map((format) => (
          <Button key={format} running={draw.isPending && draw.variables === format && 'Creating'} onClick={() => draw.mutate(format)}>
            <Download aria-hidden />
            {format.toUpperCase()}
          </Button>
        ))}
      </div>
    </section>
  );
}
