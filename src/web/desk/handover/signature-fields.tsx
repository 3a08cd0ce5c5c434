import { SignatureInput } from '../../ui/signature-input.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { segmentLook, segmentsLook } from '../../ui/segments.ts';

export type Signature = { name: string; method: 'typed' | 'drawn'; strokes: number[][][] | null; agreed: boolean };

const methods = { typed: 'By name', drawn: 'Draw' } as const;

type Props = { value: Signature; sentence: string; fault?: string | undefined; onChange: (value: Signature) => void };

/** Who signs, how, and what they agree to. */
export function SignatureFields({ value, sentence, fault, onChange }: Props) {
  const { name, method, strokes, agreed } = value;
  return (
    <fieldset className="grid gap-4 rounded-lg bg-sunken p-4">
      <legend className="sr-only">Signature</legend>
      <Field label="Signed by" required>
        {(control) => (
          <Input {...control} autoComplete="off" value={name} onChange={({ target }) => onChange({ ...value, name: target.value })} />
        )}
      </Field>
      <div role="group" aria-label="How it is signed" className={`${segmentsLook} grid-cols-2`}>
        {(Object.keys(methods) as (keyof typeof methods)[]).map((each) => (
          <button
            key={each}
            type="button"
            aria-current={method === each ? 'page' : undefined}
            className={`${segmentLook} h-11 px-3`}
            onClick={() => onChange({ ...value, method: each, strokes: null })}
          >
            {methods[each]}
          </button>
        ))}
      </div>
      {method === 'drawn' && <SignatureInput value={strokes ?? []} onChange={(drawn) => onChange({ ...value, strokes: drawn })} />}
      <label className="flex min-h-11 items-start gap-2.5">
        <input
          type="checkbox"
          className="mt-0.5 size-5 shrink-0 accent-(--accent)"
          aria-invalid={fault ? true : undefined}
          checked={agreed}
          onChange={({ target }) => onChange({ ...value, agreed: target.checked })}
        />
        {sentence}
      </label>
      {fault && (
        <p role="alert" className="text-xs text-red">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
