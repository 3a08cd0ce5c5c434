const [from, to, step] = [-160, 480, 32];

/**
 * A range of hills on the horizon, another one for each number, as one line across the widest picture, so that it has no seam at any width.
 */
export function ridge(number: number, height: number, foot: number): string {
  const at = (x: number) => {
    const swell = Math.sin(x / 97 + number * 1.7) + 0.6 * Math.sin(x / 41 + number * 2.9) + 0.25 * Math.sin(x / 23 + number);
    return Math.round(foot - 2 - height * Math.max(0.04, 0.45 + 0.32 * swell));
  };
  let line = `M${from} ${foot}V${at(from)}`;
  for (let x = from; x < to; x += step) line += `Q${x} ${at(x)} ${x + step / 2} ${(at(x) + at(x + step)) / 2}`;
  return `${line}L${to} ${at(to)}V${foot}Z`;
}
