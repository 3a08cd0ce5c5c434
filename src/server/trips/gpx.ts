// Reads and writes GPX. Files come from strangers, so reading takes one pass, without entities or fetches, and with a limit on everything
// that grows.
import { SaxesParser } from 'saxes';
import { Position } from '#domain/shared/position.ts';
import { maxTrackPoints, type TrackPoint, type TrackSegment } from '#domain/trips/track.ts';
import { Refusal } from '../platform/refusal.ts';
import { escaped } from '../platform/escaped.ts';

const maxDepth = 32;
const maxAttributes = 32;

/**
 * The segments of the tracks in a GPX file; a file without a track of at least two points is refused with a message. Ten megabytes take a
 * second.
 */
export function readGpx(content: Buffer): TrackSegment[] {
  const reader = new TrackReader();
  reader.read(decoded(content));
  return reader.end();
}

/** The text of a file in the encoding it declares; old plotters wrote others than UTF-8. */
function decoded(content: Buffer): string {
  try {
    return new TextDecoder(encodingOf(content), { fatal: true }).decode(content);
  } catch {
    throw content.includes('<gpx') ? damaged() : notGpx();
  }
}

function encodingOf(content: Buffer): string {
  const start = content.toString('latin1', 0, 200);
  if (start.startsWith('\u00ff\u00fe')) return 'utf-16le';
  if (start.startsWith('\u00fe\u00ff')) return 'utf-16be';
  return /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1] ?? 'utf-8';
}

const notGpx = () => new Refusal(415, 'not_gpx', 'Please choose a GPX file.');
const refused = (message: string) => new Refusal(422, 'bad_gpx', message);
const damaged = () => refused('This GPX file is damaged: it can’t be read as XML.');

const trackPoint = 'gpx/trk/trkseg/trkpt';

class TrackReader {
  private readonly parser = new SaxesParser();
  private readonly segments: TrackSegment[] = [];
  private readonly open: string[] = [];
  private points = 0;
  private attributes = 0;
  private path = '';
  private elsewhere = false;

  constructor() {
    this.parser.on('doctype', (doctype) => {
      throw doctype.trim().startsWith('gpx') ? refused('This GPX file defines its own XML entities, which we don’t accept.') : notGpx();
    });
    this.parser.on('attribute', () => {
      if (++this.attributes > maxAttributes) throw damaged();
    });
    this.parser.on('opentag', ({ name, attributes }) => this.enter(localName(name), attributes));
    this.parser.on('text', (text) => {
      if (this.path === `${trackPoint}/time`) this.tellTime(text);
    });
    this.parser.on('closetag', () => this.leave());
  }

  read(text: string): void {
    this.carefully(() => this.parser.write(text));
  }

  end(): TrackSegment[] {
    this.carefully(() => this.parser.close());
    const sailed = this.segments.filter((segment) => segment.length > 0);
    if (this.points === 0)
      throw refused(
        this.elsewhere ? 'This GPX file has waypoints or a planned route, but no recorded track.' : 'There is no track in this GPX file.',
      );
    if (this.points < 2) throw refused('The track in this GPX file has only one point.');
    return sailed;
  }

  private enter(name: string, attributes: Record<string, string>): void {
    this.attributes = 0;
    if (this.open.length === 0) this.begin(name, attributes);
    if (this.open.length >= maxDepth) throw damaged();
    this.open.push(name);
    this.path = this.open.join('/');
    if (this.path === 'gpx/trk/trkseg') this.segments.push([]);
    if (this.path === trackPoint) this.addPoint(attributes);
    if (this.path === 'gpx/wpt' || this.path === 'gpx/rte') this.elsewhere = true;
  }

  private begin(name: string, { version = '' }: Record<string, string>): void {
    if (name !== 'gpx') throw notGpx();
    // Tracks look the same in both versions.
    if (version !== '1.1' && version !== '1.0') throw refused('This file uses another version of GPX. We read GPX 1.0 and 1.1.');
  }

  private addPoint({ lat, lon }: Record<string, string>): void {
    if (++this.points > maxTrackPoints)
      throw refused(`This track has more than ${maxTrackPoints.toLocaleString('en-US')} points. Please export it with fewer.`);
    const { data } = Position.safeParse({ latitude: decimalIn(lat), longitude: decimalIn(lon) });
    if (!data)
      throw refused(
        `Point ${this.points} of this track isn’t a valid position: latitude ${displayText(lat)}, longitude ${displayText(lon)}.`,
      );
    this.segments.at(-1)?.push([data.latitude, data.longitude, null]);
  }

  private tellTime(text: string): void {
    const point: TrackPoint | undefined = this.segments.at(-1)?.at(-1);
    const at = momentIn(text.trim());
    if (point) point[2] = at;
  }

  private leave(): void {
    this.open.pop();
    this.path = this.open.join('/');
  }

  /**
   * Parser errors mean that the file is damaged, but their messages are for programmers. A file that doesn't even begin as XML is of
   * another kind.
   */
  private carefully(read: () => void): void {
    try {
      read();
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw this.segments.length === 0 && this.path === '' ? notGpx() : damaged();
    }
  }
}

const decimal = /^\s*[+-]?(?:\d{1,3}(?:\.\d*)?|\.\d+)(?:e-?\d{1,2})?\s*$/i;
const moment = /^([12]\d{3}-\d\d-\d\d)T\d\d:\d\d:\d\d(?:\.\d{1,9})?(Z|[+-]\d\d:\d\d)?$/;

/** GPX times are in UTC, even without a zone. A date that doesn't exist gives no time. */
function momentIn(text: string): number | null {
  const [, day = '', zone] = moment.exec(text) ?? [];
  const at = Date.parse(zone ? text : `${text}Z`);
  const midnight = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(at) || Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day ? null : at;
}

function decimalIn(text: string | undefined): number {
  return text !== undefined && decimal.test(text) ? Number(text) : NaN;
}

function displayText(text: string | undefined): string {
  return text === undefined ? 'missing' : `“${text.slice(0, 20)}”`;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** A GPX 1.1 file of one track. */
export function gpxOf(name: string, segments: TrackSegment[]): string {
  const parts = segments.map((segment) => `    <trkseg>\n${segment.map(pointOf).join('\n')}\n    </trkseg>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Fairlead" xmlns="http://www.topografix.com/GPX/1/1">
  <trk>
    <name>${escaped(name.replaceAll(forbidden, ' '))}</name>
${parts.join('\n')}
  </trk>
</gpx>
`;
}

function pointOf([latitude, longitude, at]: TrackPoint): string {
  return `      <trkpt lat="${digits(latitude)}" lon="${digits(longitude)}">${at === null ? '' : `<time>${new Date(at).toISOString()}</time>`}</trkpt>`;
}

/** A number without an exponent, which GPX doesn't allow. */
function digits(degrees: number): string {
  const text = String(degrees);
  return text.includes('e') ? degrees.toFixed(12) : text;
}

// XML has no place for control characters, not even escaped.
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u001f\u007f\ufffe\uffff]/g;
