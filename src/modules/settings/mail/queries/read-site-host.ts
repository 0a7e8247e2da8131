import { env } from '@/server/env'

/** The host of the site's own address, with its port if it has one. */
export const readSiteHost = (): string => new URL(env().SERVER_URL).host
