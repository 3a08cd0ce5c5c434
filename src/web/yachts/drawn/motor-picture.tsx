import type { Paint } from './sail-picture.tsx';

const white = '#fbfdfe';
const soft = '#dbe5ec';

/** An inflatable with a console, a bench, an arch and two engines. */
export function RibBoat({ hull, shade, trim, stripe, glass, spar }: Paint) {
  return (
    <>
      <path d="M-10-11-7-24Q-2-25.500 4-24L8-11Z" fill={white} />
      <path d="M-2-24.500 8-24.500 11-31.500H3Z" fill={glass} />
      <path d="M-22-11V-18.500Q-21-20.500-18-20.500H-14V-11Z" fill={trim} />
      <path d="M-37-11-33-31.500H-25L-23-29.500H-31L-33-11Z" fill={spar} />
      <path d="M-30-31.500V-37M-32-35 -28-35" stroke={spar} strokeWidth=".9" />
      <path d="M-52-15Q-51-19-46-19H-43L-41-4-46 5H-49L-48-5Z" fill={spar} />
      <path d="M-44-6H34Q46-7 53-15L40 3H-42Z" fill={white} />
      <path d="M-42-1.500H43.500L40 3H-42Z" fill={soft} />
      <path d="M-46-9.500Q-46-14.500-41-14.500H24Q40-15 52-21.500 57-23 56-18.500 50-6.500 30-5H-41Q-46-5-46-9.500Z" fill={hull} />
      <path d="M-46-9.500Q-45-5-41-5H30Q49-6.500 56-18.500 44-9.500 28-9.500Z" fill={shade} />
      <path d="M-8-14.500V-5.200M14-14.500V-5.200M34-16V-6" stroke={stripe} strokeWidth="1.600" />
    </>
  );
}

/** An open cruiser: a long foredeck, a raked screen, seats in the sun and a platform at the water. */
export function OpenBoat({ hull, shade, trim, stripe, glass, spar }: Paint) {
  return (
    <>
      <path d="M-31-14-25-31Q-8-34.500 4-31.500L1-29.500Q-8-31.500-21-29L-25-14Z" fill={white} />
      <path d="M-8-14.500 0-27.500Q6-30 11-29L38-17.500Z" fill={glass} />
      <path d="M11-29 38-17.500 33-17.700 8-28.500Z" fill={white} />
      <path d="M14-15.500 11-27" stroke={white} strokeWidth="1.100" />
      <path d="M-50-14Q-49-20-44-20H-40V-14ZM-22-14Q-21-20.500-17-20.500H-13V-14Z" fill={stripe} />
      <path d="M-15-31.800V-39M-18-36.500H-12" stroke={spar} strokeWidth="1" />
      <path d="M-72-5.500H-58V-2.500H-72Z" fill="#9a6b43" />
      <path d="M-61-13Q-16-13.500 16-16.500 48-19.500 73-23.500 62-6 46 3H-58Q-62-4-61-13Z" fill={hull} />
      <path d="M-60.500-4Q10-3 59.500-7.500 53-1 46 3H-58Q-60-1-60.500-4Z" fill={shade} />
      <path d="M-61-10Q-16-10 18-13 46-16 68-19.500" stroke={trim} strokeWidth="1.200" fill="none" />
      <path d="M-6-8.500 20-10.500 26-8-2-6ZM31-11 47-13.500 51-11.500 36-9Z" fill={glass} />
      <path d="M36-18.500V-22M50-20.500V-24.500M64-22.500V-27M36-21.500 66-26.800" stroke={spar} strokeWidth=".6" opacity=".8" />
    </>
  );
}

