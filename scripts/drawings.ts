// npm run drawings: draws the yachts for emails like on the pages, but as PNG, because mail programs don't show SVG. They are twice their
// display size, for high-resolution screens, and have few colors, to keep emails small. For companies' public pages they are small WebP
// pictures, like uploaded ones.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import type { YachtType } from '#domain/yachts/words.ts';
import { drawingOf, drawingsFolder, thumbOf } from '#server/platform/drawings.ts';
import { DrawnPicture } from '#web/yachts/drawn-picture.tsx';

// Sky, rig and hull depend on the number.
const numbers: Record<YachtType, number> = { 'Sailing Yacht': 5, Catamaran: 4, 'Motor Yacht': 11, 'Super Yacht': 12, 'Mega Yacht': 5 };

mkdirSync(drawingsFolder, { recursive: true });
for (const [type, id] of Object.entries(numbers) as [YachtType, number][]) {
  const drawn = renderToStaticMarkup(createElement(DrawnPicture, { id, type, wide: true }));
  // React's generated gradient ids aren't valid names for other renderers.
  const [, name = ''] = /id="(.*?)sky"/.exec(drawn) ?? [];
  const svg = drawn.replaceAll(name, 'of-').replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" width="1120" height="400" ');
  const content = await sharp(Buffer.from(svg)).png({ palette: true, colours: 96, effort: 10, dither: 0.6 }).toBuffer();
  writeFileSync(drawingOf(type), content);
  process.stdout.write(`${drawingOf(type)}: ${Math.round(content.length / 1024)} KB\n`);
  const narrow = renderToStaticMarkup(createElement(DrawnPicture, { id, type })).replace(
    '<svg ',
    '<svg xmlns="http://www.w3.org/2000/svg" width="192" height="144" ',
  );
  const thumb = await sharp(Buffer.from(narrow)).webp({ quality: 60, effort: 6 }).toBuffer();
  writeFileSync(thumbOf(type), thumb);
  process.stdout.write(`${thumbOf(type)}: ${thumb.length} bytes\n`);
}
