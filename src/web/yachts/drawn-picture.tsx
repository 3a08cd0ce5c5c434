import { useId, type ReactNode } from 'react';
import type { YachtType } from '#domain/yachts/words.ts';

type Sky = { low: string; high: string; deep: string; sun: string; night?: true };

const skies: readonly Sky[] = [
  { low: '#f7c9a0', high: '#7fa8c9', deep: '#2f6288', sun: '#fbe6c6' },
  { low: '#cfe8f2', high: '#8cc4dc', deep: '#1d6a8c', sun: '#ffffff' },
  { low: '#f2a08a', high: '#6b6aa6', deep: '#26305e', sun: '#ffd9b0' },
  { low: '#1f4263', high: '#0f2440', deep: '#081728', sun: '#dce9f5', night: true },
  { low: '#dde6ea', high: '#a9bec9', deep: '#4b6b7e', sun: '#f6fafb' },
  { low: '#bfede6', high: '#5cc0c4', deep: '#0c6f7e', sun: '#fffdf0' },
];

const glass = '#17364c';
const sail = '#fffdf7';

type Paint = { hull: string; shade: string };

type Props = { id: number; type: YachtType; wide?: boolean; className?: string };

/** A picture for a yacht without one: its kind of boat, under a sky that stays its own. `wide` shows more of the sea to both sides. */
export function DrawnPicture({ id, type, wide = false, className }: Props) {
  const name = useId();
  const sky = skies[(id * 7 + 1) % skies.length]!;
  const shore = 112 - (id % 4) * 3;
  const paint = sky.night ? { hull: '#e8f0f6', shade: '#a9bfd0' } : { hull: '#ffffff', shade: '#c9d8e2' };
  return (
    <svg
      viewBox={wide ? '-160 0 640 180' : '0 0 320 180'}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id={`${name}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={sky.high} />
          <stop offset="1" stopColor={sky.low} />
        </linearGradient>
        <linearGradient id={`${name}sea`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={sky.high} />
          <stop offset="1" stopColor={sky.deep} />
        </linearGradient>
        <radialGradient id={`${name}sun`}>
          <stop stopColor={sky.sun} stopOpacity=".55" />
          <stop offset="1" stopColor={sky.sun} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect x="-160" width="640" height="120" fill={`url(#${name}sky)`} />
      <Sun x={70 + ((id * 53) % 190)} sky={sky} glow={`url(#${name}sun)`} />
      <g fill={sky.deep} opacity=".26">
        <path d={`M0 ${shore}Q40 ${92 - (id % 5) * 4} 86 108T190 112V120H0Z`} />
        <path d="M170 116Q230 98 270 108T330 104V120H170Z" />
        <path d={`M-160 104Q-110 82 -64 98Q-30 110 0 ${shore}V120H-160ZM328 104Q380 78 424 98Q452 110 480 104V120H328Z`} />
      </g>
      <rect x="-160" y="118" width="640" height="62" fill={`url(#${name}sea)`} />
      <path
        d="M18 134h34M70 148h56M210 140h40M252 158h46M34 164h28M150 168h44M268 128h26M-120 146h44M-70 132h30M-140 166h38M352 136h38M398 152h50M340 166h30"
        stroke="#fff"
        strokeWidth="1.1"
        strokeLinecap="round"
        opacity=".34"
      />
      <path d="M92 139h136q-14 9-30 9h-78q-16 0-28-9Z" fill={sky.deep} opacity=".4" />
      <g transform={`translate(0 ${(id % 3) - 1})`}>{boats[type](paint)}</g>
      <path
        d="M60 138q16 4 34 0t34 0 34 0 34 0 34 0 34 0"
        stroke="#fff"
        strokeWidth="1.6"
        fill="none"
        opacity=".55"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Sun({ x, sky, glow }: { x: number; sky: Sky; glow: string }) {
  const y = sky.night ? 38 : 88;
  return (
    <>
      <circle cx={x} cy={y} r={sky.night ? 26 : 46} fill={glow} />
      <circle cx={x} cy={y} r={sky.night ? 9 : 19} fill={sky.sun} opacity={sky.night ? 0.9 : 0.75} />
    </>
  );
}

const boats: Record<YachtType, (paint: Paint) => ReactNode> = {
  'Sailing Yacht': ({ hull }) => (
    <>
      <path d="M156 34V110H97Q138 78 156 34Z" fill={sail} />
      <path d="M163 30Q199 72 229 110H163Z" fill={sail} opacity=".88" />
      <path d="M159.5 22V114" stroke={glass} strokeWidth="2.4" />
      <path d="M82 114 240 110Q229 132 207 132H112Q93 132 82 114Z" fill={hull} />
      <path d="M90 122H230" stroke={glass} strokeWidth="2" opacity=".7" />
    </>
  ),
  Catamaran: ({ hull, shade }) => (
    <>
      <path d="M158 30V100H104Q142 72 158 30Z" fill={sail} />
      <path d="M164 28Q196 68 218 102H164Z" fill={sail} opacity=".88" />
      <path d="M161 20V110" stroke={glass} strokeWidth="2.4" />
      <path d="M112 112 130 100H196L216 112Z" fill={hull} />
      <path d="M134 104H192L202 110H128Z" fill={glass} />
      <path d="M86 112H244L236 134H222L216 122H114L108 134H92Z" fill={hull} />
      <path d="M114 122H216L213 126H117Z" fill={shade} />
    </>
  ),
  'Motor Yacht': ({ hull, shade }) => (
    <>
      <path d="M128 112 143 95 194 92 216 110Z" fill={hull} />
      <path d="M147 99 190 96.5 203 107 138 108.5Z" fill={glass} />
      <path d="M150 94 158 85H184L192 92Z" fill={shade} />
      <path d="M170 85 176 74" stroke={glass} strokeWidth="2" />
      <path d="M84 113 214 109Q238 108 252 104L232 132H104Q90 132 84 113Z" fill={hull} />
      <path d="M92 121H238" stroke={glass} strokeWidth="2.2" opacity=".75" />
    </>
  ),
  'Super Yacht': ({ hull, shade }) => (
    <>
      <path d="M104 111 112 98 208 95 236 110Z" fill={hull} />
      <path d="M117 101 205 98 222 107H114Z" fill={glass} />
      <path d="M120 98 130 85H190L206 95Z" fill={hull} />
      <path d="M135 88H187L197 94H131Z" fill={glass} />
      <path d="M146 85 152 77H176L184 85Z" fill={shade} />
      <path d="M160 77 164 62" stroke={glass} strokeWidth="2" />
      <path d="M62 113 236 108Q260 107 276 102L252 134H84Q68 134 62 113Z" fill={hull} />
      <path d="M72 122H258" stroke={glass} strokeWidth="2.4" opacity=".75" />
    </>
  ),
  'Mega Yacht': ({ hull, shade }) => (
    <>
      <path d="M84 110 92 96 224 93 252 109Z" fill={hull} />
      <path d="M97 99 221 96.5 238 106H93Z" fill={glass} />
      <path d="M100 96 108 83H208L224 93Z" fill={hull} />
      <path d="M113 86H205L215 92H109Z" fill={glass} />
      <path d="M118 83 127 71H184L198 83Z" fill={hull} />
      <path d="M132 74H182L189 80H127Z" fill={glass} />
      <path d="M150 71 156 63H172L178 71Z" fill={shade} />
      <path d="M162 63V48M156 56H168" stroke={glass} strokeWidth="2" />
      <path d="M38 112 254 107Q280 106 298 100L270 136H62Q44 136 38 112Z" fill={hull} />
      <path d="M50 122H276" stroke={glass} strokeWidth="2.6" opacity=".75" />
    </>
  ),
};
