import type { DestinationData } from '../rules/destination'
import { BELARUS } from './belarus'
import { KENYA } from './kenya'
import { TANZANIA } from './tanzania'
import { UGANDA } from './uganda'

/** The countries whose import rules come with the product. */
export const DESTINATIONS: readonly DestinationData[] = [KENYA, UGANDA, TANZANIA, BELARUS]
