import { env } from '@/server/env'
import * as words from '../../words'
import { breadcrumbJsonLd } from '../detail/vehicle-json-ld'

/** The breadcrumbs of a page directly below the home page, for search engines. */
export const pageBreadcrumbs = (title: string): object =>
  breadcrumbJsonLd([{ label: words.home, href: '/' }, { label: title }], env().SERVER_URL)
