/** Our logo: a line led through its fairlead. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" fill="none">
      <circle cx="16" cy="16" r="9.2" stroke="currentColor" strokeWidth="3.2" />
      <path d="M2 24.5C9 24.5 11 20 16 16s7-8.5 14-8.5" stroke="#c9a15b" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
