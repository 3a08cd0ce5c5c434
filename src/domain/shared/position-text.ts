import type { Position } from './position.ts';

const unreadable = "We can't read this position. Write it like 43°33.2'N 7°1.1'E or 43.553, 7.018";
const tooFar = { latitude: 'Latitude goes from 90° south to 90° north', longitude: 'Longitude goes from 180° west to 180° east' };
const tooManyMinutes = 'Minutes and seconds are less than 60';

/** A typed text as a position, or why it isn't one. */
type ReadPosition = { position: Position; fault?: undefined } | { position?: undefined; fault: string };

/** Reads a position typed in degrees, in degrees and minutes, or with seconds, with signs or letters for the hemisphere. */
export function readPosition(typed: string): ReadPosition {
  const halves = inHalves(plain(typed))?.map(readHalf);
  const [first, second] = halves ?? [];
  if (!first || !second) return { fault: unreadable };
  if (first === 'minutes' || second === 'minutes') return { fault: tooManyMinutes };
  const turned = first.axis === 'longitude' || second.axis === 'latitude';
  const [latitude, longitude] = turned ? [second, first] : [first, second];
  if (latitude.axis === 'longitude' || longitude.axis === 'latitude' || (latitude.axis === null) !== (longitude.axis === null))
    return { fault: unreadable };
  if (Math.abs(latitude.degrees) > 90) return { fault: tooFar.latitude };
  if (Math.abs(longitude.degrees) > 180) return { fault: tooFar.longitude };
  return { position: { latitude: latitude.degrees, longitude: longitude.degrees } };
}

/** "43°33.200'N 7°01.100'E": to a thousandth of a minute, about a meter. */
export function positionInWords({ latitude, longitude }: Position): string {
  return `${inMinutes(latitude, 'N', 'S')} ${inMinutes(longitude, 'E', 'W')}`;
}

function inMinutes(degrees: number, plus: string, minus: string): string {
  const thousandths = Math.round(Math.abs(degrees) * 60_000);
  const minutes = ((thousandths % 60_000) / 1000).toFixed(3).padStart(6, '0');
  return `${Math.floor(thousandths / 60_000)}°${minutes}'${degrees < 0 && thousandths > 0 ? minus : plus}`;
}

/** The text in the characters this module knows, because people copy positions from anywhere. */
function plain(typed: string): string {
  const known = typed
    .toUpperCase()
    .replaceAll(/[º˚]/g, '°')
    .replaceAll(/[′’‘´`]/g, "'")
    .replaceAll(/[″”“]|''/g, '"')
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
  // Without another decimal point, and with something else between the two halves, a comma between digits is a decimal comma.
  return !known.includes('.') && /[ ;NSEW]/.test(known) ? known.replaceAll(/(\d),(?=\d)/g, '$1.') : known;
}

function inHalves(text: string): string[] | null {
  const [first, second, ...more] = text.split(/[,;]/);
  if (second !== undefined) return more.length === 0 ? [first ?? '', second] : null;
  const lettersAfter = /^([^NSEW]+[NSEW])([^NSEW]+[NSEW])$/.exec(text);
  const lettersBefore = /^([NSEW][^NSEW]+)([NSEW][^NSEW]+)$/.exec(text);
  const numbersAlone = /^(\S+) (\S+)$/.exec(text);
  return (lettersAfter ?? lettersBefore ?? numbersAlone)?.slice(1) ?? null;
}

type Half = { degrees: number; axis: keyof Position | null };

const half = /^([NSEW])? ?([+-])?(\d{1,3}(?:\.\d+)?) ?°? ?(?:(\d{1,2}(?:\.\d+)?) ?'? ?(?:(\d{1,2}(?:\.\d+)?) ?"? ?)?)?([NSEW])?$/;

function readHalf(text: string): Half | 'minutes' | null {
  const parts = half.exec(text.trim());
  if (!parts) return null;
  const [, before, sign, whole = '', minutes, seconds, after] = parts;
  const side = before ?? after;
  // The direction is given twice, or a part with a fraction is followed by a smaller part.
  if ((before && after) || (side && sign) || (minutes && whole.includes('.')) || (seconds && minutes?.includes('.'))) return null;
  if (Number(minutes ?? 0) >= 60 || Number(seconds ?? 0) >= 60) return 'minutes';
  const degrees = Number(whole) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600;
  const negative = sign === '-' || side === 'S' || side === 'W';
  return {
    degrees: negative && degrees > 0 ? -degrees : degrees,
    axis: side ? (side === 'N' || side === 'S' ? 'latitude' : 'longitude') : null,
  };
}
