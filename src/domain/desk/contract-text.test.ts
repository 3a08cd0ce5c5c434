import { describe, expect, test } from 'vitest';
import { fillContract, slotNames, templateFault, valueNames, type ContractValues } from './contract-text.ts';
import { builtInTemplate } from './contract-template.ts';

const values = {
  ...Object.fromEntries(valueNames.map((name) => [name, `<${name}>`])),
  ...Object.fromEntries(slotNames.map((name) => [name, [{ name, value: '1' }]])),
} as ContractValues;
const filled = (template: string, more: Partial<ContractValues> = {}) => fillContract(template, { ...values, ...more });
const plain = (text: string) => ({ text, bold: false });

describe('a template', () => {
  test('has two levels of headings, items, numbers, bold words, and paragraphs that keep their lines', () => {
    expect(filled('# A\r\n## B **c**\n- d\n12. e\nf\ng **h**\n\ni')).toEqual([
      { kind: 'heading', level: 1, spans: [plain('A')] },
      { kind: 'heading', level: 2, spans: [plain('B '), { text: 'c', bold: true }] },
      { kind: 'item', mark: '•', spans: [plain('d')] },
      { kind: 'item', mark: '12.', spans: [plain('e')] },
      { kind: 'paragraph', spans: [plain('f'), plain('\n'), plain('g '), { text: 'h', bold: true }] },
      { kind: 'paragraph', spans: [plain('i')] },
    ]);
  });

  test.each(['#A', '### A', '-a', '* a', '1) a', '1234. a', '> a', '[a](b)', '`a`', '<b>a</b>', 'a ** b', '_a_', '{{', '}} {{ a'])(
    'keeps text that isn’t a mark unchanged: %s',
    (text) => {
      expect(filled(text)).toEqual([{ kind: 'paragraph', spans: [plain(text)] }]);
    },
  );

  test('shows the known values of a charter, and a dash for the rest', () => {
    expect(filled('{{ yacht.name }}, {{yacht.flag}}', { 'yacht.flag': null })).toEqual([
      { kind: 'paragraph', spans: [plain('<yacht.name>, –')] },
    ]);
    expect(filled('{{plan}}\n  {{ price.lines }}')).toEqual([
      { kind: 'rows', rows: values.plan },
      { kind: 'rows', rows: values['price.lines'] },
    ]);
  });

  test('treats values as plain text, whatever marks or placeholders are in them', () => {
    const name = '# **{{company.name}}**\n- x';
    expect(filled('a {{customer.name}} b', { 'customer.name': name })).toEqual([{ kind: 'paragraph', spans: [plain(`a ${name} b`)] }]);
  });
});

describe('what is wrong with a template', () => {
  test.each([
    ['all is well', null],
    ['{{charter.begin}}', 'Unknown placeholder: {{charter.begin}}'],
    ['a {{ toString }} b', 'Unknown placeholder: {{toString}}'],
    ['{{}}', 'Unknown placeholder: {{}}'],
    ['We pay {{plan}}', '{{plan}} needs a line of its own'],
    ['{{charter.start}} {{price.lines}}', '{{price.lines}} needs a line of its own'],
    ['{{ {{today}}', null],
  ])('%s', (template, fault) => {
    expect(templateFault(template)).toBe(fault);
  });

  test('is nothing for the built-in one, which uses every placeholder', () => {
    expect(templateFault(builtInTemplate)).toBeNull();
    for (const name of [...valueNames, ...slotNames]) expect(builtInTemplate).toContain(`{{${name}}}`);
    expect(JSON.stringify(filled(builtInTemplate))).not.toMatch(/\{\{|\*\*/);
  });
});

// A quadratic parser would take minutes here and time out.
test.each([
  '*',
  '**',
  '** ',
  '{{',
  '{{ ',
  '{{a',
  '{',
  '}}',
  '# ',
  '- ',
  '1. ',
  '1',
  '\n',
  '\r',
  ' ',
  'a_',
  '> ',
  '{{plan}}',
  '{{x}}\n',
  '**{{today}}',
])('a hundred thousand times "%s" are parsed quickly', (piece) => {
  const text = piece.repeat(100_000);
  templateFault(text);
  expect(filled(text).length).toBeLessThanOrEqual(100_000);
});
