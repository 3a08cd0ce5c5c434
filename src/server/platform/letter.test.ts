import { statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { yachtTypes } from '#domain/yachts/words.ts';
import { drawingCid, drawingOf } from './drawings.ts';
import { renderLetter } from './letter.ts';

const whole = {
  heading: 'Saturday',
  paragraphs: ['Hello Maya,', 'One line\nand another.'],
  sender: { name: 'Azure Charters', sentBy: 'Sent by Maya of Azure Charters with Fairlead.' },
  picture: 'Motor Yacht' as const,
  facts: [
    ['Amount due', '€1,500.60'],
    ['Due', 'December 22, 2026'],
  ] as [string, string][],
  table: {
    columns: ['Yacht', 'Back'],
    rows: [{ cells: ['Aurelia', '9:00 AM'], note: 'Not ready', url: 'https://fairlead.example/schedule/1' }],
  },
  sections: [{ heading: 'Work', lines: [{ text: 'Hull', note: 'tomorrow', url: 'https://fairlead.example/maintenance/1' }] }],
  action: { label: 'Open Fairlead', url: 'https://fairlead.example/dashboard' },
  note: 'You choose what of it you want.',
};

describe('an email', () => {
  test('says the same in text and in HTML', () => {
    const { text, html } = renderLetter(whole);
    const words = html
      .replace(/<style>.*<\/style>/s, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ');
    for (const phrase of [
      'Saturday',
      'Hello Maya,',
      '€1,500.60',
      'December 22, 2026',
      'Aurelia',
      'Not ready',
      'Hull',
      'Open Fairlead',
      whole.note,
      whole.sender.sentBy,
    ]) {
      expect(text).toContain(phrase);
      expect(words).toContain(phrase);
    }
  });

  test('fetches nothing: its pictures are attached, each with alternative text', () => {
    const { html, picture } = renderLetter(whole);
    expect(picture).toBe('Motor Yacht');
    const pictures = [...html.matchAll(/<img [^>]*>/g)].map(([each]) => each);
    expect(pictures).toHaveLength(1);
    expect(pictures[0]).toContain(`src="cid:${drawingCid('Motor Yacht')}"`);
    expect(pictures[0]).toContain('alt="A motor yacht at sea, drawn"');
    expect(html).not.toMatch(/url\(|@import|<link|<script|src="(?!cid:)/);
  });

  test('has its own background and text color everywhere, in light and dark', () => {
    const { html } = renderLetter(whole);
    const night = /@media \(prefers-color-scheme:dark\)\{(.*?)\n\}/s.exec(html)?.[1] ?? '';
    const named = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
    // Classes that only matter on a phone, or are dark in both themes, need no other color.
    expect([...named].filter((name) => !night.includes(`.${name}{`)).toSorted()).toEqual(['body', 'mark']);
    for (const [element] of html.matchAll(/<(?:p|h1|h2|a|li|th|span) [^>]*>/g))
      expect(element).toMatch(/class="[^"]*(ink|dim|link|line|act)/);
  });

  test.each(yachtTypes)('can show the drawing of a %s, and stays small', (type) => {
    const { html } = renderLetter({ ...whole, picture: type });
    // Encoded for sending, a picture grows by a third.
    expect(html.length + statSync(drawingOf(type)).size * 1.37).toBeLessThan(60_000);
  });

  test('of a company shows its logo if there is one, else the first letter of its name', () => {
    expect(renderLetter({ ...whole, sender: { ...whole.sender, name: '«čarter» Zadar' } }).html).toMatch(/aria-hidden="true"[^>]*>Č</);
    expect(renderLetter({ ...whole, sender: { ...whole.sender, logo: 'logo@fairlead' } }).html).toContain('src="cid:logo@fairlead"');
  });
});
