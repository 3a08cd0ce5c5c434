import { linkLook } from './link-look.ts';
import { FleetWeeks } from './fleet-weeks.tsx';
import type { DrawingUrl } from './screen.tsx';

/** What the product is, for whom, and how to start. */
export function Hero({ drawn }: { drawn: DrawingUrl }) {
  return (
    <>
      <section className="relative isolate overflow-hidden bg-side text-side-ink">
        <SeaChart />
        <div className="frame pt-16 pb-56 sm:pt-24 sm:pb-80">
          <h1 className="max-w-3xl text-[2.75rem] leading-[1.04] sm:text-[4.5rem]">Run the fleet, not the paperwork</h1>
          <p className="mt-6 max-w-xl text-lg leading-7 text-side-ink-2">
            Charters, crew, maintenance and money for every yacht you operate, on one timeline your whole team can trust.
          </p>
          <div className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-4">
            <a href="/checkout/plans" className={linkLook.onSea}>
              Start Free Trial
            </a>
            <a href="#features" className="rounded py-2 font-medium underline-offset-4 hover:underline">
              See how it works
            </a>
          </div>
          <p className="mt-6 text-sm text-side-ink-2">3-day free trial. No setup fees. Cancel anytime.</p>
        </div>
      </section>
      <div className="frame relative z-10 -mt-44 sm:-mt-64">
        <FleetWeeks drawn={drawn} />
      </div>
    </>
  );
}

/** A sea drawn by its depth contours, with a course laid through it: the brass line of our logo. */
function SeaChart() {
  return (
    <svg
      viewBox="0 0 1440 760"
      preserveAspectRatio="xMaxYMid slice"
      className="absolute inset-0 -z-10 size-full"
      fill="none"
      aria-hidden="true"
    >
      <g stroke="#2b607f" strokeOpacity=".55">
        <path d="M1440 40Q1290 70 1240 150T1330 330T1180 470T1280 640T1440 700" />
        <path d="M1440-10Q1240 40 1180 140T1262 330T1112 470T1200 660T1400 760" />
        <path d="M1380-20Q1180 20 1118 136T1190 330T1040 474T1120 680T1290 780" />
        <path d="M1300-20Q1110 10 1050 130T1112 330T960 480T1030 700T1170 790" strokeOpacity=".38" />
        <path d="M1210-20Q1030 20 975 130T1028 336T870 490T930 720T1040 800" strokeOpacity=".26" />
        <path d="M1110-20Q945 30 895 132T938 344T776 505T820 740T900 810" strokeOpacity=".16" />
      </g>
      <path d="M1440 96Q1310 110 1290 196T1380 330T1236 452T1330 600T1440 640V96Z" fill="#123a53" fillOpacity=".5" />
      <path
        className="max-md:hidden"
        d="M690 800C800 640 900 560 1010 470S1120 250 1210 210 1350 250 1460 150"
        stroke="#d3ae6c"
        strokeWidth="2"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <g className="max-md:hidden" fill="#0b2030" stroke="#d3ae6c" strokeWidth="2">
        <circle cx="1010" cy="470" r="5.500" />
        <circle cx="1210" cy="210" r="5.500" />
      </g>
      <g className="tnum max-md:hidden" fill="#5e8aa3" fontSize="12">
        <text x="1216" y="420">
          12
        </text>
        <text x="1086" y="560">
          31
        </text>
        <text x="1000" y="250">
          54
        </text>
        <text x="1300" y="90">
          8
        </text>
        <text x="880" y="392">
          76
        </text>
        <text x="1150" y="60">
          27
        </text>
      </g>
      <g className="max-md:hidden" transform="translate(1058 238) rotate(-14) scale(.3)">
        <path d="M150 12V300L26 300Q96 180 150 12Z" fill="#fff6e6" />
        <path d="M162 34Q236 160 262 300H162Z" fill="#e8d9c2" />
        <path d="M156 0V320" stroke="#93a9b8" strokeWidth="5" />
        <path d="M2 318Q180 330 354 310L322 358Q310 372 286 372H66Q44 372 30 352Z" fill="#e6eef4" />
      </g>
    </svg>
  );
}
