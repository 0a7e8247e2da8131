import { getSeoSetting } from '@/modules/content/seo/queries/get-seo-setting-from-memory'
import { listSlidesOf } from '@/modules/content/sliders/queries/list-slides-of'
import { getLandedCards } from '@/modules/inventory/cards/queries/get-landed-cards'
import { countListed } from '@/modules/inventory/catalogue/queries/list-entries-with-vehicle-counts'
import { env } from '@/server/env'
import { runningPayload } from '@/server/running-payload'
import { HomePage } from '@/shell/storefront/home/home-page'
import { readHomeContent } from '@/shell/storefront/home/read-home-content'
import { homeMetadata } from '@/shell/storefront/page-metadata'
import { organizationJsonLd, webSiteJsonLd } from '@/shell/storefront/site-json-ld'
import { JsonLd } from '@/ui/page/json-ld-script'
import { storefrontPlaces } from './frame-places-and-pages'
import { pagePlace } from './page-place'
import { pageUnit } from './page-unit'

export const generateMetadata = async () => homeMetadata(await getSeoSetting(runningPayload(), 'homepage'))

export default async function Home() {
  const payload = runningPayload()
  const [content, slides, { total, counts }, { showrooms }, place, unit] = await Promise.all([
    readHomeContent(payload),
    listSlidesOf(payload, null),
    countListed(payload),
    storefrontPlaces(),
    pagePlace(),
    pageUnit(),
  ])
  return (
    <>
      <JsonLd data={webSiteJsonLd(env().SERVER_URL)} />
      <JsonLd data={organizationJsonLd(showrooms, env().SERVER_URL)} />
      <HomePage
        slides={slides}
        content={content}
        landed={await getLandedCards(payload, place, [...content.featured, ...content.newest])}
        unit={unit}
        showrooms={showrooms}
        total={total}
        showroomCounts={counts.showroomLocation}
        now={new Date()}
      />
    </>
  )
}
