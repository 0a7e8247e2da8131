import type { ReactNode } from 'react'

/** A section of a page with a heading; `id` is its anchor and must not change once published. */
export type TextSection = { id: string; title: string; body: ReactNode }

/** A plain page: its head, and its text. */
export type TextPage = {
  title: string
  /** For search engines, at most about 160 characters. */
  description: string
  intro: ReactNode
  /** When the meaning last changed, as a day: '2026-11-21'; for terms that people agree to. */
  changed?: string
  sections: readonly TextSection[]
}

/** What the texts take from the database, so that nothing is written twice. */
export type SiteFacts = {
  /** The name of the site. */
  site: string
  /** The companies of the showrooms, as named there. */
  companies: readonly string[]
}
