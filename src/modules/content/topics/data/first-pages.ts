import { ABOUT } from './about'
import { PRIVACY } from './privacy'
import { TERMS } from './terms'
import type { FirstPage } from './text-builders'

/** The pages that every site begins with. */
export const FIRST_PAGES: readonly FirstPage[] = [ABOUT, TERMS, PRIVACY]