/** A saloon with large windows, and a bridge on its roof under a hard top. */
export function FlybridgeBoat({ hull, shade, trim, glass, spar }: Paint) {
  return (
    <>
      <path d="M-44-42.500Q-12-46.500 12-42.500L10-40.500H-42Z" fill={white} />
      <path d="M-36-41V-32M-12-41.500-8-32M6-41 14-32" stroke={spar} strokeWidth="1.300" />
      <path d="M8-32 14-37.500 26-31.500Z" fill={glass} opacity=".75" />
      <path d="M-54-32.500H12L34-28.500-60-28.500Z" fill={white} />
      <path d="M-60-28.500H34L31-26.500H-58Z" fill={soft} />
      <path d="M-46-15V-27H28Q40-24 54-16.500Z" fill={white} />
      <path d="M-40-25H-18V-17.500H-40ZM-15-25H7V-17.500H-15ZM10-25H27Q38-22 46-17.500H10Z" fill={glass} />
      <path d="M-64-15V-27M-46-15V-27" stroke={soft} strokeWidth="1.600" />
      <path d="M-30-43V-52M-34-49H-26" stroke={spar} strokeWidth="1.100" />
      <path d="M-80-5H-68V-2.500H-80Z" fill="#9a6b43" />
      <path d="M-70-15.500H-10Q40-17.500 80-25.500 68-7 50 3H-66Q-71-4-70-15.500Z" fill={hull} />
      <path d="M-69.500-4.500Q10-3.500 66-8.500 59-1.500 50 3H-66Q-69-1-69.500-4.500Z" fill={shade} />
      <path d="M-70-12.500H-10Q40-14.500 75-21" stroke={trim} strokeWidth="1.200" fill="none" />
      <path d="M-30-10H-8V-6.500H-27ZM-3-10 22-11 20-7.500-3-6.800ZM28-11.500 46-14 44-10.500 28-8.500Z" fill={glass} />
      <path d="M44-18.500V-23.500M58-21V-26M72-23.800V-29M44-23 74-28.800" stroke={spar} strokeWidth=".6" opacity=".8" />
    </>
  );
}

/** Two decks, the wheelhouse raised before the upper one, and a mast with its radar. */
export function RaisedBoat({ hull, shade, trim, glass, spar }: Paint) {
  return (
    <>
      <path d="M-16-48-12-61H-4L2-48Z" fill={white} />
      <path d="M-8-61V-69M-13-65.500H-3" stroke={spar} strokeWidth="1.200" />
      <path d="M-50-50H10L24-46.500H-54Z" fill={white} />
      <path d="M-54-46.500H24L22-44.800H-52Z" fill={soft} />
      <path d="M-30-33V-46H14Q24-41.500 34-33Z" fill={white} />
      <path d="M-26-43.500H-8V-36.500H-26ZM-5-43.500H13Q21-40 26-36.500H-5Z" fill={glass} />
      <path d="M-50-33V-46" stroke={soft} strokeWidth="1.600" />
      <path d="M-66-33H38L46-29.500H-72Z" fill={white} />
      <path d="M-72-29.500H46L44-27.800H-70Z" fill={soft} />
      <path d="M-52-17V-29H38Q50-25 60-18Z" fill={white} />
      <path
        d="M-47-26.500H-30V-19.500H-47ZM-27-26.500H-10V-19.500H-27ZM-7-26.500H10V-19.500H-7ZM13-26.500H36Q46-23 52-19.500H13Z"
        fill={glass}
      />
      <path d="M-70-17V-29M-54-17V-29" stroke={soft} strokeWidth="1.600" />
      <path d="M-92-5H-80V-2.500H-92Z" fill="#9a6b43" />
      <path d="M-82-17.500H-20Q40-19.500 92-29 80-7 62 3H-77Q-83-5-82-17.500Z" fill={hull} />
      <path d="M-81.500-5Q10-4 78-9 71-2 62 3H-77Q-80.500-1-81.500-5Z" fill={shade} />
      <path d="M-82-14.500H-20Q40-16.500 87-25" stroke={trim} strokeWidth="1.300" fill="none" />
      <path
        d="M-52-9.500h.1M-40-9.500h.1M-28-9.500h.1M-8-9.500H6M14-10H28M36-11.500H50"
        stroke={glass}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M54-21V-26M70-24V-29.500M86-27.500V-33.500M54-25.500 88-33" stroke={spar} strokeWidth=".6" opacity=".8" />
    </>
  );
}

