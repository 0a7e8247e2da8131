import type { ComponentProps } from 'react'
import { cx } from './cx'

type LinkProps = ComponentProps<'a'> & {
  href: string
  /** False does not scroll. */
  scroll?: boolean
  /** Takes the place of this page in the history. */
  replace?: boolean
}

/**
 * A link inside the site, without looks. SoftLinks follows it; without that, and before the page has come to life, the
 * browser does. Nothing is fetched ahead: a buyer on a paid line decides what loads.
 */
export function PlainLink({ scroll, replace, ...props }: LinkProps) {
  return (
    <a
      data-soft={replace ? 'replace' : 'push'}
      data-scroll={scroll === false ? 'keep' : undefined}
      {...props}
    />
  )
}

/** A link that reads as one. */
export function Link({ className, ...props }: LinkProps) {
  return <PlainLink className={cx(linkStyle, className)} {...props} />
}

export const linkStyle = 'text-link underline decoration-1 underline-offset-3 hover:decoration-2'
