import type { Waiting } from '@/api/module'
import { WITHOUT_PHOTOGRAPH_HREF } from '../schemas/stock-query'
import * as words from '../words'
import { needingPhotographs } from './match-missing-photographs'

/** The published vehicles without a photograph, as work that waits. */
export const vehiclesToPhotograph: Waiting = {
  of: ({ showrooms }) => needingPhotographs(showrooms),
  text: words.vehiclesToPhotograph,
  href: WITHOUT_PHOTOGRAPH_HREF,
}
