import { z } from 'zod'
import { looseText } from '@/input/fields'
import { PAGE_TYPES, SEO_MESSAGES } from '../rules/seo-setting'

/** The collection's hook checks lengths and characters, by the rules. */
const texts = {
  title: looseText('Title'),
  description: looseText('Description'),
  keywords: looseText('Keywords'),
  customCode: looseText('Custom code'),
}

export const seoSettingInput = z.strictObject({
  pageType: z.enum(PAGE_TYPES, { error: SEO_MESSAGES.pageTypeUnknown }),
  ...texts,
})

/** Changed fields; what is not sent stays. */
export const seoSettingPatch = z.strictObject(texts)
export type SeoSettingValues = z.output<typeof seoSettingPatch>
