'use client'

import { Fragment } from 'react'
import type { SiteIdentity } from '@/kernel/site'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { PlainLink } from '@/ui/link'
import { DataSaverSwitch } from '@/ui/offline/data-saver-switch'
import { type Packed, usePacked } from '@/ui/packed-data'
import { Container } from '@/ui/page-parts'
import * as words from './browser-words'
import { type Company, companyImprint } from './company-imprint'
import { DistanceUnitSwitch } from './distance-unit-switch'
import { countryAnchor } from './group-by-country'
import type { FootColumn } from './site-menu-and-foot-links'

/** What the foot shows. */
type FooterData = {
  site: Pick<SiteIdentity, 'name' | 'motto'> & Company
  columns: readonly FootColumn[]
  countries: readonly string[]
}

type ToolsProps = { saving: boolean; unit: DistanceUnit }

/** The foot of every storefront page: ways into the catalogue, the rules, where vehicles stand, and the staff's door. */
export function SiteFooter({ data, saving, unit }: { data: Packed<FooterData> } & ToolsProps) {
  const { columns, countries, site } = usePacked(data)
  const showrooms = countries.map((country) => ({
    href: `/contact-us#${countryAnchor(country)}`,
    label: country,
  }))
  // The bar at the foot of a phone lies over the end of the page, so the foot of the page ends above it.
  return (
    <footer className="no-print mt-16 border-t border-line bg-sunk text-14 max-lg:[body:has([data-phone-bar])>&]:pb-16">
      <Container className="grid grid-cols-2 gap-x-8 gap-y-8 py-10 lg:grid-cols-4">
        {columns.map((column) => (
          <Column key={column.title} {...column} />
        ))}
        {showrooms.length > 0 && <Column title={words.showrooms} links={showrooms} />}
      </Container>
      <div className="border-t border-line">
        <Container className="flex flex-wrap items-center justify-between gap-x-6 py-3 text-13 text-faint">
          <p>
            {words.pricesAreInUsDollars([site.name, site.motto].filter(Boolean).join(', '))}
            <Imprint {...site} />
          </p>
          <FooterTools saving={saving} unit={unit} />
        </Container>
      </div>
    </footer>
  )
}

/** Who stands behind the site, where the settings have it. */
function Imprint(site: FooterData['site']) {
  const facts = companyImprint(site)
  return facts.length > 0 && <span className="block">{facts.join(' · ')}</span>
}

/** What belongs to this device, and the way in for staff. */
function FooterTools({ saving, unit }: ToolsProps) {
  return (
    <div className="flex flex-wrap gap-x-6">
      <DistanceUnitSwitch unit={unit} />
      <DataSaverSwitch saving={saving} asText />
      {/* The back office is another application with a document of its own, so this is a plain link. */}
      <a href="/admin/auth/login" className="inline-block py-3 hover:text-link hover:underline">
        {words.staffSignIn}
      </a>
    </div>
  )
}

const FOOT_LINK = 'flex min-h-11 items-center hover:text-link hover:underline lg:min-h-8'

/** A column; a page that is below another one is indented. */
function Column({ title, links }: FootColumn) {
  return (
    <nav aria-label={title}>
      <h2 className="text-13 font-semibold text-faint">{title}</h2>
      {links.map(({ below = [], href, label }) => (
        <Fragment key={href}>
          <PlainLink href={href} className={FOOT_LINK}>
            {label}
          </PlainLink>
          {below.map((link) => (
            <PlainLink key={link.href} href={link.href} className={`${FOOT_LINK} pl-4`}>
              {link.label}
            </PlainLink>
          ))}
        </Fragment>
      ))}
    </nav>
  )
}
