import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The families of documents, in the order in which a letter is looked for. */
const FAMILIES = [
  { name: 'Archivo', pack: 'archivo' },
  { name: 'Noto Sans', pack: 'noto-sans' },
  { name: 'Noto Sans JP', pack: 'noto-sans-jp' },
] as const
const WEIGHTS = [400, 600] as const

/** The value of `font-family` for documents. */
export const DOCUMENT_FONTS = [...FAMILIES.map(({ name }) => `'${name}'`), 'sans-serif'].join(', ')

type Range = readonly [from: number, to: number]
type Subset = { family: string; pack: string; file: string; unicode: string; ranges: readonly Range[] }

/** A path that the build must not follow, or it takes ten thousand files: those needed are listed in next.config.ts. */
const pathOf = (pack: string, ...names: string[]): string =>
  path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', '@fontsource', pack, ...names)

/** 'U+0-FF,U+131' as numbers. */
const rangesOf = (unicode: string): Range[] =>
  unicode.split(',').map((part) => {
    const [from = '', to = from] = part.trim().slice(2).split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })

async function subsetsOf({ name, pack }: (typeof FAMILIES)[number]): Promise<Subset[]> {
  const text = await readFile(/* turbopackIgnore: true */ pathOf(pack, 'unicode.json'), 'utf8')
  return Object.entries(JSON.parse(text) as Record<string, string>).map(([subset, unicode]) => ({
    family: name,
    pack,
    file: `${pack}-${subset.replace(/[[\]]/g, '')}`,
    unicode,
    ranges: rangesOf(unicode),
  }))
}

let known: Promise<Subset[]> | null = null

function allSubsets(): Promise<Subset[]> {
  known ??= Promise.all(FAMILIES.map(subsetsOf)).then((families) => families.flat())
  known.catch(() => {
    known = null
  })
  return known
}

const covers = ({ ranges }: Subset, letter: number): boolean =>
  ranges.some(([from, to]) => letter >= from && letter <= to)

/** For each letter the first subset that has it. */
function neededFor(text: string, subsets: readonly Subset[]): Subset[] {
  const letters = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0)
  return [...new Set(letters.flatMap((letter) => subsets.find((subset) => covers(subset, letter)) ?? []))]
}

/** Files as a style sheet contains them. There are at most a few hundred, and most documents need the same two. */
const files = new Map<string, Promise<string>>()

function base64Of(pack: string, file: string): Promise<string> {
  const read = files.get(file) ?? readFile(/* turbopackIgnore: true */ pathOf(pack, 'files', file), 'base64')
  files.set(file, read)
  read.catch(() => files.delete(file))
  return read
}

async function face({ family, file, pack, unicode }: Subset, weight: number): Promise<string> {
  const data = await base64Of(pack, `${file}-${weight}-normal.woff2`)
  return `@font-face{font-family:'${family}';font-weight:${weight};unicode-range:${unicode};src:url(data:font/woff2;base64,${data}) format('woff2')}`
}

/**
 * The typefaces for a text as a style sheet, with the files inside, and only those with letters of this text:
 * Latin, Cyrillic, Greek and Japanese, regular and semi-bold.
 */
export async function fontsFor(text: string): Promise<string> {
  const subsets = neededFor(text, await allSubsets())
  const faces = await Promise.all(subsets.flatMap((subset) => WEIGHTS.map((weight) => face(subset, weight))))
  return faces.join('\n')
}
