import { type Issue, issue } from '@/kernel/issue'
import { type Choice, type RecordList, recordList } from '@/kernel/record-list'
import { plainWords } from './words/plain-words'

/** What words of staff's own may mean. */
export const MEANING_KINDS = ['make', 'model', 'color', 'bodyType', 'fuel', 'words'] as const
export type MeaningKind = (typeof MEANING_KINDS)[number]

const LABELS: Record<MeaningKind, string> = {
  make: 'Make',
  model: 'Model',
  color: 'Colour',
  bodyType: 'Body type',
  fuel: 'Fuel',
  words: 'Other words',
}

const KINDS: Choice[] = MEANING_KINDS.map((value) => ({ value, label: LABELS[value] }))

const WORDS_MAX = 60
const MEANING_MAX = 100

/** What buyers type, and what they mean by it: 'vw' is the make Volkswagen. Read by the search only. */
export const searchWords: RecordList = recordList({
  slug: 'search-words',
  address: 'inventory/search-words',
  module: 'inventory',
  singular: 'Search word',
  plural: 'Search words',
  card: { index: 'inventory', about: 'What buyers type, and what they mean by it' },
  fields: {
    words: {
      kind: 'text',
      label: 'Typed as',
      required: true,
      max: WORDS_MAX,
      help: 'One to four words, such as vw, chevy or ランクル. Case, hyphens and spaces do not matter.',
    },
    kind: { kind: 'choice', label: 'Stands for', initial: 'make', options: KINDS },
    meaning: {
      kind: 'text',
      label: 'Meaning',
      required: true,
      max: MEANING_MAX,
      help: 'Its name in the list, such as Volkswagen. Other words are searched as if they had been typed.',
    },
  },
  title: ['words'],
  search: { fields: ['words', 'meaning'], label: 'Words or meaning' },
  filters: [{ field: 'kind', anyChoice: 'Any kind' }],
  unique: [{ fields: ['words'], message: 'These words already have a meaning.' }],
  readBy: 'staff',
  bulkDelete: true,
  opens: 'dialog',
  failure: 'tried',
})

/** The longest name or phrase that is recognised in a text, in words. */
export const MOST_WORDS = 4

/** What is wrong with the words of a search word: the search would never recognise them. */
export function wordsIssues({ words }: { words?: unknown }): Issue[] {
  const count = typeof words === 'string' ? plainWords(words).length : 0
  return count >= 1 && count <= MOST_WORDS
    ? []
    : [issue('words', 'Enter one to four words of letters or digits')]
}

/** 'There is no make called Volkswagon.' */
export const unknownMeaning = (kind: Exclude<MeaningKind, 'words'>, meaning: string): string =>
  `There is no ${LABELS[kind].toLowerCase()} called ${meaning.trim()}.`
