import { num } from './outline-notation'

/** Colour stop: offset 0–1, colour, opacity (1 unless given). */
export type Stop = readonly [number, string, number?]

/** FNV-1a, enough to distinguish drawings' ids on the same page. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    value ^= text.charCodeAt(i)
    value = Math.imul(value, 0x01000193)
  }
  return (value >>> 0).toString(36)
}

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(([at, colour, opacity]) => {
      const alpha =
        opacity === undefined || opacity === 1 ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`
      return `<stop offset="${Math.round(at * 1000) / 1000}" stop-color="${colour}"${alpha}/>`
    })
    .join('')

/**
 * Collects the definitions of one SVG. Equal definitions share an id, and ids derive from the drawing's key,
 * so the same drawing inlined twice refers to equal definitions and two drawings never collide.
 */
export class Sheet {
  /** Factor on the width of drawn lines; close-ups draw the same shapes with a finer pen. */
  pen = 1
  private readonly prefix: string
  private readonly defs = new Map<string, string>()

  constructor(key: string) {
    this.prefix = `d${hash(key)}`
  }

  private define(markup: (id: string) => string): string {
    const key = markup('')
    const known = this.defs.get(key)
    if (known) return known
    const id = `${this.prefix}-${this.defs.size.toString(36)}`
    this.defs.set(key, id)
    this.markup.push(markup(id))
    return id
  }

  private readonly markup: string[] = []

  /** Paint reference to a linear gradient between two points of the user space. */
  linear(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string {
    const at = `x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}"`
    return `url(#${this.define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${at}>${stopsOf(stops)}</linearGradient>`,
    )})`
  }

  /** Paint reference to a gradient along the height, from `top` down to `bottom`. */
  fall(top: number, bottom: number, stops: readonly Stop[]): string {
    return this.linear(0, top, 0, bottom, stops)
  }

  /** Paint reference to a radial gradient; `squash` flattens it vertically around its centre. */
  radial(cx: number, cy: number, r: number, stops: readonly Stop[], squash = 1): string {
    const turn = squash === 1 ? '' : ` gradientTransform="matrix(1 0 0 ${squash} 0 ${num(cy - cy * squash)})"`
    const at = `cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}"`
    return `url(#${this.define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${at}${turn}>${stopsOf(stops)}</radialGradient>`,
    )})`
  }

  /** Reference to a clip made of one path. */
  clip(d: string): string {
    return `url(#${this.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})`
  }

  /** Reference to a Gaussian blur of the given deviation in user units. */
  blur(deviation: number): string {
    return `url(#${this.define(
      (id) =>
        `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${num(deviation)}"/></filter>`,
    )})`
  }

  /** The finished document. */
  finish(width: number, height: number, content: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${this.markup.join('')}</defs>${content}</svg>`
  }
}

/** Attributes of a shape; undefined ones are left out. */
export type Attributes = Record<string, string | number | undefined>

const attributes = (of: Attributes) =>
  Object.entries(of)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`,
    )
    .join('')

/** A filled shape. */
export const fill = (d: string, paint: string, more: Attributes = {}): string =>
  `<path d="${d}" fill="${paint}"${attributes(more)}/>`

/** A stroked line. */
export const line = (d: string, paint: string, width: number, more: Attributes = {}): string =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`

/** A group. */
export const group = (content: string, of: Attributes): string => `<g${attributes(of)}>${content}</g>`

/** A circle; fill or stroke through `more`. */
export const circle = (cx: number, cy: number, r: number, more: Attributes): string =>
  `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}"${attributes(more)}/>`

/** An ellipse. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number, more: Attributes): string =>
  `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}"${attributes(more)}/>`

/** A rectangle with rounded corners. */
export const box = (x: number, y: number, w: number, h: number, r: number, more: Attributes): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" rx="${num(r)}"${attributes(more)}/>`
