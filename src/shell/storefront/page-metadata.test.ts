import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SITE } from '@/kernel/site'
import { pack } from '@/ui/packed-data'
import type { PageFacts } from '@/ui/page/page-facts-type'
import { HtmlHead } from './html-head'
import { homeMetadata, homeTitle, pageMetadata, siteMetadata, withSetting } from './page-metadata'

const ORIGIN = 'https://cars.example'
const NONE = { title: null, description: null, keywords: null }
const SETTING = { title: 'Cars & more', description: 'All of them.', keywords: 'cars, more' }
const FACTS: PageFacts = { title: 'Vehicles', description: 'Generated.', path: '/vehicles' }

describe('the head of the home page', () => {
  it('has the texts of its settings, and shares them', () => {
    expect(homeMetadata(SETTING)).toMatchObject({
      title: { absolute: SETTING.title },
      description: SETTING.description,
      keywords: SETTING.keywords,
      alternates: { canonical: '/' },
      openGraph: {
        title: SETTING.title,
        description: SETTING.description,
        images: [{ url: expect.any(String) }],
      },
    })
  })

  it.each([[null], [NONE]])('has generated texts without, and no keywords of other pages: %j', (setting) => {
    expect(homeMetadata(setting)).toMatchObject({
      title: { absolute: homeTitle() },
      description: SITE.description,
      keywords: null,
    })
  })
})

describe('the heads of all other pages', () => {
  it('have the texts of the settings where a page has none', () => {
    const site = siteMetadata(ORIGIN, SETTING)
    expect(site).toMatchObject({ title: { default: SETTING.title }, keywords: SETTING.keywords })
    expect(siteMetadata(ORIGIN, NONE)).toEqual(siteMetadata(ORIGIN))
    expect(pageMetadata({ ...FACTS, description: '' })).not.toHaveProperty('description')
    expect(pageMetadata(FACTS)).not.toHaveProperty('keywords')
    expect(pageMetadata({ ...FACTS, keywords: 'own' })).toMatchObject({
      keywords: 'own',
      description: 'Generated.',
    })
  })
})

describe('the head of the list of vehicles', () => {
  const headOf = (facts: PageFacts) =>
    renderToStaticMarkup(createElement(HtmlHead, { facts: pack(facts), origin: ORIGIN, site: 'Kaze' }))

  it('has the texts of its settings, at the same address', () => {
    const html = headOf(withSetting(FACTS, SETTING))
    expect(html).toContain('<title>Cars &amp; more</title>')
    expect(html).toContain('<meta name="description" content="All of them."/>')
    expect(html).toContain('<meta name="keywords" content="cars, more"/>')
    expect(html).toContain('<link rel="canonical" href="https://cars.example/vehicles"/>')
    expect(html).toContain('<meta property="og:title" content="Cars &amp; more"/>')
  })

  it.each([[null], [NONE]])('has generated texts without: %j', (setting) => {
    expect(withSetting(FACTS, setting)).toEqual(FACTS)
    expect(headOf(FACTS)).toContain('<title>Vehicles · Kaze</title>')
    expect(headOf(FACTS)).not.toContain('keywords')
  })
})
