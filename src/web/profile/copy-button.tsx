import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast-store.ts';

/** Copies a text, and says that it did. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () =>
        toast({
          variant: 'destructive',
          title: "Couldn't copy to the clipboard",
          description: `Select and copy the ${what} yourself.`,
        }),
    );
  return (
    <>
      <Button size="sm" aria-label={`Copy the ${what}`} onClick={copy}>
        {copied ? <Check /> : <Copy />}
        {copied ? 'Copied' : 'Copy'}
      </Button>
      <span role="status" className="sr-only">
        {copied && 'Copied'}
      </span>
    </>
  );
}
