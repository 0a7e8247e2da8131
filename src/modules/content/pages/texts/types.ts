import type { ReactNode } from 'react'

/** A part of a page with a heading; `id` is its anchor and must not change once it is published. */
export type TextSection = { id: string; title: string; body: ReactNode }

/** A plain page: what stands in its head, and its text. */
export type TextPage = {
  title: string
  /** For search engines, at most about 160 characters. */
  description: string
  intro: ReactNode
  /** When the meaning last changed, as a day: '2026-11-21'; for rules that people agree to. */
  changed?: string
  sections: readonly TextSection[]
}

/** What the texts take from the database, so that nobody has to write it twice. */
export type SiteFacts = {
  /** The name of the site. */
  site: string
  /** Companies behind the showrooms, as the showrooms name them. */
  companies: readonly string[]
}
