/** The colors of a boat. */
export type Paint = { hull: string; shade: string; trim: string; sail: string; stripe: string; glass: string; spar: string };

const seam = { stroke: '#8f9aa3', strokeWidth: 0.6, opacity: 0.35, fill: 'none' };
const stay = { strokeWidth: 0.7, opacity: 0.7, fill: 'none' };

/** A modern yacht under main and genoa: a plumb stem, an open stern, and a mast slightly longer than her hull. */
export function SloopBoat({ hull, shade, trim, sail, stripe, glass, spar }: Paint) {
  return (
    <>
      <path d="M8.500-120-49-9M8.500-120 53-13.500" stroke={spar} {...stay} />
      <path d="M7-119.500 3.500-119.500Q-21-72-38-21.500L7-19.500Z" fill={sail} />
      <path d="M-7.500-95H7M-19-70H7M-28.500-46H7" {...seam} />
      <path d="M13-110Q33-60 50-17.500 30-15 2-20.500 14-62 13-110Z" fill={sail} />
      <path d="M13-110Q14-62 2-20.500 30-15 50-17.500L47-21.500Q26-19.500 7.500-23.500 16-62 13-110Z" fill={stripe} />
      <path d="M16.500-88 22-87M13.500-62 33-60M10-38 41.500-37" {...seam} />
      <path d="M7.500-10.500V-121.500H9.500V-10.500Z" fill={spar} />
      <path d="M8-20.300-39-22.300V-20.700L8-18.500Z" fill={spar} />
      <path d="M8.500-121.500 8.500-125 2.500-123.500Z" fill={trim} />
      <path d="M-26-9.500Q-24-16.500-15-16.500-3-18.500 14-15.500L30-11.500V-9Z" fill="#fbfdfe" />
      <path d="M-26-9.500Q-24-16.500-15-16.500L-12.500-9.500Z" fill={stripe} />
      <path d="M-9-12 -7.500-15Q4-15.800 13-13.700L18-12Z" fill={glass} />
      <path d="M-51-9.500Q2-7.500 54-13.500L49.500 3H-45Z" fill={hull} />
      <path d="M-47.500-1.500Q2 1 50.700-1.500L49.500 3H-45Z" fill={shade} />
      <path d="M-49-4.500Q2-2 51.500-5.500" stroke={trim} strokeWidth="1.300" fill="none" />
      <path d="M-18-5.800H-9M-4-5.300H6M11-5.500H19" stroke={glass} strokeWidth="1.600" strokeLinecap="round" />
      <path
        d="M-50-9.500V-15M-36-9V-14.500M54-13.500V-19M40-11.800V-16.800M-50-14.500-36-14M40-16.500 54-18.500"
        stroke={spar}
        strokeWidth=".6"
        opacity=".8"
      />
    </>
  );
}

/** Two masts, the smaller one aft, with a long keel's overhangs and a bowsprit. */
export function KetchBoat({ hull, shade, trim, sail, stripe, glass, spar }: Paint) {
  return (
    <>
      <path d="M13.500-110 72-17M13.500-94 55-14.500M-35.500-76 13.500-108M-35.500-76-62-10.500" stroke={spar} {...stay} />
      <path d="M12-108Q-12-62-25-20.500L12-18.500Z" fill={sail} />
      <path d="M3.500-90H12M-5.500-68H12M-15-46H12" {...seam} />
      <path d="M-37-74Q-53-46-63-20.500L-37-19Z" fill={sail} />
      <path d="M-43-61H-37M-52-41H-37" {...seam} />
      <path d="M19-100Q46-58 69.500-20 52-16 34-17.500 29-62 19-100Z" fill={sail} />
      <path d="M30-74 38-73M33-46 55-44" {...seam} />
      <path d="M17-84Q34-50 51-18.500 33-16 18-18.500Z" fill={sail} />
      <path d="M17-84 18-18.500 21-18.700Q22-56 17-84Z" fill={stripe} />
      <path d="M12.500-9V-111H14.500V-9ZM-36.500-9V-77H-34.500V-9Z" fill={spar} />
      <path d="M13-19.500-26-21.500V-20L13-17.800ZM-35.500-20-64-21.500V-20L-35.500-18.300Z" fill={spar} />
      <path d="M13.500-111V-115L7.500-113Z" fill={trim} />
      <path d="M52-14.500 74-18.500V-17L52-12.500Z" fill={spar} />
      <path d="M-30-9-28-14.500H6L10-9Z" fill="#fbfdfe" />
      <path d="M-26-12.800H-17M-13-12.800H-5M-1-12.800H4" stroke={glass} strokeWidth="1.800" strokeLinecap="round" />
      <path d="M-64-11.500Q-4-4.500 62-15.500 55-2 44 3H-38Q-56 1-64-11.500Z" fill={hull} />
      <path d="M-54-2.500Q-4 2 53.500-4.500 49 .5 44 3H-38Q-48 2-54-2.500Z" fill={shade} />
      <path d="M-62-9Q-4-1.500 60-12.500" stroke={trim} strokeWidth="1.400" fill="none" />
      <path d="M-22-4h.1M-12-3.500h.1M-2-3.500h.1M8-3.800h.1M18-4.400h.1" stroke={glass} strokeWidth="2.400" strokeLinecap="round" />
    </>
  );
}

