import { useId } from 'react';

/** A calm evening at sea: the picture beside the sign-in form and behind the front page. */
export function HarbourPicture({
  shipAt = 206,
  className,
}: {
  /** The distance of the ship from the left edge, of 1200. */ shipAt?: number;
  className?: string;
}) {
  const id = useId();
  const fill = (name: string) => `url(#${id}${name})`;
  return (
    <svg
      viewBox="0 0 1200 1000"
      preserveAspectRatio="xMidYMax slice"
      className={className}
      aria-hidden="true"
      focusable="false"
      fill="none"
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0a1d2d" />
          <stop offset=".42" stopColor="#17465f" />
          <stop offset=".74" stopColor="#5b8f9b" />
          <stop offset=".92" stopColor="#e8b588" />
          <stop offset="1" stopColor="#f3cda0" />
        </linearGradient>
        <linearGradient id={`${id}sea`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#d8a884" />
          <stop offset=".07" stopColor="#6f8f95" />
          <stop offset=".3" stopColor="#1d5268" />
          <stop offset="1" stopColor="#071722" />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop stopColor="#ffe6bd" stopOpacity=".85" />
          <stop offset=".35" stopColor="#ffd9a3" stopOpacity=".35" />
          <stop offset="1" stopColor="#ffd9a3" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}sail`} x1="0" y1="0" x2="1" y2="0">
          <stop stopColor="#fff6e6" />
          <stop offset="1" stopColor="#e8c7a4" />
        </linearGradient>
      </defs>
      <rect width="1200" height="642" fill={fill('sky')} />
      <Stars />
      <circle cx="770" cy="616" r="330" fill={fill('glow')} />
      <circle cx="770" cy="616" r="62" fill="#fff0d4" />
      <path d="M0 596Q120 540 236 574T452 592Q560 632 690 641H0ZM858 641Q960 606 1060 594T1200 586V641Z" fill="#5d8b93" />
      <path d="M0 620Q90 566 190 596T392 626 560 638H0Z" fill="#27586b" />
      <path d="M1200 612Q1120 580 1040 608T880 638H1200Z" fill="#27586b" />
      <Lighthouse />
      <rect y="640" width="1200" height="360" fill={fill('sea')} />
      <SunOnWater />
      <DepthLines />
      <DistantSails />
      <Ketch sail={fill('sail')} at={shipAt} />
    </svg>
  );
}

function Stars() {
  return (
    <g fill="#e6eef4">
      {[
        [140, 90],
        [262, 188],
        [388, 64],
        [512, 150],
        [668, 82],
        [742, 206],
        [860, 54],
        [964, 170],
        [1082, 96],
        [1150, 224],
        [70, 262],
        [590, 262],
      ].map(([x, y], index) => (
        <circle key={index} cx={x} cy={y} r={1 + (index % 3) * 0.5} opacity={0.3 + (index % 4) * 0.14} />
      ))}
    </g>
  );
}

function Lighthouse() {
  return (
    <g transform="translate(-62 16)">
      <path d="M1064 598 1068 530h14l4 68Z" fill="#f2e9dd" />
      <path d="M1066.5 562h17l1.5 18h-20Z" fill="#b4574a" />
      <path d="M1066 530h18v-4h-18Zm3-4v-12h12v12Zm-2-12 8-9 8 9Z" fill="#17364c" />
      <circle cx="1075" cy="520" r="4" fill="#ffe9c4" />
    </g>
  );
}

function SunOnWater() {
  const rows = Array.from({ length: 13 }, (_, index) => ({
    y: 654 + index * (12 + index * 0.9),
    half: 58 - index * 2.4 + (index % 2) * 22,
  }));
  return (
    <g stroke="#ffe2b8" strokeLinecap="round">
      {rows.map(({ y, half }, index) => (
        <path key={y} d={`M${770 - half} ${y}H${770 + half}`} strokeWidth={3 + index * 0.15} opacity={0.72 - index * 0.05} />
      ))}
    </g>
  );
}

/** The depth contours of a sea chart. */
function DepthLines() {
  return (
    <g stroke="#9fc9d2" strokeWidth="1.5" opacity=".2">
      <path d="M-20 800Q180 752 380 792T780 812 1220 770" />
      <path d="M-20 842Q190 796 400 834T800 856 1220 812" />
      <path d="M-20 888Q200 842 420 880T820 902 1220 858" />
      <path d="M-20 938Q210 892 440 928T840 950 1220 908" />
    </g>
  );
}

function DistantSails() {
  return (
    <g fill="#f6ead8">
      <path d="M930 644 946 602v42Zm20-38 14 38h-14ZM922 647h48l-6 6h-36Z" opacity=".9" />
      <path d="M590 642 599 618v24Zm12-22 8 22h-8ZM585 644h30l-4 4h-22Z" opacity=".7" />
      <path d="M1010 643 1017 624v19Zm9-17 6 17h-6ZM1006 645h24l-3 3h-18Z" opacity=".55" />
    </g>
  );
}

function Ketch({ sail, at }: { sail: string; at: number }) {
  return (
    <g transform={`translate(${at} 378)`}>
      <path d="M150 12V300L26 300Q96 180 150 12Z" fill={sail} />
      <path d="M162 34Q236 160 262 300H162Z" fill={sail} opacity=".93" />
      <path d="M296 128V300H222Q270 230 296 128Z" fill={sail} opacity=".85" transform="translate(22 0)" />
      <path d="M156 0V320M324 112V320" stroke="#0f2a3c" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M52 236Q104 224 150 226M84 168Q122 160 150 161M162 224Q214 222 244 236M162 154Q200 154 220 164"
        stroke="#b99876"
        strokeWidth="1.5"
        opacity=".5"
      />
      <path d="M2 318Q180 330 404 310L372 358Q360 372 336 372H66Q44 372 30 352Z" fill="#0f2a3c" />
      <path d="M16 334Q190 346 392 328" stroke="#c9a15b" strokeWidth="3.5" />
      <path d="M176 318 190 298H262L276 316Z" fill="#f2e9dd" />
      <path d="M198 304h16v7h-18Zm26 0h16v7h-16Z" fill="#17364c" />
      <path d="M40 388q28 8 56 0t56 0 56 0 56 0 56 0 56 0" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".5" />
      <path d="M66 400h250M110 416h170M150 434h96" stroke="#0a2231" strokeWidth="5" strokeLinecap="round" opacity=".45" />
    </g>
  );
}
