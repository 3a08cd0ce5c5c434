// The words of a contract: plain text with a few marks, read line by line. Everything else stays as written.

/** Words in one weight. */
export type Span = { text: string; bold: boolean };
/** A row that is filled in automatically: label, amount, a note below, and whether it is a total. */
export type Row = { name: string; value: string; note?: string | undefined; isSum?: boolean | undefined };
export type Block =
  | { kind: 'heading'; level: 1 | 2; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'item'; mark: string; spans: Span[] }
  | { kind: 'rows'; rows: Row[] };
type Read = Exclude<Block, { kind: 'rows' }> | { kind: 'slot'; name: SlotName };

/** The parts of a line. */
export const valueNames = [
  'company.name',
  'company.address',
  'company.taxNumber',
  'customer.name',
  'customer.address',
  'customer.email',
  'yacht.name',
  'yacht.type',
  'yacht.length',
  'yacht.flag',
  'yacht.registration',
  'charter.number',
  'charter.start',
  'charter.end',
  'charter.nights',
  'charter.guests',
  'price.total',
  'price.tax',
  'price.currency',
  'price.deposit',
  'today',
] as const;
type ValueName = (typeof valueNames)[number];
/** The blocks of a text. */
export const slotNames = ['price.lines', 'plan', 'cancellation'] as const;
type SlotName = (typeof slotNames)[number];

export type ContractValues = Record<ValueName, string | null> & Record<SlotName, Row[]>;

const placeholder = /\{\{([^{}\n]{0,100})\}\}/g;
const isSlot = (name: string): name is SlotName => (slotNames as readonly string[]).includes(name);
const isValue = (name: string): name is ValueName => (valueNames as readonly string[]).includes(name);

/** What is wrong with a template, or null. */
export function templateFault(text: string): string | null {
  for (const line of text.split('\n'))
    for (const [whole, inside = ''] of line.matchAll(placeholder)) {
      const name = inside.trim();
      if (isSlot(name) ? line.trim() === whole : isValue(name)) continue;
      return isSlot(name) ? `{{${name}}} needs a line of its own` : `Unknown placeholder: {{${name}}}`;
    }
  return null;
}

/** A template filled in for one charter. Values stay plain text, whatever marks they contain. */
export function fillContract(template: string, values: ContractValues): Block[] {
  const filledIn = (text: string) => text.replace(placeholder, (whole, inside: string) => wordsOf(inside.trim(), values) ?? whole);
  return readContract(template).map((block) => {
    if (block.kind === 'slot') return { kind: 'rows', rows: values[block.name] };
    return { ...block, spans: block.spans.map(({ text, bold }) => ({ text: filledIn(text), bold })) };
  });
}

function wordsOf(name: string, values: ContractValues): string | null {
  return isValue(name) ? values[name] || '–' : null;
}

/** Reads a template, in one pass over its lines. */
function readContract(template: string): Read[] {
  const blocks: Read[] = [];
  let isOpen = false;
  for (const line of template.replaceAll('\r\n', '\n').split('\n')) {
    const block = blockOf(line);
    const last = blocks.at(-1);
    if (block?.kind === 'paragraph' && isOpen && last?.kind === 'paragraph') last.spans.push({ text: '\n', bold: false }, ...block.spans);
    else if (block) blocks.push(block);
    isOpen = block?.kind === 'paragraph';
  }
  return blocks;
}

function blockOf(line: string): Read | null {
  const bare = line.trim();
  if (bare === '') return null;
  const slot = /^\{\{([^{}]{0,100})\}\}$/.exec(bare)?.[1]?.trim() ?? '';
  if (isSlot(slot)) return { kind: 'slot', name: slot };
  if (line.startsWith('## ')) return { kind: 'heading', level: 2, spans: spansOf(line.slice(3)) };
  if (line.startsWith('# ')) return { kind: 'heading', level: 1, spans: spansOf(line.slice(2)) };
  if (line.startsWith('- ')) return { kind: 'item', mark: '•', spans: spansOf(line.slice(2)) };
  const number = /^\d{1,3}\. /.exec(line)?.[0];
  if (number) return { kind: 'item', mark: number.trim(), spans: spansOf(line.slice(number.length)) };
  return { kind: 'paragraph', spans: spansOf(line) };
}

/** Every second piece between `**` is bold; an unclosed one stays as written. */
function spansOf(text: string): Span[] {
  const pieces = text.split('**');
  if (pieces.length % 2 === 0) pieces.splice(-2, 2, pieces.slice(-2).join('**'));
  return pieces.map((piece, at) => ({ text: piece, bold: at % 2 === 1 })).filter((span) => span.text !== '');
}
