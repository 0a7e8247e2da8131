/** The trade's paint names with the colour a drawing uses for them. */
const PAINTS: Record<string, string> = {
  white: '#EEF0F0',
  'pearl white': '#F1EEE6',
  pearl: '#F1EEE6',
  black: '#191C21',
  silver: '#B4BABF',
  gray: '#6E757C',
  grey: '#6E757C',
  gunmetal: '#454B52',
  red: '#A8201F',
  wine: '#641F2B',
  maroon: '#5E1E24',
  blue: '#27518C',
  'light blue': '#86A9C4',
  navy: '#1D2A47',
  green: '#2F5A45',
  'light green': '#8FA98A',
  yellow: '#DDB12E',
  orange: '#CF5E22',
  gold: '#B4975A',
  champagne: '#CBBC9E',
  bronze: '#7B5B3E',
  brown: '#54402F',
  beige: '#CFC3AB',
  cream: '#E7DFCB',
  purple: '#4C3763',
  pink: '#D3929A',
  turquoise: '#3C8A8C',
  teal: '#2C6A6C',
}

const FALLBACK = '#9AA1A7'

/**
 * The colour of a paint by its name ("Pearl White", "Dark Blue Mica"), as `#RRGGBB`; a mid grey if unknown.
 */
export function colourHex(name: string): string {
  const words = name
    .trim()
    .toLowerCase()
    .replace(/[^a-z ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const exact = PAINTS[words]
  if (exact) return exact
  // The longest name contained wins, so that "pearl white ii" is not plain white.
  const known = Object.keys(PAINTS)
    .filter((paint) => ` ${words} `.includes(` ${paint} `))
    .sort((a, b) => b.length - a.length || a.localeCompare(b))[0]
  const base = known ? PAINTS[known] : undefined
  if (!base) return FALLBACK
  if (/\bdark\b/.test(words)) return mix(base, '#10161E', 0.4)
  if (/\blight\b/.test(words) && !known?.startsWith('light')) return mix(base, '#F4F4F0', 0.4)
  return base
}

type Rgb = readonly [number, number, number]

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const toLinear = (c: number) => (c / 255) ** 2.2
const toByte = (c: number) => Math.round(Math.min(1, Math.max(0, c)) ** (1 / 2.2) * 255)

/** Mixes two `#RRGGBB` colours; share 0 gives the first, 1 the second. Half-way between screen and light values. */
export function mix(a: string, b: string, share: number): string {
  const from = rgb(a)
  const to = rgb(b)
  const channels = from.map((value, i) => {
    const other = to[i] ?? 0
    const screen = value + (other - value) * share
    const light = toByte(toLinear(value) + (toLinear(other) - toLinear(value)) * share)
    return Math.round((screen * 2 + light) / 3)
  })
  return `#${channels.map((c) => c.toString(16).padStart(2, '0')).join('')}`
}

/** Perceived lightness of a colour, 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  const [r, g, b] = rgb(hex)
  return (0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)) ** (1 / 2.2)
}

/** The tones one paint shows under the studio light. */
export interface Paint {
  base: string
  /** Upward surfaces that mirror the sky panel. */
  sky: string
  /** Slightly lifted base, the lit half of the side. */
  lit: string
  /** Where the side mirrors the horizon. */
  shade: string
  /** Undersides and turned-away ends. */
  deep: string
  /** Sharp line where an edge catches the lamp. */
  glint: string
  /** Line work on this paint. */
  line: string
}

/** Tones of a paint; dark paints keep narrow strong reflections, pale ones shade towards cool grey. */
export function paintOf(colour: string): Paint {
  const l = lightness(colour)
  return {
    base: colour,
    sky: mix(colour, '#EAF1F6', 0.34 + 0.2 * l),
    lit: mix(colour, '#E8EDF0', 0.1 + 0.12 * l),
    shade: mix(colour, '#1B2633', 0.34 - 0.14 * l),
    deep: mix(colour, '#0C121A', 0.66 - 0.24 * l),
    glint: mix(colour, '#FFFFFF', 0.55 + 0.4 * l),
    line: mix(colour, '#070B11', 0.78 - 0.24 * l),
  }
}
