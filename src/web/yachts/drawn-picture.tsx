import { useId } from 'react';
import { likenessOf, type Likeness } from '#domain/yachts/likeness.ts';
import type { YachtType } from '#domain/yachts/words.ts';
import { boats } from './drawn/boat-picture.tsx';
import { ridge } from './drawn/ridge-scale.ts';
import type { Paint } from './drawn/sail-picture.tsx';

type Sky = { low: string; high: string; deep: string; sun: string; night?: true };

const skies: readonly Sky[] = [
  { low: '#f7c9a0', high: '#7fa8c9', deep: '#2f6288', sun: '#fbe6c6' },
  { low: '#cfe8f2', high: '#8cc4dc', deep: '#1d6a8c', sun: '#ffffff' },
  { low: '#f2a08a', high: '#6b6aa6', deep: '#26305e', sun: '#ffd9b0' },
  { low: '#1f4263', high: '#0f2440', deep: '#081728', sun: '#dce9f5', night: true },
  { low: '#dde6ea', high: '#a9bec9', deep: '#4b6b7e', sun: '#f6fafb' },
  { low: '#bfede6', high: '#5cc0c4', deep: '#0c6f7e', sun: '#fffdf0' },
];

type Hull = Pick<Paint, 'hull' | 'shade' | 'trim' | 'stripe'>;

/** The light ones first: at night the others would be invisible. */
const hulls: readonly Hull[] = [
  { hull: '#ffffff', shade: '#c9d8e2', trim: '#17364c', stripe: '#2c5f86' },
  { hull: '#f4e6cc', shade: '#d9c6a2', trim: '#7a3b2a', stripe: '#9c4a33' },
  { hull: '#c9d6dc', shade: '#a3b5bf', trim: '#17364c', stripe: '#17364c' },
  { hull: '#1f3f66', shade: '#142c49', trim: '#e0c184', stripe: '#1f3f66' },
  { hull: '#1d5c55', shade: '#14423d', trim: '#ead7a4', stripe: '#1d5c55' },
  { hull: '#7f2f38', shade: '#5d2129', trim: '#f0dfba', stripe: '#7f2f38' },
];
const wood: Hull = { hull: '#8d5a34', shade: '#673f24', trim: '#f0e0c0', stripe: '#3f6f8f' };

/** The waterline, and the position of the boat. */
const [horizon, waterline] = [118, 138];

type Props = {
  id: number;
  type: YachtType;
  /** Her length as text; if it isn't known, the usual one. */ length?: string;
  wide?: boolean;
  className?: string;
};

/** A picture for a yacht without one: a boat of her build, under a sky that stays her own. `wide` shows more of the sea on both sides. */
export function DrawnPicture({ id, type, length = '', wide = false, className }: Props) {
  const name = useId();
  const likeness = likenessOf({ id, type, length });
  const sky = skies[likeness.sky % skies.length]!;
  const { draw: Boat, water, metres } = boats[likeness.build];
  const scale = 0.84 + 0.2 * Math.min(1, Math.max(0, (likeness.metres - metres[0]) / (metres[1] - metres[0])));
  const half = (water / 2) * scale;
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
      <Sun x={56 + ((id * 53) % 208)} sky={sky} glow={`url(#${name}sun)`} />
      <g fill={sky.deep}>
        <path d={ridge(id, 30, horizon + 2)} opacity=".16" />
        <path d={ridge(id + 3, 17, horizon + 2)} opacity=".24" />
      </g>
      <rect x="-160" y={horizon} width="640" height="62" fill={`url(#${name}sea)`} />
      <path
        d="M18 128h30M74 124h26M214 126h40M268 132h28M34 150h30M250 154h46M58 168h44M196 166h58M-120 146h44M-70 130h30M-140 166h38M352 134h38M398 152h50M340 166h30"
        stroke="#fff"
        strokeWidth="1.1"
        strokeLinecap="round"
        opacity=".3"
      />
      <ellipse cx="160" cy={waterline + 4} rx={half * 1.04} ry="6.5" fill={sky.deep} opacity=".42" />
      <g transform={`translate(160 ${waterline}) scale(${scale.toFixed(3)})`}>{Boat(paintOf(likeness, sky))}</g>
      <path
        d={`M${160 - half - 14} ${waterline + 2}${'q7 3.200 14 0t14 0'.repeat(Math.ceil((half * 2 + 28) / 28))}`}
        stroke="#fff"
        strokeWidth="1.5"
        fill="none"
        opacity=".6"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Her colors: a hull that suits her build, and at night light in her windows. */
function paintOf({ build, paint, detail }: Likeness, { night }: Sky): Paint {
  const many = night ? 3 : hulls.length;
  const hull = build === 'gulet' && paint % 3 !== 0 ? wood : hulls[paint % many]!;
  return {
    ...hull,
    stripe: build === 'rib' ? '#e7edf1' : hull.stripe,
    sail: night ? '#dfe8ef' : ['#fffdf7', '#fbf3e2', '#fffdf7'][detail % 3]!,
    glass: night ? '#ffd98f' : '#17364c',
    spar: night ? '#9fb4c4' : '#4a5c6a',
  };
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
