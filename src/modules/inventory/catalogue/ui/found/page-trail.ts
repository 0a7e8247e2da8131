import { env } from '@/server/env'
import { breadcrumbJsonLd } from '../detail/json-ld'

/** Where a page right below the home page lies, for search engines. */
export const pageTrail = (title: string): object =>
  breadcrumbJsonLd([{ label: 'Home', href: '/' }, { label: title }], env().SERVER_URL)
