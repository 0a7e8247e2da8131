import { num } from '../outline-notation'
import { circle, fill, group, line, type Sheet } from '../svg-sheet'

/** Bounds of path data made of absolute commands. */
export function bounds(d: string): { x0: number; x1: number; y0: number; y1: number } {
  const numbers = d.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? []
  const xs = numbers.filter((_, i) => i % 2 === 0)
  const ys = numbers.filter((_, i) => i % 2 === 1)
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) }
}

/** A headlamp: dark housing, bright elements, a clear cover with one reflection. Heights point up. */
export function drawHeadlamp(
  sheet: Sheet,
  d: string,
  elements: readonly (readonly [number, number, number])[],
): string {
  const { x0, x1, y0, y1 } = bounds(d)
  const housing = sheet.fall(y1, y0, [
    [0, '#AEB8BF'],
    [0.35, '#5F6A73'],
    [1, '#2A3138'],
  ])
  const cover = sheet.linear(x0, y1, x1, y0, [
    [0, '#FFFFFF', 0.85],
    [0.3, '#FFFFFF', 0.25],
    [0.55, '#FFFFFF', 0.05],
    [1, '#FFFFFF', 0.4],
  ])
  const inside = elements
    .map(([x, y, r]) =>
      [
        circle(x, y, r * 1.16, { fill: '#1A2026', opacity: 0.85 }),
        circle(x, y, r, {
          fill: sheet.radial(x - r * 0.2, y + r * 0.3, r * 1.1, [
            [0, '#FFFFFF'],
            [0.35, '#DDE5EA'],
            [0.75, '#8E9BA5'],
            [1, '#48525B'],
          ]),
        }),
        circle(x, y, r, { fill: 'none', stroke: '#EDF1F3', 'stroke-width': num(r * 0.1), opacity: 0.8 }),
      ].join(''),
    )
    .join('')
  const clip = sheet.clip(d)
  return [
    fill(d, housing),
    group(inside + line(d, '#F4F7F8', 26, { opacity: 0.35 }), { 'clip-path': clip }),
    fill(d, cover),
    line(d, '#1B2127', 7 * sheet.pen, { opacity: 0.75 }),
  ].join('')
}

/** A tail lamp: red lens with a darker core, a reversing strip and a lit upper edge. */
export function drawTailLamp(sheet: Sheet, d: string): string {
  const { x0, x1, y0, y1 } = bounds(d)
  const lens = sheet.fall(y1, y0, [
    [0, '#E2574A'],
    [0.25, '#B8231F'],
    [0.7, '#7F1215'],
    [1, '#A8231F'],
  ])
  const h = y1 - y0
  const glow = sheet.fall(y0 + h * 0.62, y0 + h * 0.36, [
    [0, '#F07263', 0.9],
    [1, '#C93A30', 0.5],
  ])
  return [
    fill(d, lens),
    group(
      fill(`M${num(x0)} ${num(y0 + h * 0.36)}H${num(x1)}V${num(y0 + h * 0.62)}H${num(x0)}Z`, glow) +
        line(`M${num(x0)} ${num(y0 + h * 0.24)}H${num(x1)}`, '#F3D9D3', h * 0.07, { opacity: 0.5 }) +
        line(d, '#FFFFFF', 18, { opacity: 0.22 }),
      { 'clip-path': sheet.clip(d) },
    ),
    line(d, '#2A0A0C', 7 * sheet.pen, { opacity: 0.7 }),
  ].join('')
}
