import { normalForm } from '@/kernel/text/normal-form'

/** Strokes and dots alone: '-', '—', 'ー', '...'. */
const STROKES = /^[\s\-‐‑‒–—―−ー_.…・/?？]+$/u

/** What people write where there is nothing, in the languages of the trade; without dots and blanks. */
const NOTHING = new Set([
  'n/a',
  '#n/a',
  '#н/д',
  'na/',
  'nil',
  'null',
  'none',
  'blank',
  'empty',
  'tba',
  'tbc',
  'tbd',
  'unknown',
  'notavailable',
  'notapplicable',
  'notknown',
  'notstated',
  'н/д',
  'нд',
  'нетданных',
  'неизвестно',
  'неуказано',
  'なし',
  '無し',
  '不明',
  '未定',
  '記載なし',
  'データなし',
  '无',
  '無',
  '暂无',
  '未知',
  '不详',
  'нет',
  's/o',
  's/d',
])

/** Words that mean nothing where a number or a yes is expected, and may be a name elsewhere. */
const NO_NUMBER = new Set(['na', 'no', 'x', 'nan', 'ask', 'poa', 'hapana', 'hakuna'])

/** Longer texts are something. */
const LONGEST = 20

const bare = (text: string): string => normalForm(text, 'NFKC').toLowerCase().replaceAll(/[\s.]/gu, '')

/**
 * Whether a cell means that there is nothing: '-', 'N/A', 'нет данных', 'なし'.
 *
 * @param kind what its field takes: of a number more words mean nothing; where yes or no is taken, 'no' is an answer
 */
export function meansNothing(text: string, kind: 'number' | 'flag' | 'name' = 'name'): boolean {
  if (text.length > LONGEST) return false
  if (text.trim() === '' || STROKES.test(text)) return true
  const word = bare(text)
  if (kind === 'flag') return NOTHING.has(word) && !NEGATIVE.has(word)
  return NOTHING.has(word) || (kind === 'number' && NO_NUMBER.has(word))
}

/** These answer a question with no. */
const NEGATIVE = new Set(['none', 'нет', 'なし', '無し', '无', '無'])
