import type { ComponentProps } from 'react'
import { DESTINATIONS } from '../rules/deliver-to'

/**
 * Links to the choice of a port. The head of the page opens it over the page, for all links at once; without script it
 * is made on a page of its own.
 */
export const ChoosePortLink = (props: Omit<ComponentProps<'a'>, 'href'>) => (
  <a href={DESTINATIONS} data-ports="" aria-haspopup="dialog" rel="nofollow" {...props} />
)
