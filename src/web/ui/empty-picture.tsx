import type { ReactNode } from 'react';

/** The kind of thing that is missing, as a drawing. */
export type Emptiness = 'berth' | 'sail' | 'logbook' | 'chart' | 'bell' | 'mooring';

/** A small drawing for an empty list, in the style of the buoy on the 404 page. */
export function EmptyPicture({ of }: { of: Emptiness }) {
  return (
    <svg viewBox="0 0 160 96" width="160" height="96" aria-hidden="true" fill="none" strokeLinecap="round" strokeLinejoin="round">
      {drawn[of]}
    </svg>
  );
}

const water = <ellipse cx="80" cy="78" rx="70" ry="10" fill="var(--sea)" />;
const wave = <path d="M22 80q12 5 24 0t24 0 24 0 24 0 24 0" stroke="var(--accent)" strokeWidth="2.5" />;
const ink = { stroke: 'var(--ink-3)', strokeWidth: 2.5 };

const drawn: Record<Emptiness, ReactNode> = {
  // Two piles of a jetty with a fender and a coiled line, and an empty berth.
  berth: (
    <>
      {water}
      <path d="M24 44H58V52H24ZM102 44H136V52H102Z" fill="var(--surface)" {...ink} />
      <path d="M32 52V76M50 52V79M110 52V79M128 52V76" {...ink} />
      <path d="M44 44V36M40 36H48M116 44V36M112 36H120" {...ink} />
      <path d="M48 40Q62 52 58 62" stroke="var(--brass)" strokeWidth="2.5" />
      <path d="M58 62A4.500 6 0 1 1 57.900 62Z" transform="translate(0 2)" fill="var(--red-solid)" />
      <path d="M70 62H90M74 68H98" stroke="var(--accent)" strokeWidth="2" opacity=".5" />
      {wave}
    </>
  ),
  // A mast and its boom with the sail lashed to it.
  sail: (
    <>
      {water}
      <path d="M66 14V66M66 15 110 62M66 15 34 62" stroke="var(--ink-3)" strokeWidth="1.5" opacity=".7" />
      <path d="M66 12V66" {...ink} strokeWidth="3" />
      <path d="M66 48Q82 40 98 45T118 49Q110 54 96 53H66Z" fill="var(--surface)" {...ink} />
      <path d="M78 45V54M90 44V54M102 46.500V54" stroke="var(--red-solid)" strokeWidth="2.500" />
      <path d="M66 54H120" {...ink} strokeWidth="3" />
      <path d="M66 12 56 16 66 20Z" fill="var(--red-solid)" />
      <path d="M34 64Q80 70 126 62L116 78H46Z" fill="var(--surface)" {...ink} />
      {wave}
    </>
  ),
  // An open book with a pencil and nothing written.
  logbook: (
    <>
      <ellipse cx="80" cy="82" rx="62" ry="7" fill="var(--sea)" />
      <path d="M80 30Q62 20 32 24V74Q62 70 80 80 98 70 128 74V24Q98 20 80 30Z" fill="var(--surface)" {...ink} />
      <path d="M80 30V80" {...ink} />
      <path d="M42 36Q56 34 70 38M42 46Q56 44 70 48M42 56Q52 54.500 60 56" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M118 22V42L113 38 108 42V21.500Z" fill="var(--red-solid)" />
      <path d="M90 66 122 48 125 53 93 71 88 71.500Z" fill="var(--brass)" />
      <path d="M90 66 93 71 88 71.500Z" fill="var(--ink-3)" />
    </>
  ),
  // A folded chart with a coast, a planned course, and a compass rose.
  chart: (
    <>
      <ellipse cx="80" cy="84" rx="62" ry="6" fill="var(--sea)" />
      <path d="M28 28 62 20 98 28 132 20V70L98 78 62 70 28 78Z" fill="var(--surface)" />
      <path d="M98 28 132 20V40Q122 44 118 54T98 62Z" fill="var(--sea)" />
      <path d="M28 28 62 20 98 28 132 20V70L98 78 62 70 28 78ZM62 20V70M98 28V78" {...ink} />
      <path d="M38 66Q48 46 64 50T92 42 112 34" stroke="var(--accent)" strokeWidth="2.5" strokeDasharray="1 6" />
      <circle cx="38" cy="66" r="3" fill="var(--accent)" />
      <path d="M109 30 115 37M115 30 109 37" stroke="var(--red-solid)" strokeWidth="2.500" />
      <path
        d="M78 22 80.500 30 88 32 80.500 34 78 42 75.500 34 68 32 75.500 30Z"
        transform="translate(-31 9) scale(.95)"
        fill="var(--brass)"
      />
    </>
  ),
  // A ship's bell that nobody rings.
  bell: (
    <>
      <ellipse cx="80" cy="86" rx="46" ry="6" fill="var(--sea)" />
      <path d="M48 14H112" {...ink} strokeWidth="3" />
      <path d="M80 14V22" {...ink} />
      <path d="M80 22C96 22 98 36 99 48 100 58 104 62 110 66H50C56 62 60 58 61 48 62 36 64 22 80 22Z" fill="var(--surface)" {...ink} />
      <path d="M60.500 54H99.500" stroke="var(--brass)" strokeWidth="4" />
      <path d="M72 30Q68 36 68 46" stroke="var(--line-strong)" strokeWidth="2.500" />
      <circle cx="80" cy="70" r="4.500" fill="var(--ink-3)" />
      <path d="M80 74Q84 80 80 88" stroke="var(--red-solid)" strokeWidth="2.500" />
    </>
  ),
  // A mooring buoy with its ring and pick-up line, and no boat on it.
  mooring: (
    <>
      {water}
      <path d="M52 76A28 26 0 0 1 108 76Q80 84 52 76Z" fill="var(--surface)" {...ink} />
      <path d="M54 66Q80 74 106 66L108 76Q80 84 52 76Z" fill="var(--red-solid)" />
      <path d="M74 50V44H86V50" {...ink} />
      <circle cx="80" cy="38" r="6" {...ink} />
      <path d="M85 42Q112 44 118 62 121 74 134 74" stroke="var(--brass)" strokeWidth="2.5" />
      <circle cx="137" cy="74" r="4" fill="var(--brass)" />
      {wave}
    </>
  ),
};
