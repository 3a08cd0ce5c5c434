import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CheckCheck, PenLine } from 'lucide-react';
import { useState } from 'react';
import type { Charter } from '#domain/desk/charter.ts';
import { hoursText } from '#domain/equipment/hours.ts';
import { handoverSentence, type Handover } from '#domain/handovers/handover.ts';
import { handoverLabels } from '#domain/handovers/words.ts';
import { ApiError, client, reason, versionOf } from '../../platform/api.ts';
import { hoursHint } from '../../platform/hours-field.tsx';
import { changedMeanwhile } from '../../platform/saving.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast-store.ts';
import { UnsavedChanges } from '../../ui/unsaved-changes.tsx';
import { FirstInventoryForm } from './first-inventory-form.tsx';
import { draftOf, faultsOf } from './handover-entry.ts';
import { handoverQuery } from './handover-query.ts';
import { useHandoverEntry } from './handover-state.ts';
import { ItemRow } from './item-row.tsx';
import { SignatureFields, type Signature } from './signature-fields.tsx';
import { SignedHandoverDetails } from './signed-handover-details.tsx';

type Faults = Record<string, string>;

/**
 * A check-in or check-out until it is signed: item by item, or all as listed at once. If somebody else signs it, what was typed stays until
 * it is dismissed.
 */
