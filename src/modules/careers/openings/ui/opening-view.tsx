import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/ui/breadcrumbs'
import { Notice } from '@/ui/form/notice'
import { Container } from '@/ui/page-parts'
import type { Opening } from '../queries/list-openings'
import { OPENING_TEXTS, type OpeningText } from '../rules/opening'
import { JOBS } from '../rules/opening-urls'
import { OpeningFacts } from './opening-card'
import * as words from './words'

type Props = {
  opening: Opening
  /** Its long texts, as they are rendered for readers. */
  texts: Readonly<Record<OpeningText, ReactNode>>
  apply: ReactNode
}

const HEADINGS: Readonly<Record<OpeningText, string>> = {
  description: words.description,
  keyResponsibilities: words.keyResponsibilities,
  requirements: words.requirements,
  education: words.education,
}

/** A job, with everything about it. */
export function OpeningView({ apply, opening, texts }: Props) {
  const crumbs = [
    { label: words.home, href: '/' },
    { label: words.careers, href: JOBS },
    { label: opening.title },
  ]
  return (
    <Container className="py-4">
      <Breadcrumbs crumbs={crumbs} />
      <article className="mt-4 max-w-text">
        <h1 className="text-31 [overflow-wrap:anywhere] md:text-39">{opening.title}</h1>
        <OpeningFacts opening={opening} />
        <p className="mt-1 text-14 text-soft wrap-anywhere">
          {words.experience}: {opening.experience}
        </p>
        <div className="mt-5">
          {opening.isClosed ? <Notice tone="amber">{words.closedNote}</Notice> : apply}
        </div>
        {OPENING_TEXTS.map((name) => (
          <section key={name} aria-labelledby={`job-${name}`} className="mt-8">
            <h2 id={`job-${name}`} className="mb-2 text-20 md:text-25">
              {HEADINGS[name]}
            </h2>
            {texts[name]}
          </section>
        ))}
        {!opening.isClosed && <div className="mt-10">{apply}</div>}
      </article>
    </Container>
  )
}
