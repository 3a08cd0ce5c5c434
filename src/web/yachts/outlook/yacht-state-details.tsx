import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { nextSentence, stateSentence, type Sentence } from '#domain/today/outlook-words.ts';
import type { YachtOutlook } from '#domain/today/outlook.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { useTimeZone } from '../../platform/dates.ts';
import { shownFormats } from '../../platform/formats.ts';
import { useNow } from '../../platform/now.ts';
import { NeedButton, NeedLink } from '../../reminders/need-link.tsx';
import { solidTone } from '../../ui/badge.tsx';
import { RecordLink } from '../../words/record-link.tsx';
import { toneOfUse } from '../yacht-use-link.tsx';

/** A yacht's state in words: what she does and with whom, what comes next, and why she isn't ready. */
export function YachtStateDetails({ yacht, outlook }: { yacht: Yacht; outlook: YachtOutlook }) {
  const context = { now: useNow(), timeZone: useTimeZone(), formats: shownFormats() };
  const next = nextSentence(outlook, context);
  const isWrong = outlook.blockers.length > 0 || outlook.out?.isLate;
  return (
    <div className="mt-2 grid gap-0.5">
      <p className="font-medium">
        <i aria-hidden className={`mr-2 inline-block size-2 rounded-full ${solidTone[isWrong ? 'red' : toneOfUse[yacht.use]]}`} />
        <SentenceText sentence={stateSentence(yacht, outlook, context)} />
      </p>
      {next && (
        <p className="text-ink-2">
          <SentenceText sentence={next} />
        </p>
      )}
      <NotReady blockers={outlook.blockers} />
    </div>
  );
}

const link = 'rounded-sm font-medium text-ink underline decoration-line-strong hover:text-accent';

function SentenceText({ sentence: { before, named, after } }: { sentence: Sentence }) {
  return (
    <>
      {before}
      {named && (
        <RecordLink kind={named.kind} id={named.id} className={link}>
          {named.name}
        </RecordLink>
      )}
      {after}
    </>
  );
}

/** The worst reason in two lines at most, with its one action; all of it and the others show on request. */
function NotReady({ blockers: [first, ...others] }: Pick<YachtOutlook, 'blockers'>) {
  const [all, setAll] = useState(false);
  if (!first) return null;
  return (
    <>
      <div className="flex items-center gap-3 max-sm:flex-wrap">
        <p className="flex min-w-0 items-center gap-1.5 max-sm:w-full">
          <TriangleAlert aria-hidden className="size-4 shrink-0 text-red" />
          <span className={all ? '' : 'line-clamp-2'}>
            <b className="font-semibold text-red">Not ready:</b> <NeedLink need={first} className={link} />
          </span>
        </p>
        {others.length > 0 && (
          <button
            type="button"
            aria-expanded={all}
            data-paper="none"
            className="shrink-0 rounded-sm text-accent hover:underline pointer-coarse:min-w-11"
            onClick={() => setAll(!all)}
          >
            {all ? 'Fewer' : `${others.length} more`}
          </button>
        )}
        <NeedButton need={first} />
      </div>
      {all && (
        <ul className="grid gap-1">
          {others.map((other) => (
            <li key={`${other.kind} ${other.resourceId} ${other.label}`} className="flex items-center gap-3">
              <span className="min-w-0">
                <NeedLink need={other} className={link} />
              </span>
              <NeedButton need={other} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
