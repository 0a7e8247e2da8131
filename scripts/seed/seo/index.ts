import type { Payload } from 'payload'
import { createSeoSetting } from '@/modules/content/seo/operations/create-or-change-seo-setting'
import { PAGE_TYPES, type PageType } from '@/modules/content/seo/rules/seo-setting'
import { type SeoSettingValues, seoSettingPatch } from '@/modules/content/seo/schemas/seo-setting'
import { requestOf } from '../request-as-person'

const SETTINGS: Readonly<Record<PageType, SeoSettingValues>> = {
  homepage: {
    title: 'Used vehicles from Japan, priced to your port',
    description:
      'Inspected cars, vans and trucks from Japan and beyond, with freight, insurance and duties worked out for your port before you ask.',
    keywords: 'used cars from Japan, car export, FOB, CIF',
  },
  'browse-stock': {
    title: 'Used cars, vans and trucks in stock',
    description:
      'The whole stock with prices, photographs and inspection grades. Filter by make, body, year and port.',
    keywords: 'used cars in stock, used vans, used trucks',
  },
  careers: {
    title: 'Work with us',
    description: 'Open positions in sales, shipping and inspection.',
    keywords: 'jobs, careers',
  },
  global: {
    description: 'Used vehicles for export: prices, shipping, papers and duties explained.',
    keywords: 'used vehicles, export, shipping',
  },
}

/** What search engines are given of each type of page; no custom code. */
export async function seedSeo(payload: Payload): Promise<void> {
  for (const pageType of PAGE_TYPES) {
    const values = seoSettingPatch.parse(SETTINGS[pageType])
    await createSeoSetting(await requestOf(payload, 'manager'), pageType, values)
  }
}
