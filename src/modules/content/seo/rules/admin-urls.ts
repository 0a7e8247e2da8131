import type { PageType } from './seo-setting'

/** The screen of e-mails and of the settings for search engines. */
export const EMAILS_SEO_SCREEN = '/admin/settings/emails-seo'

/** The pages whose texts for search engines are missing or too long. */
export const LACKING_SCREEN = `${EMAILS_SEO_SCREEN}/pages`

export const seoSettingUrl = (pageType: PageType): string => `${EMAILS_SEO_SCREEN}?type=${pageType}`
