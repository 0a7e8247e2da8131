import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const PLAIN = ['/about', '/contact-us', '/terms-and-conditions', '/privacy-policy']
const PUBLIC = ['/', '/vehicles', ...PLAIN]

/** The page's metadata. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? ''
    const meta = (name: string) => attribute(`meta[name="${name}"], meta[property="${name}"]`, 'content')
    return {
      title: document.title,
      description: meta('description'),
      canonical: attribute('link[rel=canonical]', 'href'),
      languages: [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) =>
        link.getAttribute('hreflang'),
      ),
      robots: meta('robots'),
      /** Each appears once, whatever renders the head. */
      once: ['title', 'meta[name=description]', 'link[rel=canonical]', 'meta[property="og:title"]'].map(
        (selector) => document.head.querySelectorAll(selector).length,
      ),
      shared: { title: meta('og:title'), picture: meta('og:image'), card: meta('twitter:card') },
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
        JSON.parse(textContent ?? ''),
      ),
    }
  })

test('every page has its own title and description, one address, its languages, and a picture for sharing', async ({
  page,
  request,
}) => {
  const heads = []
  for (const path of PUBLIC) {
    await page.goto(path)
    const head = await headOf(page)
    heads.push(head)
    expect({ path, known: new URL(head.canonical).pathname }).toEqual({ path, known: path })
    expect(head.once).toEqual([1, 1, 1, 1])
    expect(head.languages).toEqual(['x-default', 'en'])
    expect(head.robots).toBe('')
    expect(head.description.length).toBeGreaterThan(50)
    expect(head.description.length).toBeLessThan(170)
    expect(head.shared).toMatchObject({ title: expect.stringMatching(/\w/), card: 'summary_large_image' })
    const picture = await request.get(new URL(head.shared.picture).pathname)
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    expect((await picture.body()).length).toBeLessThan(300_000)
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(PUBLIC.length)
  expect(new Set(heads.map(({ description }) => description)).size).toBe(PUBLIC.length)
})

test("search engines learn who runs the site, how it is searched, and each page's breadcrumbs", async ({
  page,
}) => {
  await page.goto('/')
  const [site, organization] = (await headOf(page)).data
  expect(site).toMatchObject({ '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } })
  expect(site.potentialAction.target.urlTemplate).toContain('/vehicles?q={search_term_string}')
  expect(organization).toMatchObject({ '@type': 'Organization', name: expect.stringMatching(/\w/) })
  expect(organization.department.length).toBeGreaterThan(0)
  expect(organization.department[0]).toMatchObject({
    '@type': 'AutoDealer',
    address: { addressCountry: expect.stringMatching(/\w/) },
    openingHours: expect.arrayContaining([expect.stringMatching(/^Mo,/)]),
  })
  for (const path of PLAIN) {
    await page.goto(path)
    const [trail] = (await headOf(page)).data
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ name: 'Home' }, {}] })
  }
})