/** Three decks in steps towards a long bow. */
export function SuperBoat({ hull, shade, trim, glass, spar }: Paint) {
  return (
    <>
      <path d="M-22-62-16-74H-6L2-62Z" fill={white} />
      <path d="M-11-74V-83M-17-79.500H-5M-15-77H-7" stroke={spar} strokeWidth="1.200" />
      <path d="M-44-62.500H12L26-58.500H-48Z" fill={white} />
      <path d="M-30-47V-58.500H12Q24-54 34-47Z" fill={white} />
      <path d="M-26-56.500H-8V-50H-26ZM-5-56.500H11Q20-53 25-50H-5Z" fill={glass} />
      <path d="M-66-47.500H38L48-44H-70Z" fill={white} />
      <path d="M-70-44H48L46-42.300H-68Z" fill={soft} />
      <path d="M-50-32V-44H38Q50-39 58-32Z" fill={white} />
      <path d="M-46-41.500H-4V-35H-46ZM0-41.500H36Q44-38.500 49-35H0Z" fill={glass} />
      <path d="M-84-32.500H64L74-29H-90Z" fill={white} />
      <path d="M-90-29H74L72-27.300H-88Z" fill={soft} />
      <path d="M-66-18V-28.500H62Q72-24 80-18Z" fill={white} />
      <path d="M-61-26H-32V-20H-61ZM-29-26H0V-20H-29ZM3-26H32V-20H3ZM35-26H60Q67-23 71-20H35Z" fill={glass} />
      <path d="M-48-32V-58M-68-44V-32M-88-18V-29M-70-18V-29" stroke={soft} strokeWidth="1.500" />
      <path d="M-108-4.500H-94V-2H-108Z" fill="#9a6b43" />
      <path d="M-96-18.500H-20Q50-20.500 110-31 96-8 76 3H-91Q-97-5-96-18.500Z" fill={hull} />
      <path d="M-95.500-5Q10-4 94-9.500 86-2 76 3H-91Q-94.500-1-95.500-5Z" fill={shade} />
      <path d="M-96-15.500H-20Q50-17.500 104-27" stroke={trim} strokeWidth="1.300" fill="none" />
      <path
        d="M-70-10h.1M-58-10h.1M-46-10h.1M-30-10H-16M-8-10H6M14-10.300H28M36-11H50M58-12.500H70"
        stroke={glass}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M78-24.500V-29.500M92-27V-32.500M106-30.200V-36M78-29 107-35.500" stroke={spar} strokeWidth=".6" opacity=".8" />
    </>
  );
}

/** Built for long passages: an upright stem, the wheelhouse well forward, and a long working deck aft with a tender and its crane. */
export function ExplorerBoat({ hull, shade, trim, stripe, glass, spar }: Paint) {
  return (
    <>
      <path d="M22-64 26-78H32L36-64Z" fill={white} />
      <path d="M29-78V-87M23-83H35" stroke={spar} strokeWidth="1.300" />
      <path d="M-4-64.500H52L55-61H-6Z" fill={white} />
      <path d="M0-48V-61H50L56-48Z" fill={white} />
      <path d="M28-59H48.500L52.500-51H28ZM4-59H24V-51H4Z" fill={glass} />
      <path d="M-34-48.500H60V-45H-36Z" fill={white} />
      <path d="M-30-32V-45H58L62-32Z" fill={white} />
      <path d="M-26-42H-14V-36H-26ZM-10-42H2V-36H-10ZM6-42H18V-36H6ZM22-42H34V-36H22ZM38-42H54L56.500-36H38Z" fill={glass} />
      <path d="M-48-32.500H72L70-29H-50Z" fill={white} />
      <path d="M-44-16V-29H70L76-20V-16Z" fill={white} />
      <path d="M-39-26H-24V-20H-39ZM-20-26H-5V-20H-20ZM-1-26H14V-20H-1ZM18-26H33V-20H18ZM37-26H52V-20H37Z" fill={glass} />
      <path d="M-52-18V-38L-70-44" stroke={spar} strokeWidth="2" fill="none" />
      <path d="M-86-19Q-86-23-82-23H-62Q-56-24-52-27-54-19-60-18H-84Z" fill={stripe} />
      <path d="M-92-17H-50L-46-17.500H50Q76-19 96-33L90-8Q88 3 82 3H-88Q-93-4-92-17Z" fill={hull} />
      <path d="M-91.500-5H89Q87.500 3 82 3H-88Q-91-1-91.500-5Z" fill={shade} />
      <path d="M-92-13.500H50Q74-15 94-27" stroke={trim} strokeWidth="1.400" fill="none" />
      <path
        d="M-66-9.500h.1M-52-9.500h.1M-38-9.500h.1M-24-9.500h.1M-10-9.500h.1M4-9.500h.1M18-9.500h.1M32-9.500h.1M46-9.800h.1"
        stroke={glass}
        strokeWidth="3.200"
        strokeLinecap="round"
      />
      <path
        d="M-92-17V-22.500M-48-17.500V-22.500M74-23V-28M84-27.500V-33M95-32.500V-38.500M-92-22H-50M74-27.500 95-38"
        stroke={spar}
        strokeWidth=".6"
        opacity=".8"
      />
    </>
  );
}

