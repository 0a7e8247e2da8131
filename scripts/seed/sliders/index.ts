import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { drawHero } from '@/drawing'
import { readPictures } from '@/modules/content/rich-text/queries/read-pictures'
import { topicPages } from '@/modules/content/tables.gen'
import { createRecord } from '@/server/records'
import { selectValues } from '@/server/rows/select'
import { addPicture } from '../blog/add-picture'
import { requestOf } from '../request-as-person'
import { buyingBanner, STOCK_BANNER } from './banners'

/** The page that has a banner. */
const TOPIC = 'how-to-buy'

const harbour = (): Promise<Buffer> => sharp(Buffer.from(drawHero())).webp({ quality: 82 }).toBuffer()

/** What the home page shows first: a picture, then a banner; and a banner of a topic page. */
export async function seedSliders(payload: Payload): Promise<void> {
  const media = await addPicture(payload, { alt: '', data: await harbour(), name: 'harbour.webp' })
  const picture = (await readPictures(payload.db.drizzle, [media])).get(media)
  const [topicPage] = await selectValues(
    payload.db.drizzle,
    topicPages.id,
    sql`FROM topic_pages WHERE route = ${TOPIC}`,
  )
  if (!picture || topicPage === undefined)
    throw new Error(`no picture, or no page '${TOPIC}', for the slides`)
  const shown = { enabled: true, mediaType: 'image' }
  const home = { ...shown, placement: 'homepage' }
  const slides = [
    {
      ...home,
      type: 'DEFAULT',
      position: 1,
      media,
      altText: 'A car carrier at the quay in the morning, vehicles in line before it',
      title: 'From the yard to your port',
      subtitle: 'How an order goes, step by step',
      href: `/topic-page/${TOPIC}`,
      duration: 8,
    },
    {
      ...home,
      type: 'CUSTOM_CONFIG',
      position: 2,
      title: 'Price to your port',
      config: STOCK_BANNER,
      duration: 8,
    },
    {
      ...shown,
      placement: 'topic-page',
      topicPage,
      type: 'CUSTOM_CONFIG',
      title: 'How to buy',
      config: buyingBanner(picture.src),
      duration: 6,
    },
  ]
  for (const slide of slides)
    await createRecord(await requestOf(payload, 'manager'), 'homepage-slides', slide)
}
