import type { ReactNode } from 'react'
import { Badge } from '@/ui/badge'
import { buttonStyle } from '@/ui/button'
import { PlainLink } from '@/ui/link'
import type { Opening } from '../queries/list-openings'
import { OPENING_MODE_LABELS, OPENING_TYPE_LABELS } from '../rules/opening-lists'
import { jobHref } from '../rules/opening-urls'
import * as words from './words'

type FactsProps = { opening: Opening }

/** Where, how and until when. */
export function OpeningFacts({ opening }: FactsProps) {
  const { closingDate, isClosed, location, mode, type } = opening
  const place = [location.city, location.country].filter(Boolean).join(', ')
  const facts = [place, OPENING_TYPE_LABELS[type], OPENING_MODE_LABELS[mode]].filter(Boolean)
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-14 text-soft">
      <span className="wrap-anywhere">{facts.join(' · ')}</span>
      {isClosed ? (
        <Badge tone="grey">{words.closedOn(closingDate)}</Badge>
      ) : (
        <Badge tone="green">{words.closesOn(closingDate)}</Badge>
      )}
    </p>
  )
}

type Props = FactsProps & { text: string; apply: ReactNode }

/** A job in the list; `text` is its description as plain text. */
export function OpeningCard({ apply, opening, text }: Props) {
  return (
    <article className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <h2 className="text-20 wrap-anywhere">
        <PlainLink href={jobHref(opening.id)} className="hover:text-link hover:underline">
          {opening.title}
        </PlainLink>
      </h2>
      <OpeningFacts opening={opening} />
      <p className="mt-3 line-clamp-3 max-w-text text-14 text-soft wrap-anywhere">{text}</p>
      <p className="mt-4 flex flex-wrap gap-2">
        {apply}
        <PlainLink href={jobHref(opening.id)} className={buttonStyle('secondary')}>
          {words.viewDetails}
          <span className="sr-only">: {opening.title}</span>
        </PlainLink>
      </p>
    </article>
  )
}
