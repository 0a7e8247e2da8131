import { checkText } from '@/kernel/field-checks'
import { type Issue, issue } from '@/kernel/issue'
import { PAGE_LANGUAGES } from '@/kernel/languages/languages'
import { isStorable, UNSTORABLE_MESSAGE } from '@/kernel/text/storable-text'
import { textLength } from '@/kernel/text/text'
import { POST_KEYWORDS_MAX } from '@/modules/content/blog/rules/blog-limits'
import { TOPIC_LIMITS } from '@/modules/content/topics/rules/topic-page'

/** The kinds of pages that have settings of their own; every other page has those of 'global'. */
export const PAGE_TYPES = ['homepage', 'browse-stock', 'careers', 'global'] as const
export type PageType = (typeof PAGE_TYPES)[number]

export const PAGE_TYPE_LABELS: Readonly<Record<PageType, string>> = {
  homepage: 'Home page',
  'browse-stock': 'Stock of vehicles',
  careers: 'Careers',
  global: 'All other pages',
}

/** In characters. */
export const SEO_LIMITS = {
  title: TOPIC_LIMITS.metaTitle,
  description: TOPIC_LIMITS.metaDescription,
  keywords: POST_KEYWORDS_MAX,
  customCode: 20_000,
} as const

export const SEO_MESSAGES = {
  pageTypeUnknown: `Page type must be one of ${PAGE_TYPES.join(', ')}`,
  pageTypeTaken: 'This page type has settings already',
  codeByAdministrators: 'Only an administrator can change the custom code',
} as const

/** What search engines are told about pages of one type, and code that runs on them. Timestamps are ISO in UTC. */
export type SeoSetting = {
  pageType: PageType
  title: string | null
  description: string | null
  keywords: string | null
  customCode: string | null
  createdAt: string
  updatedAt: string
}

/** The texts for the heads of pages. */
export type SeoTexts = Pick<SeoSetting, 'title' | 'description' | 'keywords'>

export const isPageType = (text: string): text is PageType => PAGE_TYPES.some((type) => type === text)

/** Prefixes of languages, as of '/ru'; the default one has none. */
const PREFIXES: readonly string[] = PAGE_LANGUAGES.map(({ prefix }) => prefix)

const TYPE_OF_PATH: Readonly<Record<string, PageType>> = {
  '/': 'homepage',
  '/vehicles': 'browse-stock',
  '/jobs': 'careers',
}

/** The path without a language at its beginning. */
function withoutLanguage(path: string): string {
  const prefix = PREFIXES.find((text) => text !== '' && (path === text || path.startsWith(`${text}/`)))
  return prefix === undefined ? path : path.slice(prefix.length) || '/'
}

/** The type of the page at a path of this site, with or without query; only these very paths have one of their own. */
export function pageTypeOf(path: string): PageType {
  const [bare = '/'] = path.split(/[?#]/, 1)
  const plain = withoutLanguage(bare.length > 1 && bare.endsWith('/') ? bare.slice(0, -1) : bare || '/')
  return Object.hasOwn(TYPE_OF_PATH, plain) ? (TYPE_OF_PATH[plain] ?? 'global') : 'global'
}

/** Settings as they would be saved. */
export type SeoDraft = Partial<Record<'title' | 'description' | 'keywords' | 'customCode', string | null>>

function codeIssues(code: string | null | undefined): Issue[] {
  if (code == null) return []
  if (!isStorable(code)) return [issue('customCode', `Custom code ${UNSTORABLE_MESSAGE}`)]
  const { customCode: max } = SEO_LIMITS
  return textLength(code) > max
    ? [issue('customCode', `Custom code must be ${max.toLocaleString('en-US')} characters or less`)]
    : []
}

/** Everything wrong with the settings of a page type; what the code may contain is checked where it is read. */
export const validateSeoSetting = ({ customCode, description, keywords, title }: SeoDraft): Issue[] => [
  ...checkText('title', 'Title', SEO_LIMITS.title, title),
  ...checkText('description', 'Description', SEO_LIMITS.description, description),
  ...checkText('keywords', 'Keywords', SEO_LIMITS.keywords, keywords),
  ...codeIssues(customCode),
]
