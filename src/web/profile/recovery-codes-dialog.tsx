import { Download } from 'lucide-react';
import { Button, buttonLook } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { CopyButton } from './copy-button.tsx';

/** The recovery codes, shown only once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const text = codes.join('\n');
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Recovery codes for Fairlead. Each works once.\n\n${text}\n`)}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Save your recovery codes"
      text="Two-step sign-in is on. Without your phone, each of these signs you in once. Keep them somewhere else: they won't be shown again."
      actions={
        <Button variant="primary" onClick={onClose}>
          I've saved them
        </Button>
      }
    >
      <ul
        aria-label="Recovery codes"
        className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 rounded-lg bg-sunken p-4 font-mono text-nav max-sm:gap-x-2 max-sm:p-3 max-sm:text-xs"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={text} what="codes" />
        <a href={file} download="fairlead-recovery-codes.txt" className={buttonLook({ size: 'sm' })}>
          <Download aria-hidden />
          Download
        </a>
      </div>
    </Dialog>
  );
}