/** A Turkish gulet: a high sheer, a long bowsprit, a deckhouse with its awning, and two masts with the sails on their booms. */
export function GuletBoat({ hull, shade, trim, sail, stripe, glass, spar }: Paint) {
  return (
    <>
      <path
        d="M10.500-92 84-26M10.500-78 62-20M-29.500-74 10.500-90M-29.500-74-66-20M10.500-92-4-13M10.500-92 24-13M-29.500-74-41-13M-29.500-74-18-13"
        stroke={spar}
        {...stay}
      />
      <path d="M13-84Q46-50 80-27.500 58-22 40-22 31-56 13-84Z" fill={sail} />
      <path d="M27-62 37-61M35-42 58-41" {...seam} />
      <path d="M13-84Q31-56 40-22L43.500-22Q35-56 13-84Z" fill={stripe} />
      <path d="M9-12V-93H12V-12ZM-31-12V-75H-28V-12Z" fill={spar} />
      <path d="M10-26Q-8-30.500-23-27.500L-23-24.500 10-23.500ZM-30-25.500Q-46-30-60-27.500L-60-24.500-30-23Z" fill={sail} />
      <path d="M10-23-24-24.500M-30-22.500-62-24.500" stroke={spar} strokeWidth="1.600" />
      <path d="M-62-33Q-46-36.500-33-33.500L-33-31.500Q-46-34-62-31Z" fill={stripe} />
      <path d="M-61-32V-16M-34-32V-13" stroke={spar} strokeWidth=".8" />
      <path d="M10.500-93V-98L3.500-95.500Z" fill="#c8372d" />
      <path d="M-24-11V-18.500H2L5-11Z" fill={trim} />
      <path d="M-21-15H-15M-11-15H-5M-1-15H1" stroke={glass} strokeWidth="2.600" />
      <path d="M58-19 86-27.500V-25.500L58-16Z" fill={spar} />
      <path d="M-70-20.500Q-66-15-44-13 4-8 44-15.500 58-18.500 70-24.500 62-7 49 3H-50Q-66-1-70-20.500Z" fill={hull} />
      <path d="M-66-8Q-2 0 59.500-7 55-1 49 3H-50Q-61 0-66-8Z" fill={shade} />
      <path d="M-69.500-18.500Q-65-13-44-11 4-6 44-13.500 57-16 68-21" stroke={trim} strokeWidth="1.600" fill="none" />
      <path
        d="M-48-4.500h.1M-34-3.200h.1M-20-2.600h.1M-6-2.400h.1M8-2.700h.1M22-3.500h.1"
        stroke={trim}
        strokeWidth="2.800"
        strokeLinecap="round"
      />
    </>
  );
}

/** A catamaran from the side: both hulls, the saloon's long window, a helm on its roof, a square-top main and a self-tacking jib. */
export function CatBoat({ hull, shade, trim, sail, stripe, glass, spar }: Paint) {
  return (
    <>
      <path d="M9-117-50-16M9-117 55-17" stroke={spar} {...stay} />
      <path d="M7.500-116.500-4-115.500Q-25-76-36-34.500L7.500-32.500Z" fill={sail} />
      <path d="M-12.500-98H7.500M-22-77H7.500M-30-55H7.500" {...seam} />
      <path d="M-4-115.500Q-25-76-36-34.500L-33.500-34.400Q-22-76-1-115.800Z" fill={stripe} />
      <path d="M13-107Q34-60 52-20.500 32-22 14-24.500 18-66 13-107Z" fill={sail} />
      <path d="M16.500-84 22-83M16.500-60 33-58.500M15-38 43-37" {...seam} />
      <path d="M8-22V-119H10V-22Z" fill={spar} />
      <path d="M8.500-33-37-35.500V-33.500L8.500-31Z" fill={spar} />
      <path d="M9-119V-123L3-121.500Z" fill={trim} />
      <path d="M14-15 61-15.500 58 2H30Z" fill={shade} />
      <path d="M-45-15Q-43-25.500-34-25.500H6Q22-25 32-15Z" fill="#fbfdfe" />
      <path d="M-28-17.500-26-23H5Q16-22.500 23-17.500Z" fill={glass} />
      <path d="M-12-23V-17.500M2-23V-17.500" stroke="#fbfdfe" strokeWidth="1" />
      <path d="M-41-30.500H-11L-7-28.700H-41Z" fill="#fbfdfe" />
      <path d="M-39-29V-24M-14-29V-25" stroke={spar} strokeWidth=".9" />
      <path d="M-56-6H-51V-12.500Q-50-15.500-46-15.500H20Q40-15.500 56-17.500L53.500 3H-48L-51-3.500H-56Z" fill={hull} />
      <path d="M-49.500-1.500H54L53.500 3H-48Z" fill={shade} />
      <path d="M-50.500-5H54.500" stroke={trim} strokeWidth="1.300" />
      <path d="M-30-10H-16M-8-10H6M14-10.200H26" stroke={glass} strokeWidth="2.600" strokeLinecap="round" />
      <path d="M56-17.500V-23M42-16.500V-22M30-15.500V-21M30-20.800 56-22.800" stroke={spar} strokeWidth=".6" opacity=".8" />
    </>
  );
}
