type Props = { value: number; label: string; tone?: string; className?: string };

/** The progress of something, in percent. */
export function ProgressBar({ value, label, tone = 'bg-accent', className = 'h-1.5' }: Props) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
      className={`overflow-hidden rounded-full bg-line ${className}`}
    >
      <div className={`h-full rounded-full transition-[width] duration-300 ${tone}`} style={{ width: `${value}%` }} />
    </div>
  );
}
