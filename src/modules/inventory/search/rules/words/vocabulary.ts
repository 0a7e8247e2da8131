import { isColorMeant } from '../color-words'
import { SEARCH_COLORS } from '../filter-bands'
import type { MeaningKind } from '../search-words'
import type { NamedFacet } from './named-facets'
import { plainWords } from './plain-words'
import { keysOf } from './spelling-keys'
import { TRADE_WORDS } from './trade-words'

/** An entry of a list. `parent` is the make of a model, the model of a code. */
export type Entry = {
  facet: NamedFacet
  id: number
  parent: number | null
  name: string
  /** How many listed vehicles it names. */
  popularity: number
}

/** What words mean by staff's entries. */
export type SearchWord = { words: string; kind: MeaningKind; meaning: string }

/** What a phrase means: entries, or other words in its place. */
type Sense = { entries: readonly Entry[] } | { instead: string }

/** A word as a name spells it, to correct typos by. */
export type Spelled = { text: string; written: string; popularity: number; letters: number }

/** Everything that words can name, with indexes to find it. */
export type Vocabulary = {
  senses: ReadonlyMap<string, Sense>
  exact: ReadonlyMap<string, readonly Entry[]>
  /** Models by their first words: 'corolla' is every Corolla. */
  begun: ReadonlyMap<string, readonly Entry[]>
  /** By length. */
  spelled: ReadonlyMap<number, readonly Spelled[]>
}

type Lists = Pick<Vocabulary, 'exact' | 'begun'>
type Index = Map<string, Entry[]>

const put = (index: Index, keys: readonly string[], entry: Entry): void => {
  for (const key of keys) {
    const known = index.get(key)
    if (!known) index.set(key, [entry])
    else if (!known.includes(entry)) known.push(entry)
  }
}

/** The facet's own names of colours also find those that contain them: white is pearl white, too. */
const baseColors = (name: string): string[] => {
  const meant = SEARCH_COLORS.filter((color) => isColorMeant(name, color))
  return meant.some((color) => color === 'gray') ? [...meant, 'grey'] : [...meant]
}

/** Indexes names of entries. */
export function listsOf(entries: readonly Entry[]): Lists {
  const [exact, begun]: [Index, Index] = [new Map(), new Map()]
  for (const entry of entries) {
    const words = plainWords(entry.name)
    put(exact, keysOf(words), entry)
    if (entry.facet === 'color') put(exact, baseColors(entry.name), entry)
    if (entry.facet !== 'model') continue
    for (let count = 1; count < words.length; count += 1) put(begun, keysOf(words.slice(0, count)), entry)
  }
  addTradeWords(exact)
  return { exact, begun }
}

/** The first of the lists that has one of the words decides; a word that is a name itself keeps its meaning. */
function addTradeWords(exact: Index): void {
  for (const { also = [], facets, words } of TRADE_WORDS) {
    const keys = words.flatMap((word) => keysOf(plainWords(word)))
    const named = [...keys, ...also].flatMap((key) => exact.get(key) ?? [])
    const facet = facets.find((one) => named.some((entry) => entry.facet === one))
    if (!facet) continue
    const meant = new Set(named.filter((entry) => entry.facet === facet))
    for (const key of keys.filter((one) => !exact.has(one))) exact.set(key, [...meant])
  }
}

const byPopularity = (a: Entry, b: Entry): number => b.popularity - a.popularity || a.id - b.id

/** Entries called by these words; a plural finds its singular. */
export function called({ begun, exact }: Lists, words: readonly string[]): Entry[] {
  const keys = keysOf(words)
  const candidates = new Set(keys.flatMap((key) => [...(exact.get(key) ?? []), ...(begun.get(key) ?? [])]))
  if (candidates.size > 0) return [...candidates].sort(byPopularity)
  const [key = ''] = keys
  return key.length > 3 && key.endsWith('s')
    ? [...(exact.get(key.slice(0, -1)) ?? [])].sort(byPopularity)
    : []
}

/** The entries that staff mean by a name; a model's may follow that of its make. */
export function entriesMeant(lists: Lists, kind: Exclude<MeaningKind, 'words'>, meaning: string): Entry[] {
  const words = plainWords(meaning)
  const whole = called(lists, words).filter(({ facet }) => facet === kind)
  if (whole.length > 0 || kind !== 'model') return whole
  for (let count = 1; count < words.length; count += 1) {
    const makes = called(lists, words.slice(0, count)).filter(({ facet }) => facet === 'make')
    const models = called(lists, words.slice(count)).filter(
      ({ facet, parent }) => facet === 'model' && makes.some(({ id }) => id === parent),
    )
    if (models.length > 0) return models
  }
  return []
}

function sensesOf(lists: Lists, searchWords: readonly SearchWord[]): Map<string, Sense> {
  const senses = new Map<string, Sense>()
  for (const { kind, meaning, words } of searchWords) {
    const entries = kind === 'words' ? [] : entriesMeant(lists, kind, meaning)
    // What names nothing yet has no meaning yet.
    if (kind !== 'words' && entries.length === 0) continue
    const sense: Sense = kind === 'words' ? { instead: meaning } : { entries }
    // Only as it is written: it is no name of its own that could be spelled by sound.
    const [key] = keysOf(plainWords(words))
    if (key && !senses.has(key)) senses.set(key, sense)
  }
  return senses
}

/** Shorter words are not corrected. */
const SHORTEST = 4

/** One bit for each letter of a word: words that differ in many are not compared letter by letter. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 31)
  return letters
}

function spelledIn(entries: readonly Entry[], searchWords: readonly SearchWord[]): Map<number, Spelled[]> {
  const words = new Map<string, Spelled>()
  const add = (text: string, written: string, popularity: number) => {
    if (text.length < SHORTEST || /\d/.test(text)) return
    const known = words.get(text)
    if (known) known.popularity += popularity
    else words.set(text, { text, written, popularity, letters: lettersOf(text) })
  }
  for (const { facet, name, popularity } of entries) {
    if (facet === 'modelCode' || facet === 'features') continue
    const parts = plainWords(name)
    for (const part of parts) add(part, part, popularity)
    if (parts.length > 1) add(parts.join(''), parts.join(' '), popularity)
  }
  for (const { words: typed } of searchWords) add(plainWords(typed).join(''), typed, 0)
  const byLength = new Map<number, Spelled[]>()
  for (const word of words.values()) {
    const alike = byLength.get(word.text.length)
    if (alike) alike.push(word)
    else byLength.set(word.text.length, [word])
  }
  return byLength
}

/** Indexes all that words can name. */
export function vocabularyOf(entries: readonly Entry[], searchWords: readonly SearchWord[]): Vocabulary {
  const lists = listsOf(entries)
  return { ...lists, senses: sensesOf(lists, searchWords), spelled: spelledIn(entries, searchWords) }
}

/** The meaning of a phrase; null if it has none. Staff's entries come first. */
export function senseOf(vocabulary: Vocabulary, words: readonly string[]): Sense | null {
  for (const key of keysOf(words)) {
    const sense = vocabulary.senses.get(key)
    if (sense) return sense
  }
  const entries = called(vocabulary, words)
  return entries.length > 0 ? { entries } : null
}