test("a make's page is indexed, a mixture of filters is not", async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('region', { name: 'By make' }).getByRole('listitem').getByRole('link').first()
  const path = (await link.getAttribute('href')) ?? ''
  const name = (await link.textContent())?.replace(/ [\d,]+$/, '') ?? ''
  await page.goto(`${path}&sort=price-asc`)
  const known = await headOf(page)
  expect(known.title).toContain(`Used ${name} vehicles for export`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Used ${name} vehicles for export`)
  expect(known.canonical.endsWith(path)).toBe(true)
  expect(known.robots).toBe('')
  expect(known.data[0].itemListElement.map((crumb: { name: string }) => crumb.name)).toEqual([
    'Home',
    'Vehicles',
    name,
  ])
  await page.goto(`${path}&minPrice=1`)
  expect((await headOf(page)).robots).toBe('noindex, follow')
})

test('every link in header and footer works, to the part that it names', async ({ page, request }) => {
  await page.goto('/about')
  const hrefs = await page
    .locator('header a, footer a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.length).toBeGreaterThan(15)
  for (const href of new Set(hrefs)) {
    const [path = '', anchor] = href.split('#')
    const answer = await request.get(path)
    expect({ href, status: answer.status() }).toEqual({ href, status: 200 })
    if (anchor) expect(await answer.text(), href).toContain(` id="${anchor}"`)
  }
})

test('the navigation marks the current page', { tag: '@both' }, async ({ page, isMobile }) => {
  for (const [path, label] of [
    ['/vehicles', 'Vehicles'],
    ['/about', 'About'],
    ['/contact-us', 'Contact'],
  ] as const) {
    await page.goto(path)
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
    const main = page.getByRole('navigation', { name: 'Main' })
    const link = main.getByRole('link', { name: label })
    if (!isMobile && (await link.count()) === 0) await main.getByText('More').click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(main.locator('a[aria-current]').filter({ visible: true })).toHaveCount(1)
  }
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the keyboard alone opens the menu, closes it, and goes through it to another page', async ({
    page,
  }) => {
    await page.goto('/about')
    const menu = page.getByRole('navigation', { name: 'Main' })
    const opener = page.getByRole('button', { name: 'Menu' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    const contact = menu.getByRole('link', { name: 'Contact' })
    for (let stops = 0; stops < 12; stops += 1) {
      await page.keyboard.press('Tab')
      if (await contact.evaluate((link) => link === document.activeElement)) break
    }
    await expect(contact).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/contact-us$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
    await expect(menu).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages are complete and the menu opens', { tag: '@both' }, async ({ page, isMobile }) => {
    await page.goto('/contact-us')
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
    else await page.getByRole('navigation', { name: 'Main' }).getByText('More').click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible()
  })

  test('an address without a page shows it, and links on', async ({ page }) => {
    for (const path of [
      '/nothing',
      '/no/such/page',
      '/vehicles/2147483647',
      '/vehicles/none',
      '/vehicles/0',
      '/vehicles/1.5',
    ]) {
      expect((await page.goto(path))?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'We can’t find this page' })).toBeVisible()
      const head = await headOf(page)
      expect([head.title, head.robots]).toEqual(['Page not found · Kaido', 'noindex, follow'])
      const on = page.getByRole('main').getByRole('link', { name: 'See all vehicles' })
      await expect(on).toHaveAttribute('href', '/vehicles')
    }
    await page.getByRole('main').getByRole('link', { name: 'See all vehicles' }).click()
    await expect(page).toHaveURL(/\/vehicles$/)
  })
})

test('a link to a deleted vehicle shows it in place, and the back button works', async ({ page }) => {
  await page.goto('/vehicles')
  const title = await page.title()
  const link = page.getByRole('main').locator('a[data-soft][href^="/vehicles/"]').first()
  await link.evaluate((element) => element.setAttribute('href', '/vehicles/2147483647'))
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t find this page' })).toBeVisible()
  await expect(page).toHaveTitle('Page not found · Kaido')
  await page.goBack()
  await expect(page).toHaveTitle(title)
  expect((await headOf(page)).once).toEqual([1, 1, 1, 1])
})

test('each showroom can be contacted in every way that it has', async ({ page }) => {
  await page.goto('/contact-us')
  const yokohama = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /Yokohama/ }) })
  await expect(yokohama.getByText(/^(Open|Closed) now$/)).toBeVisible()
  await expect(yokohama.getByText(/there\)$/)).toBeVisible()
  const hrefs = await yokohama
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  for (const start of [
    'https://www.google.com/maps/',
    'tel:+81',
    'https://wa.me/81',
    'mailto:',
    '/vehicles?',
  ])
    expect(
      hrefs.some((href) => href.startsWith(start)),
      start,
    ).toBe(true)
})

const locations = async (request: APIRequestContext, path: string): Promise<string[]> => {
  const answer = await request.get(path)
  expect({ path, status: answer.status() }).toEqual({ path, status: 200 })
  expect(answer.headers()['cache-control']).toContain('max-age')
  return [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => {
    const { pathname, search } = new URL((loc ?? '').replaceAll('&amp;', '&'))
    return pathname + search
  })
}

test('robots find the sitemap, its parts, and a page at each address', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const index = new URL(/^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '').pathname
  const parts = await locations(request, index)
  expect(parts).toEqual(
    ['pages', 'listings-1', 'vehicles-1', 'posts-1'].map((part) => `/sitemaps/${part}.xml`),
  )
  for (const part of parts) {
    const paths = await locations(request, part)
    expect(paths.length).toBeGreaterThan(3)
    for (const path of [...paths.slice(0, 6), ...paths.slice(-1)])
      expect({ path, status: (await request.get(path)).status() }).toEqual({ path, status: 200 })
  }
  for (const none of ['/sitemaps/vehicles-2.xml', '/sitemaps/vehicles-0.xml', '/sitemaps/other.xml'])
    expect((await request.get(none)).status(), none).toBe(404)
})

test('the site can be added to a home screen, with icons of the declared sizes', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const path = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await request.get(path ?? '')).json()
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone', name: expect.stringMatching(/\w/) })
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  for (const { src, sizes } of manifest.icons) {
    const icon = await (await request.get(src)).body()
    // A PNG's width and height are at its sixteenth byte.
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes)
  }
  expect((await request.get('/favicon.ico')).headers()['content-type']).toMatch(/^image\//)
  expect(await page.locator('link[rel="apple-touch-icon"]').count()).toBe(1)
})