export function HandoverForm({ charter, stored }: { charter: Charter; stored: Handover }) {
  const { kind } = stored;
  const queries = useQueryClient();
  const { entry, isDirty, base, change, changeItem, noteSent, isOwn, continueFrom, keepOn, show } = useHandoverEntry(stored);
  const [uploads, setUploads] = useState(0);
  const [faults, setFaults] = useState<Faults>({});
  const [unsigned] = useState<Signature>({ name: charter.customerName ?? '', method: 'typed', strokes: null, agreed: false });
  const [signature, setSignature] = useState(unsigned);
  const [signedFor, setSignedFor] = useState(base.yachtId);
  // It was another yacht that they agreed to.
  if (base.yachtId !== signedFor) {
    setSignedFor(base.yachtId);
    setSignature(unsigned);
  }
  const isBegun = signature.name !== unsigned.name || signature.agreed || (signature.strokes ?? []).length > 0;
  const [listing, setListing] = useState('');
  const path = { id: charter.id };
  const save = async (upon: Handover) => {
    const { data } = await client.PUT('/api/charters/{id}/handover', {
      params: { path, query: { kind } },
      headers: { 'If-Match': versionOf(upon) },
      body: { ...draftOf(entry), yachtId: upon.yachtId },
    });
    return data;
  };
  const send = useMutation({
    mutationFn: async ({ isSigned, confirm = false }: { isSigned: boolean; confirm?: boolean }) => {
      noteSent(entry);
      const saved = await save(base).catch((error: unknown) => {
        // It was saved before, but the answer was lost.
        const own = changedMeanwhile<Handover>(error);
        if (own && isOwn(own)) return save(own);
        throw error;
      });
      if (saved) continueFrom(saved, entry);
      if (!isSigned) return saved;
      const { name, method, strokes } = signature;
      const body = { kind, name, method, strokes, agreed: true as const, confirm };
      return (
        await client.POST('/api/charters/{id}/handover/sign', {
          params: { path },
          body,
          headers: saved && { 'If-Match': versionOf(saved) },
        })
      ).data;
    },
    onSuccess: (answer) => {
      if (answer) queries.setQueryData(handoverQuery(charter.id, kind).queryKey, answer);
      const label = handoverLabels[kind];
      if (answer?.signed) toast({ title: `${label} signed`, description: `Signed by ${answer.signed.name}. The PDF can’t be changed.` });
      else toast({ title: `${label} saved`, description: 'It can be signed whenever you are ready.' });
    },
    onError: (error) => {
      if (error instanceof ApiError) setFaults(Object.fromEntries(error.errors.map((each) => [each.path, each.message])));
    },
  });
  const go = (isSigned: boolean, confirm = false) => {
    send.reset();
    const wrong = { ...faultsOf(entry), ...(isSigned && !signature.agreed && { agreed: 'Please agree to sign' }) };
    setFaults(wrong);
    if (Object.keys(wrong).length === 0) send.mutate({ isSigned, confirm });
  };
  const theirs = changedMeanwhile<Handover>(send.error);
  const goOnWith = (version: Handover, how: (version: Handover) => void) => {
    send.reset();
    setFaults({});
    how(version);
  };
  const isAsked = send.error instanceof ApiError && send.error.code === 'reading_unusual';
  if (stored.signed && !isDirty && !listing.trim()) return <SignedHandoverDetails charter={charter} handover={stored} mayWrite />;
  if (charter.yachtId !== null && (listing.trim() || (stored.items.length === 0 && entry.items.length === 0)))
    return (
      <FirstInventoryForm
        yachtId={charter.yachtId}
        typed={listing}
        onType={setListing}
        onKept={(items, instead) => {
          if (JSON.stringify(items) !== JSON.stringify(entry.items)) change({ items });
          // What was typed while it was being saved stays.
          setListing((now) => (now === instead ? '' : now));
        }}
      />
    );
  return (
    <form
      noValidate
      aria-label={handoverLabels[kind]}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        go(true);
      }}
    >
      {stored.signed && (
        <div role="status" className="flex flex-wrap items-center justify-between gap-2 rounded-lg bg-amber-soft px-3 py-2.5 text-amber">
          <p>Signed by {stored.signed.name} meanwhile. What you entered can’t be saved anymore.</p>
          <Button size="sm" onClick={() => show(stored)}>
            Show what was signed
          </Button>
        </div>
      )}
      <Button
        size="lg"
        onClick={() => change({ items: entry.items.map((item) => ({ ...item, state: 'ok', missing: '', note: '', photos: [] })) })}
      >
        <CheckCheck aria-hidden />
        All as listed
      </Button>
      <ul aria-label="Inventory" className="divide-y rounded-lg border">
        {entry.items.map((item, place) => (
          <ItemRow
            key={`${item.name} ${place}`}
            item={item}
            fault={faults[`items.${place}.counted`]}
            onUploading={(uploading) => setUploads((before) => before + (uploading ? 1 : -1))}
            onChange={(some) => changeItem(place, some)}
          />
        ))}
      </ul>
      {charter.yachtId !== null && (
        <Link
          to="/desk/inventory/$yachtId"
          params={{ yachtId: String(charter.yachtId) }}
          className="-mt-2 justify-self-start rounded-sm py-2 text-nav text-accent underline underline-offset-4"
        >
          Edit the inventory of {charter.yachtName}
        </Link>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {entry.engines.map((engine, place) => (
          <Field
            key={engine.meterId ?? engine.name}
            label={`${engine.name}, hours`}
            error={faults[`engines.${place}.hours`]}
            hint={
              [hoursHint(engine.hours), engine.before !== null && `${hoursText(engine.before)} before`].filter(Boolean).join(' · ') ||
              undefined
            }
          >
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                placeholder={engine.before === null ? undefined : String(engine.before)}
                value={engine.hours}
                onChange={({ target }) => {
                  change({ engines: entry.engines.map((each, at) => (at === place ? { ...each, hours: target.value } : each)) });
                  // The question was about other hours.
                  if (isAsked) send.reset();
                }}
              />
            )}
          </Field>
        ))}
        {(['fuel', 'water'] as const).map((name) => (
          <Field key={name} label={name === 'fuel' ? 'Fuel, %' : 'Water, %'} error={faults[name]}>
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                value={entry[name]}
                onChange={({ target }) => change({ [name]: target.value })}
              />
            )}
          </Field>
        ))}
        <Field label="Notes" className="sm:col-span-full">
          {(control) => <TextArea {...control} rows={1} value={entry.notes} onChange={({ target }) => change({ notes: target.value })} />}
        </Field>
      </div>
      <SignatureFields
        value={signature}
        fault={faults['agreed'] ?? faults['strokes'] ?? faults['name']}
        sentence={handoverSentence({ kind, yacht: charter.yachtName ?? '', number: charter.number })}
        onChange={setSignature}
      />
      {send.isError && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-2 rounded-lg bg-red-soft px-3 py-2.5 text-red">
          <p>{reason(send.error)}</p>
          {isAsked && (
            <Button size="sm" onClick={() => go(true, true)}>
              Yes, sign
            </Button>
          )}
          {theirs && (
            <div className="flex flex-wrap gap-2">
              {theirs.yachtId === base.yachtId && (
                <Button size="sm" onClick={() => goOnWith(theirs, keepOn)}>
                  Keep mine
                </Button>
              )}
              <Button size="sm" onClick={() => goOnWith(theirs, show)}>
                Show theirs
              </Button>
            </div>
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="max-sm:w-full"
          disabled={uploads > 0 || stored.signed !== null}
          running={send.isPending && 'Saving'}
        >
          <PenLine aria-hidden />
          Sign {handoverLabels[kind].toLowerCase()}
        </Button>
        <Button
          size="lg"
          className="max-sm:w-full"
          disabled={uploads > 0 || stored.signed !== null || send.isPending || !isDirty}
          onClick={() => go(false)}
        >
          Save for later
        </Button>
      </div>
      <UnsavedChanges when={() => isDirty || isBegun} />
    </form>
  );
}
