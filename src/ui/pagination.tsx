import { cx } from './cx'
import { Icon, type IconName } from './icon'
import { PlainLink } from './link'
import * as words from './words'

const whole = new Intl.NumberFormat('en-US')

/** First, previous, next and last with 'Page X of Y' between them. Nothing for a single page. */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label={words.pages} className="flex items-center justify-center gap-1">
      <Step label={words.firstPage} icon="chevron-left" double to={page > 1 ? hrefOf(1) : null} />
      <Step
        label={words.previousPage}
        icon="chevron-left"
        to={page > 1 ? hrefOf(page - 1) : null}
        rel="prev"
      />
      <span className="px-3 text-14 tabular-nums">
        Page {whole.format(page)} of {whole.format(pages)}
      </span>
      <Step
        label={words.nextPage}
        icon="chevron-right"
        to={page < pages ? hrefOf(page + 1) : null}
        rel="next"
      />
      <Step label={words.lastPage} icon="chevron-right" double to={page < pages ? hrefOf(pages) : null} />
    </nav>
  )
}

type PaginationProps = { page: number; pages: number; hrefOf: (page: number) => string }

type StepProps = { label: string; icon: IconName; double?: boolean; to: string | null; rel?: string }

function Step({ label, icon, double, to, rel }: StepProps) {
  const style = 'inline-flex size-11 items-center justify-center rounded-control border border-line'
  const marks = (
    <span className="flex -space-x-2.5">
      <Icon name={icon} size={18} />
      {double && <Icon name={icon} size={18} />}
    </span>
  )
  if (!to)
    return (
      <span aria-hidden className={cx(style, 'opacity-40')}>
        {marks}
      </span>
    )
  return (
    <PlainLink href={to} rel={rel} aria-label={label} className={cx(style, 'bg-surface hover:border-ink')}>
      {marks}
    </PlainLink>
  )
}
