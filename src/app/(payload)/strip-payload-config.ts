import type { SanitizedConfig } from 'payload'
import { Children, type ReactElement, type ReactNode } from 'react'

/** The screens of Payload's own, by the first part of their URL under /admin. */
const payloadsOwn = ({ admin }: SanitizedConfig): Set<string> =>
  new Set(['collections', 'globals', ...Object.values(admin.routes).map((path) => path.split('/')[1] ?? '')])

/**
 * What Payload renders for a URL, without the configuration where no one reads it. Payload sends every
 * field of every collection with each step from one screen to the next. The product's own screens need none of
 * that: what came with the first page is enough for the frame around them. Payload's own screens, and the first
 * one of all, keep it.
 *
 * @param segments the URL under /admin in Payload's words
 * @param page what `RootPage` returned: the provider of the configuration around the screen
 */
export function stripPayloadConfig(
  config: SanitizedConfig,
  segments: readonly string[] | undefined,
  page: ReactElement<{ children?: ReactNode }>,
): ReactNode {
  const [first] = segments ?? []
  return first === undefined || payloadsOwn(config).has(first) ? page : Children.toArray(page.props.children)
}
