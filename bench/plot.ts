// Draws cost against size, both axes logarithmic, as an SVG that works on light and dark pages.
export type Line = { name: string; values: number[] };

const [width, height] = [860, 460];
const box = { left: 72, right: 590, top: 24, bottom: 410 };
// Distinguished by color, by dashes, and by a label at the end of each.
const colors = ['#2f6fde', '#d1495b', '#2a9d6f', '#b7791f', '#8a56c9', '#0e8fa8', '#c2571a', '#7a7f8a', '#b0378f', '#5b7f1d', '#3d5a80'];
const dashes = ['', '7 4', '2 3'];
const between = 17;

/** The lines, with one value per size. */
export function plot(lines: Line[], sizes: number[]): string {
  const values = lines.flatMap((line) => line.values).filter((value) => value > 0);
  const [low, high] = [Math.floor(Math.log10(Math.min(...values))), Math.ceil(Math.log10(Math.max(...values)))];
  const [first, last] = [Math.log10(sizes[0] ?? 1), Math.log10(sizes.at(-1) ?? 10)];
  const x = (size: number) => box.left + ((Math.log10(size) - first) / (last - first)) * (box.right - box.left);
  const y = (value: number) => box.bottom - ((Math.log10(value) - low) / (high - low)) * (box.bottom - box.top);
  const decades = Array.from({ length: high - low + 1 }, (_, step) => 10 ** (low + step));
  const labels = apart(lines.map(({ values: of }) => y(of.at(-1) ?? 1)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13" role="img" aria-label="Milliseconds each call costs, in worlds of ${sizes.map((size) => size.toLocaleString('en')).join(', ')} events">`,
    '<style>.ink{fill:#3a4250}.grid{stroke:#d5dae1}@media(prefers-color-scheme:dark){.ink{fill:#c6ccd6}.grid{stroke:#3a4250}.line{filter:brightness(1.45)}}</style>',
    ...decades.map(
      (value) =>
        `<path class="grid" d="M${box.left} ${at(y(value))}H${box.right}"/><text class="ink" x="${box.left - 8}" y="${at(y(value) + 4)}" text-anchor="end">${value.toLocaleString('en')} ms</text>`,
    ),
    ...sizes.map(
      (size) =>
        `<path class="grid" d="M${at(x(size))} ${box.top}V${box.bottom}"/><text class="ink" x="${at(x(size))}" y="${box.bottom + 20}" text-anchor="middle">${size.toLocaleString('en')}</text>`,
    ),
    `<text class="ink" x="${(box.left + box.right) / 2}" y="${box.bottom + 42}" text-anchor="middle">events in the world</text>`,
    ...lines.map(({ name, values: of }, place) => {
      const color = colors[place % colors.length];
      const points = of.map((value, step) => `${at(x(sizes[step] ?? 1))} ${at(y(value))}`);
      const end = y(of.at(-1) ?? 1);
      return [
        `<g class="line" stroke="${color}" fill="none" stroke-width="2"><path d="M${points.join('L')}" stroke-dasharray="${dashes[place % dashes.length]}"/>`,
        `<path d="M${box.right} ${at(end)}L${box.right + 14} ${at(labels[place] ?? end)}" stroke-width="1"/></g>`,
        `<g class="line" fill="${color}">${points.map((point) => `<circle cx="${point.split(' ')[0]}" cy="${point.split(' ')[1]}" r="3"/>`).join('')}</g>`,
        `<text class="ink" x="${box.right + 20}" y="${at((labels[place] ?? end) + 4)}">${name}</text>`,
      ].join('');
    }),
    '</svg>\n',
  ].join('\n');
}

/** Where the labels go without overlapping: each at its line's end, or as close to it as possible. */
function apart(wanted: number[]): number[] {
  const order = wanted.map((_, place) => place).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let top = box.top;
  for (const place of order) {
    placed[place] = Math.max(wanted[place] ?? 0, top);
    top = placed[place] + between;
  }
  // Labels pushed out at the bottom move up again.
  let bottom = box.bottom + between;
  for (const place of order.toReversed()) {
    placed[place] = Math.min(placed[place] ?? 0, bottom);
    bottom = placed[place] - between;
  }
  return placed;
}

function at(value: number): string {
  return value.toFixed(1);
}
