import type { Metadata, Viewport } from 'next'
import { cookies, headers } from 'next/headers'
import type { ReactNode } from 'react'
import * as words from './words'
import '../styles.css'
import { AccountMenu, GuestEntry } from '@/modules/accounts/own-account/ui/account-menu'
import type { MenuPerson } from '@/modules/accounts/own-account/ui/menu-person-type'
import { getCustomParts, getSeoSetting } from '@/modules/content/seo/queries/get-seo-setting-from-memory'
import { pageTypeOf } from '@/modules/content/seo/rules/seo-setting'
import { CustomCode } from '@/modules/content/seo/ui/custom-code'
import { FOUND } from '@/modules/inventory/catalogue/ui/listing/listing-form-ids'
import { readWishIntent, WISH_INTENT_COOKIE } from '@/modules/inventory/wishlist/rules/wish-intent'
import { env } from '@/server/env'
import { PAGE_PATH_HEADER } from '@/server/http-server/request-headers'
import { hasCustomCode } from '@/server/http-server/script-policy'
import { runningPayload } from '@/server/running-payload'
import { siteIdentity } from '@/server/site-identity'
import { siteMetadata } from '@/shell/storefront/page-metadata'
import { PageOverlays } from '@/shell/storefront/page-overlays'
import { SiteFooter } from '@/shell/storefront/site-footer'
import { SiteHeader } from '@/shell/storefront/site-header'
import { footColumns, siteMenu } from '@/shell/storefront/site-menu-and-foot-links'
import { StorefrontVehicleActions } from '@/shell/storefront/storefront-vehicle-actions'
import { archivo, archivoExtended, archivoLatin } from '@/ui/fonts'
import { readDataSaver } from '@/ui/offline/data-saver'
import { OfflineSupport } from '@/ui/offline/offline-support'
import { pack } from '@/ui/packed-data'
import { SkipLink } from '@/ui/page-parts'
import { providers } from './auth/auth-page-data'
import { storefrontPages, storefrontPlaces } from './frame-places-and-pages'
import { menuPerson } from './menu-person'
import { pageDeliverTo } from './page-deliver-to-and-unit'
import { pageUnit } from './page-unit'

// Everything here is read from the database at the request; a build has none.
export const dynamic = 'force-dynamic'

export const generateMetadata = async (): Promise<Metadata> =>
  siteMetadata(env().SERVER_URL, await getSeoSetting(runningPayload(), 'global'))

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#141c28' },
  ],
}

/** Who is here and what they chose, and the countries that there are showrooms in. */
async function readVisit() {
  const [{ showrooms }, pages, jar, saving, person, to, unit] = await Promise.all([
    storefrontPlaces(),
    storefrontPages(),
    cookies(),
    readDataSaver(),
    menuPerson(),
    pageDeliverTo(),
    pageUnit(),
  ])
  const chosen = jar.get('theme')?.value
  const theme: 'light' | 'dark' | undefined = chosen === 'light' || chosen === 'dark' ? chosen : undefined
  return {
    theme,
    saving,
    unit,
    person,
    pages,
    port: to?.port ?? null,
    countries: [...new Set(showrooms.map(({ country }) => country))],
    /** A guest who still has the cookie has a session that was ended elsewhere: browsers delete expired ones. */
    hadSession: jar.has('payload-token'),
    /** The vehicle whose heart a guest clicked before signing in. */
    clicked: readWishIntent(jar.get(WISH_INTENT_COOKIE)?.value),
  }
}

/** Who looks at the page, as far as quotes are concerned. */
const viewerOf = ({ hasUserType, isStaff }: MenuPerson, portId: number | null) => ({
  hasRole: isStaff,
  hasUserType,
  portId,
})

/** What stands around every page. */
async function surroundings() {
  const { theme, saving, unit, person, pages, port, countries, clicked, hadSession } = await readVisit()
  const { name, logo, motto, legalName, registrationNumber, memberships, address, phones, email } =
    siteIdentity()
  return {
    theme,
    above: (
      <>
        <SkipLink to={`#${FOUND}`}>{words.skipToResults}</SkipLink>
        <SkipLink to="#content">{words.skipToContent}</SkipLink>
        <OfflineSupport enabled={env().OFFLINE_COPIES === 'on'} />
        <SiteHeader
          data={pack({ site: { name, logo }, menu: siteMenu(pages), port })}
          theme={theme ?? 'system'}
          saving={saving}
          account={<AccountMenu person={person} />}
          more={!person && <GuestEntry />}
        />
      </>
    ),
    below: (
      <SiteFooter
        data={pack({
          site: { name, motto, legalName, registrationNumber, memberships, address, phones, email },
          columns: footColumns(pages),
          countries,
        })}
        saving={saving}
        unit={unit}
      />
    ),
    support: (
      <PageOverlays
        visitor={pack({
          providers: providers(),
          country: port?.country ?? '',
          hadSession,
          signedIn: person !== null,
          viewer: person && viewerOf(person, port?.id ?? null),
          clicked,
        })}
      />
    ),
  }
}

/** The custom code of the page that is requested. */
async function customParts() {
  const path = (await headers()).get(PAGE_PATH_HEADER) ?? ''
  return hasCustomCode(path) ? getCustomParts(runningPayload(), pageTypeOf(path)) : []
}

export default async function StorefrontLayout({ children }: { children: ReactNode }) {
  const [{ theme, above, below, support }, parts] = await Promise.all([surroundings(), customParts()])
  return (
    <html
      lang="en"
      data-theme={theme}
      className={`${archivo.variable} ${archivoExtended.variable} ${archivoLatin.variable}`}
    >
      <body className="flex min-h-dvh flex-col antialiased">
        {above}
        <main id="content" tabIndex={-1} className="flex-1 focus:outline-none">
          <StorefrontVehicleActions>{children}</StorefrontVehicleActions>
        </main>
        {below}
        {support}
        <CustomCode parts={parts} />
      </body>
    </html>
  )
}
