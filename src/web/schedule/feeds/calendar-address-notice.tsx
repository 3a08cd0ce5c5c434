import { Check, Copy, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { MadeCalendarFeed } from '#domain/schedule/calendar-feed.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';

/** A new address, shown this one time. */
export function CalendarAddressNotice({ made }: { made: MadeCalendarFeed }) {
  const [copied, setCopied] = useState(false);
  const address = `${location.origin}${made.path}`;
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () =>
        toast({
          variant: 'destructive',
          title: "Couldn't copy to the clipboard",
          description: 'Select and copy the address.',
        }),
    );
  return (
    <section aria-label="New address" className="mt-5 grid gap-3 rounded-lg bg-accent-soft p-4">
      <p>
        <span className="font-medium">The address of {made.yachtName ?? 'the whole fleet'} is ready.</span> Copy it now. It won't be shown
        again.
      </p>
      <Input
        readOnly
        aria-label="Calendar address"
        value={address}
        className="font-mono text-xs"
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={copy}>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {copied ? 'Copied' : 'Copy address'}
        </Button>
        <a href={address.replace(/^https?:/, 'webcal:')} className={buttonLook()}>
          <ExternalLink aria-hidden />
          Open in a calendar
        </a>
      </div>
      <p role="status" className="sr-only">
        {copied ? 'Copied' : 'The new address is ready'}
      </p>
    </section>
  );
}
