import { defectSeverities, defectSeverityLabels, type DefectSeverity } from '#domain/defects/words.ts';

/** The severity of a defect, as four chips. */
export function SeverityField({ value, onChoose }: { value: DefectSeverity; onChoose: (severity: DefectSeverity) => void }) {
  return (
    <fieldset>
      <legend className="text-nav font-medium">How bad is it?</legend>
      <div className="mt-1.5 grid grid-cols-2 gap-2">
        {defectSeverities.map((severity) => (
          <label
            key={severity}
            className={`flex min-h-11 items-center gap-2 rounded-lg border px-3 font-medium ${value === severity ? 'border-ring bg-accent-soft' : 'border-line-strong bg-surface'}`}
          >
            <input
              type="radio"
              name="severity"
              className="size-4 accent-(--accent)"
              checked={value === severity}
              onChange={() => onChoose(severity)}
            />
            {defectSeverityLabels[severity]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
