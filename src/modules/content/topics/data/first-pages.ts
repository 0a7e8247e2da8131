import { ABOUT } from './about'
import type { FirstPage } from './build-first-texts'
import { PRIVACY } from './privacy'
import { TERMS } from './terms'

/** The pages that every site begins with. */
export const FIRST_PAGES: readonly FirstPage[] = [ABOUT, TERMS, PRIVACY]
