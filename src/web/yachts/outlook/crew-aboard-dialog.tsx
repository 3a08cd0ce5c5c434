import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { CrewMember } from '#domain/crew/crew-member.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { useAskingClose } from '../../platform/asking-close.tsx';
import { EntrySelect } from '../../platform/entry-select.tsx';
import { tellFailure, useSave } from '../../platform/records.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { yachtQuery } from '../yacht-query.ts';

/**
 * Moves somebody of the same company to this yacht. They leave the one they serve on, and the dialog asks whether they keep commanding it.
 */
export function CrewAboardDialog({ yacht, onClose }: { yacht: Yacht; onClose: () => void }) {
  const formId = useId();
  const [member, setMember] = useState<CrewMember | null>(null);
  const [fault, setFault] = useState<string>();
  const [keepsCommand, setKeepsCommand] = useState(false);
  const commanded = useCommanded(member);
  const save = useSave('/api/crew');

  function assign() {
    const wrong = faultOf(member, yacht);
    setFault(wrong);
    if (wrong || !member) return;
    const command = commanded && !keepsCommand ? { yachtId: commanded.id, held: false } : undefined;
    save.mutate(
      { changes: { yachtId: yacht.id, command }, upon: member },
      {
        onSuccess: ({ name }) => {
          toast({ title: `${name} now serves on ${yacht.name}`, description: command && `${commanded?.name} has no captain now.` });
          onClose();
        },
        onError: (error) => tellFailure(`${member.name} couldn’t be assigned`, error),
      },
    );
  }

  const { close, leaveQuestion } = useAskingClose(() => member !== null, onClose);
  return (
    <Dialog
      open
      onClose={close}
      title={`Assign crew to ${yacht.name}`}
      text="Choose who serves on this yacht from now on."
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" running={save.isPending && 'Saving'}>
            Assign crew
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          assign();
        }}
      >
        <Field label="Crew member" required error={fault}>
          {(control) => (
            <EntrySelect
              path="/api/crew"
              query={{ companyId: yacht.companyId ?? undefined }}
              foundOf={({ id, name, role, yachtName }) => ({ id, label: name, note: `${role} · ${yachtName ?? 'Unassigned'}` })}
              chosen={member && { id: member.id, label: member.name }}
              placeholder="Choose a crew member"
              noneFound="No crew members found"
              control={control}
              onChoose={(chosen, row) => {
                setMember(chosen && (row ?? member));
                setFault(undefined);
              }}
            />
          )}
        </Field>
        {commanded && member && (
          <label className="flex items-start gap-2.5 rounded-lg border p-3">
            <input
              type="checkbox"
              checked={keepsCommand}
              onChange={(event) => setKeepsCommand(event.target.checked)}
              className="mt-0.5 size-4 accent-(--accent)"
            />
            <span>
              {member.name} stays captain of {commanded.name}
            </span>
          </label>
        )}
      </form>
      {leaveQuestion}
    </Dialog>
  );
}

function faultOf(member: CrewMember | null, yacht: Yacht): string | undefined {
  if (!member) return 'Please choose a crew member';
  return member.yachtId === yacht.id ? `${member.name} already serves on ${yacht.name}` : undefined;
}

/** The yacht somebody serves on, if they command it. */
function useCommanded(member: CrewMember | null): Yacht | null {
  const { data } = useQuery({ ...yachtQuery(member?.yachtId ?? 0), enabled: member?.isCaptain === true && member.yachtId !== null });
  return data && data.captainId === member?.id ? data : null;
}
