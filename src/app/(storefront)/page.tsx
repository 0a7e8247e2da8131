import config from '@payload-config'
import { getPayload } from 'payload'
import { homeContent } from '@/modules/inventory/queries/home'
import { listedCounts } from '@/modules/inventory/queries/landing'
import { listHomepageReviews } from '@/modules/inventory/queries/reviews'
import { JsonLd, organizationJsonLd, webSiteJsonLd } from '@/modules/inventory/ui/found/json-ld'
import { homeMetadata } from '@/modules/inventory/ui/found/page-metadata'
import { HomePage } from '@/modules/inventory/ui/home/home-page'
import { env } from '@/server/env'
import { storefrontPlaces } from './places'

export const metadata = homeMetadata

export default async function Home() {
  const payload = await getPayload({ config })
  const [content, reviews, { total, counts }, { showrooms }] = await Promise.all([
    homeContent(payload),
    listHomepageReviews(payload.db.drizzle, { page: 1, limit: 3 }),
    listedCounts(payload),
    storefrontPlaces(),
  ])
  return (
    <>
      <JsonLd data={webSiteJsonLd(env().SERVER_URL)} />
      <JsonLd data={organizationJsonLd(showrooms, env().SERVER_URL)} />
      <HomePage
        content={content}
        reviews={reviews.rows}
        showrooms={showrooms}
        total={total}
        showroomCounts={counts.showroomLocation}
        now={new Date()}
      />
    </>
  )
}
