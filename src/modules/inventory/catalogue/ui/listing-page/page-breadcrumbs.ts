import { env } from '@/server/env'
import { breadcrumbJsonLd } from '@/ui/page/breadcrumb-json-ld'
import * as words from '../../words'

/** The breadcrumbs of a page directly below the home page, for search engines. */
export const pageBreadcrumbs = (title: string): object =>
  breadcrumbJsonLd([{ label: words.home, href: '/' }, { label: title }], env().SERVER_URL)
