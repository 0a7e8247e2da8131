import { Children, type ReactNode } from 'react'
import { Icon } from '@/ui/icon'
import { Container } from '@/ui/layout'
import { PlainLink } from '@/ui/link'
import type { ShowroomContact } from '../detail/showroom-contact'
import { LISTING, listingOf } from '../listing/listing-address'

/** Places grouped, by country and in the order given. */
export function byCountry<T extends { country: string }>(
  places: readonly T[],
): [country: string, places: T[]][] {
  const groups = new Map<string, T[]>()
  for (const place of places) groups.set(place.country, [...(groups.get(place.country) ?? []), place])
  return [...groups]
}

type FooterProps = {
  showrooms: readonly ShowroomContact[]
  ports: readonly { id: number; name: string; country: string }[]
}

/** The foot of every storefront page: where vehicles stand, where they can go, and the way in for staff. */
export function SiteFooter({ showrooms, ports }: FooterProps) {
  return (
    <footer className="no-print mt-16 border-t border-line bg-sunk text-14">
      <Container className="grid gap-x-8 gap-y-8 py-10 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6">
        <Column title="Buying">
          <FootLink href={LISTING}>All vehicles</FootLink>
          <FootLink href="/#price-terms">What a price covers</FootLink>
          <FootLink href="/#showrooms">Showrooms</FootLink>
        </Column>
        {byCountry(showrooms).map(([country, places]) => (
          <Column key={country} title={country}>
            {places.map(({ id, showroomName }) => (
              <FootLink key={id} href={listingOf({ showroomLocation: [id] })}>
                {showroomName}
              </FootLink>
            ))}
          </Column>
        ))}
      </Container>
      <Ports ports={ports} />
      <div className="border-t border-line">
        <Container className="flex flex-wrap items-center justify-between gap-x-6 py-3 text-13 text-faint">
          <p>Kaido, the sea road. Prices are in US dollars, mileages in miles.</p>
          {/* The back office is another application with a document of its own, so this is a plain link. */}
          <a href="/admin/auth/login" className="inline-block py-3 hover:text-link hover:underline">
            Staff sign in
          </a>
        </Container>
      </div>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-13 font-semibold text-faint">{title}</h2>
      <ul className="mt-1">
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </div>
  )
}

function Ports({ ports }: Pick<FooterProps, 'ports'>) {
  if (ports.length === 0) return null
  return (
    <Container>
      <details className="border-t border-line py-1">
        <summary className="flex min-h-11 items-center gap-2 text-13 font-semibold text-faint hover:text-link">
          Ports of destination ({ports.length})
          <Icon
            name="chevron-down"
            size={16}
            className="shrink-0 transition-transform duration-150 [[open]>summary>&]:rotate-180"
          />
        </summary>
        <ul className="columns-2 gap-8 pb-6 text-13 text-soft md:columns-3 lg:columns-4">
          {byCountry(ports).map(([country, places]) => (
            <li key={country} className="break-inside-avoid py-0.5">
              <span className="font-medium text-ink">{country}:</span>{' '}
              {places.map(({ name }) => name).join(', ')}
            </li>
          ))}
        </ul>
      </details>
    </Container>
  )
}

function FootLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <PlainLink href={href} className="inline-block py-2.5 hover:text-link hover:underline lg:py-1">
      {children}
    </PlainLink>
  )
}