/** Four decks, a helipad ahead of them, and the tender's door in her side. */
export function MegaBoat({ hull, shade, trim, glass, spar }: Paint) {
  return (
    <>
      <path d="M-34-76-26-88H-12L-6-76Z" fill={white} />
      <path d="M-20-88V-99M-28-95H-12M-25-92H-15" stroke={spar} strokeWidth="1.300" />
      <ellipse cx="-2" cy="-80" rx="4" ry="4.500" fill={white} />
      <path d="M-52-76H10L22-72.500H-56Z" fill={white} />
      <path d="M-40-62V-72.500H10Q22-68 32-62Z" fill={white} />
      <path d="M-36-70H-12V-64.500H-36ZM-8-70H9Q17-67 22-64.500H-8Z" fill={glass} />
      <path d="M-74-62.500H36L46-59H-78Z" fill={white} />
      <path d="M-78-59H46L44-57.300H-76Z" fill={soft} />
      <path d="M-58-47V-58.500H38Q48-53.500 56-47Z" fill={white} />
      <path d="M-54-56H-12V-50.500H-54ZM-8-56H36Q43-53 47-50.500H-8Z" fill={glass} />
      <path d="M-92-47.500H62L70-44H-96Z" fill={white} />
      <path d="M-96-44H70L68-42.300H-94Z" fill={soft} />
      <path d="M-74-32V-43.500H64Q74-38.500 80-32Z" fill={white} />
      <path d="M-70-41H-30V-35.500H-70ZM-26-41H14V-35.500H-26ZM18-41H62Q69-38 73-35.500H18Z" fill={glass} />
      <path d="M-108-32.500H86L94-29H-112Z" fill={white} />
      <path d="M-112-29H94L92-27.300H-110Z" fill={soft} />
      <path d="M-90-18V-28.500H84Q94-24 100-18Z" fill={white} />
      <path
        d="M-85-26H-52V-20.500H-85ZM-48-26H-15V-20.500H-48ZM-11-26H22V-20.500H-11ZM26-26H59V-20.500H26ZM63-26H82Q89-23.500 93-20.500H63Z"
        fill={glass}
      />
      <path d="M-56-59V-72M-76-44V-59M-94-32V-44M-110-18V-29M-92-18V-29" stroke={soft} strokeWidth="1.500" />
      <path d="M-126-4.500H-112V-2H-126Z" fill="#9a6b43" />
      <path d="M-114-19H-20Q64-21 132-33 116-8 92 3H-109Q-115-5-114-19Z" fill={hull} />
      <path d="M-113.500-5Q10-4 113-10 104-2 92 3H-109Q-112.500-1-113.500-5Z" fill={shade} />
      <path d="M-114-16H-20Q64-18 126-29" stroke={trim} strokeWidth="1.300" fill="none" />
      <path d="M-92-13.500H-62V-6H-92Z" stroke={trim} strokeWidth=".7" fill="none" opacity=".8" />
      <path
        d="M-50-10.500h.1M-38-10.500h.1M-26-10.500h.1M-10-10.500H4M12-10.500H26M34-11H48M56-11.800H70M78-13H90"
        stroke={glass}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M98-26V-31M112-28.500V-34M128-32.200V-38.500M98-30.500 129-38" stroke={spar} strokeWidth=".6" opacity=".8" />
    </>
  );
}
