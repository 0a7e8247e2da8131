import { env } from '@/server/env'
import { Breadcrumbs, type Crumb } from '@/ui/breadcrumbs'
import { breadcrumbJsonLd } from '@/ui/page/breadcrumb-json-ld'
import { JsonLd } from '@/ui/page/json-ld-script'

/** Where a page of the list lies, for readers and for search engines. */
export function ListingBreadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, env().SERVER_URL)} />
      <Breadcrumbs crumbs={crumbs} />
    </>
  )
}
