import NextLink from 'next/link'
import type { ComponentProps } from 'react'
import { cx } from './cx'

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'prefetch' | 'href'> & { href: string }

/** A link inside the site, without looks. Nothing is fetched ahead: a buyer on a paid line decides what loads. */
export function PlainLink(props: LinkProps) {
  return <NextLink prefetch={false} {...props} />
}

/** A link that reads as one. */
export function Link({ className, ...props }: LinkProps) {
  return <PlainLink className={cx(linkStyle, className)} {...props} />
}

export const linkStyle = 'text-link underline decoration-1 underline-offset-3 hover:decoration-2'
