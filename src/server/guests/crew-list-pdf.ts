import type { crewList } from '#domain/desk/crew-list.ts';
import { crewListLabels, type CrewListForm } from '#domain/desk/guest-fields.ts';
import { datesIn } from '#domain/shared/date-words.ts';
import { label } from '../finance/invoice-pdf-head.ts';
import {
  accent,
  bottomOf,
  contentOf,
  faint,
  heightOf,
  line,
  margin,
  newPaper,
  onEveryPage,
  pen,
  tint,
  widthOf,
  write,
  type Paper,
} from '../finance/paper.ts';
import type { Ship } from './ship.ts';

type CrewListContext = {
  form: CrewListForm;
  table: ReturnType<typeof crewList>;
  ship: Ship;
  port?: string | undefined;
  direction?: 'arrival' | 'departure' | undefined;
};

const small = { size: 8 };

/** Draws a list of the people on board, on A4 landscape. */
export function drawCrewList({ form, table, ship, port, direction }: CrewListContext): Promise<Buffer> {
  const title = crewListLabels[form];
  const paper = newPaper({
    title: `${title} ${ship.number}`,
    author: ship.company,
    subject: `${title} of ${ship.yacht ?? ship.number}`,
    at: new Date(),
    isAcross: true,
  });
  write(paper, title, margin, margin - 6, widthOf(paper), { size: 18, weight: 'semibold', colour: accent });
  drawFacts(paper, factsOf(ship, port, direction));
  drawTable(paper, table);
  drawSignature(paper);
  onEveryPage(paper, (page, of) => {
    const y = paper.page.height - margin - 8;
    line(paper, y - 9);
    pen(paper, ship.company, label).text(`${ship.company}  ·  ${ship.number}`, margin, y, { width: 380, height: 11, ellipsis: true });
    const place = `Page ${page} of ${of}`;
    pen(paper, place, label).text(place, margin, y, { width: widthOf(paper), align: 'right', lineBreak: false });
  });
  return contentOf(paper);
}

function factsOf(ship: Ship, port: string | undefined, direction: CrewListContext['direction']): [string, string][] {
  const dates = datesIn(ship.timeZone, ship.formats);
  const momentOf = (at: string | null) => (at ? dates.moment(at) : '');
  return [
    ['Name of ship', ship.yacht ?? ''],
    ['Flag state', ship.flag ?? ''],
    ['Registration', ship.registration ?? ''],
    ['Call sign', ship.callSign ?? ''],
    [direction === 'arrival' ? 'Port of arrival' : direction === 'departure' ? 'Port of departure' : 'Port', port ?? ''],
    ['From', momentOf(ship.startDate)],
    ['To', momentOf(ship.endDate)],
  ];
}

function drawFacts(paper: Paper, facts: [string, string][]): void {
  const width = widthOf(paper) / facts.length;
  const top = margin + 24;
  let below = top + 26;
  for (const [at, [name, value]] of facts.entries()) {
    const y = write(paper, name.toUpperCase(), margin + at * width, top, width - 8, { size: 7, colour: faint });
    below = Math.max(below, write(paper, value || '–', margin + at * width, y + 1, width - 8, { size: 9.5 }));
  }
  paper.y = below + 10;
}

function drawTable(paper: Paper, { columns, rows }: CrewListContext['table']): void {
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const widths = columns.map(({ width }) => (width / whole) * widthOf(paper));
  const cells = (texts: string[], style: Parameters<typeof write>[5]) => {
    let x = margin;
    for (const [at, text] of texts.entries()) {
      write(paper, text, x + 3, paper.y + 4, (widths[at] ?? 40) - 6, style);
      x += widths[at] ?? 40;
      paper.y = top;
    }
  };
  const heightIn = (texts: string[], style: Parameters<typeof write>[5]) =>
    Math.max(12, ...texts.map((text, at) => heightOf(paper, text || ' ', (widths[at] ?? 40) - 6, style))) + 8;
  const head = columns.map(({ name }) => name);
  const headStyle = { size: 7, weight: 'semibold' as const, colour: accent };
  let top = paper.y;
  const drawHead = () => {
    top = paper.y;
    const height = heightIn(head, headStyle);
    paper.rect(margin, top, widthOf(paper), height).fill(tint);
    cells(head, headStyle);
    paper.y = top + height;
  };
  drawHead();
  for (const row of rows) {
    const height = heightIn(row, small);
    if (paper.y + height > bottomOf(paper)) {
      paper.addPage();
      drawHead();
    }
    top = paper.y;
    cells(row, small);
    line(paper, top + height);
    paper.y = top + height;
  }
  if (rows.length === 0) paper.y = write(paper, 'Nobody is listed yet.', margin + 3, paper.y + 6, 300, { size: 9, colour: faint }) + 4;
}

function drawSignature(paper: Paper): void {
  if (paper.y + 60 > bottomOf(paper)) paper.addPage();
  const y = paper.y + 40;
  line(paper, y, { to: margin + 260 });
  write(paper, 'Date and signature by master, authorized agent or officer', margin, y + 4, 300, label);
}
