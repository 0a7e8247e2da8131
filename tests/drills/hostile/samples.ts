import fs from 'node:fs'
import path from 'node:path'
import type { ImageFile } from './images'

/** Everything that the drill reads from a folder of samples. */
export type Samples = { strings: string[]; images: ImageFile[]; payloads: string[]; paths: string[] }

const STRINGS = path.join('hostile-strings', 'blns.json')
const IMAGES = 'hostile-images'
const ATTACKS = 'attack-payloads'

/** What is missing in the folder, or null. */
export function missingSamples(folder: string | undefined): string | null {
  if (!folder) return `Set SAMPLES_DIR to a folder that holds ${STRINGS} and ${IMAGES}.`
  const missing = [STRINGS, IMAGES].filter((name) => !fs.existsSync(path.join(folder, name)))
  return missing.length > 0 ? `SAMPLES_DIR (${folder}) does not hold ${missing.join(' and ')}.` : null
}

/** Reads the samples; of attacks at most `attacks`, spread over all lists. */
export function readSamples(folder: string, attacks: number): Samples {
  const lines = attackLines(path.join(folder, ATTACKS))
  return {
    strings: JSON.parse(fs.readFileSync(path.join(folder, STRINGS), 'utf8')),
    images: [...filesIn(path.join(folder, IMAGES)), ...drawingsIn(path.join(folder, ATTACKS))],
    payloads: spread(
      lines.filter(({ list }) => list !== 'traversal').map(({ text }) => text),
      attacks,
    ),
    paths: spread(
      lines.filter(({ list }) => list === 'traversal').map(({ text }) => text),
      attacks,
    ),
  }
}

const IS_NOTE = /\.(md|csv)$|^LICENSE$/

const filesIn = (folder: string, wanted = /./): ImageFile[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile() && !IS_NOTE.test(entry.name) && wanted.test(entry.name))
        .map(({ name }) => ({ name, data: fs.readFileSync(path.join(folder, name)) }))
    : []

const drawingsIn = (folder: string) =>
  ['svg-xss', 'svg-ssrf'].flatMap((list) => filesIn(path.join(folder, list), /\.svg$/))

/** The lists are in many encodings: every byte counts as a character. */
function attackLines(folder: string): { list: string; text: string }[] {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('svg-'))
    .flatMap(({ name: list }) =>
      filesIn(path.join(folder, list)).flatMap(({ data }) =>
        data
          .toString('latin1')
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((text) => ({ list, text })),
      ),
    )
}

function spread<T>(all: readonly T[], count: number): T[] {
  const step = Math.max(1, all.length / count)
  return Array.from({ length: Math.min(count, all.length) }, (_, index) => all[Math.floor(index * step)] as T)
}
