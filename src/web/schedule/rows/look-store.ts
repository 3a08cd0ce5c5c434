import { useState } from 'react';
import { isPhone } from '../../ui/phone-screen.ts';

const groupings = ['none', 'port', 'status', 'type'] as const;
export type Grouping = (typeof groupings)[number];

/** The look of the timeline's rows: one line or two, how they are grouped, and which groups are folded. */
export type Look = { dense: boolean; group: Grouping; folded: string[] };

const key = 'timeline-look';

/** The look last used in this browser. On a phone, rows have one line by default. */
function lastLook(): Look {
  const { dense, group, folded } = readStored();
  return {
    dense: typeof dense === 'boolean' ? dense : isPhone(),
    group: groupings.find((each) => each === group) ?? 'none',
    folded: Array.isArray(folded) ? folded.filter((each) => typeof each === 'string') : [],
  };
}

function readStored(): { [Key in keyof Look]?: unknown } {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}

/** The look, and a function that changes and stores it. */
export function useLook(): [Look, (change: Partial<Look>) => void] {
  const [look, setLook] = useState(lastLook);
  function change(changes: Partial<Look>) {
    const next = { ...look, ...changes };
    localStorage.setItem(key, JSON.stringify(next));
    setLook(next);
  }
  return [look, change];
}
