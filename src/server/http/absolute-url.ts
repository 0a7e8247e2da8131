import { env } from '../env'

/** The absolute URL of one of the product's pages, for e-mails and whatever leaves the site. */
export const absoluteUrl = (path: string): string => env().SERVER_URL + path
