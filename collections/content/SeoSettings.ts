import type { CollectionConfig } from 'payload'
import {
  PAGE_TYPE_LABELS,
  PAGE_TYPES,
  SEO_LIMITS,
  validateSeoSetting,
} from '@/modules/content/seo/rules/seo-setting'
import { byTheProductAlone, moduleAccess, systemManaged } from '../shared/access'
import { choice, line, lines } from '../shared/fields'
import { validateByRule } from '../shared/validateByRule'
import { limitCodeToAdministrators } from './limitCodeToAdministrators'
import { signCustomCode } from './signCustomCode'

/**
 * What search engines are told of each type of page, and code that runs there. Written by calls alone and without versions,
 * so that nobody but an administrator has a way to change the code.
 */
export const SeoSettings: CollectionConfig = {
  slug: 'seo-settings',
  labels: { singular: 'Search engine settings', plural: 'Search engine settings' },
  admin: { group: false, useAsTitle: 'pageType', defaultColumns: ['pageType', 'title'] },
  access: moduleAccess('content', systemManaged),
  lockDocuments: false,
  defaultSort: 'pageType',
  fields: [
    choice('pageType', PAGE_TYPES, PAGE_TYPE_LABELS, { required: true, unique: true }),
    line('title', SEO_LIMITS.title),
    line('description', SEO_LIMITS.description),
    line('keywords', SEO_LIMITS.keywords),
    lines('customCode', SEO_LIMITS.customCode),
    // What of the code is served, read from it as it is saved, and signed.
    { name: 'customParts', type: 'json', admin: { hidden: true }, access: byTheProductAlone },
  ],
  hooks: {
    beforeValidate: [validateByRule(validateSeoSetting)],
    beforeChange: [limitCodeToAdministrators, signCustomCode],
  },
}
