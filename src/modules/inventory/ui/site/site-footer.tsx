import type { ReactNode } from 'react'
import { Container } from '@/ui/layout'
import { PlainLink } from '@/ui/link'
import type { ShowroomContact } from '../detail/showroom-contact'
import { listingOf } from '../listing/listing-address'

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
      <Container className="grid gap-x-8 gap-y-8 py-10 sm:grid-cols-2 lg:grid-cols-4">
        {byCountry(showrooms).map(([country, places]) => (
          <div key={country}>
            <h2 className="text-13 font-semibold text-faint">Showrooms in {country}</h2>
            <ul className="mt-1">
              {places.map(({ id, showroomName, city }) => (
                <li key={id}>
                  <FootLink href={listingOf({ showroomLocation: [id] })}>
                    {showroomName}
                    {showroomName.includes(city) ? '' : `, ${city}`}
                  </FootLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <Ports ports={ports} />
        <div>
          <h2 className="text-13 font-semibold text-faint">Buying</h2>
          <ul className="mt-1">
            <li>
              <FootLink href="/vehicles">All vehicles</FootLink>
            </li>
            <li>
              <FootLink href="/#price-terms">What a price covers</FootLink>
            </li>
            <li>
              <FootLink href="/#showrooms">Showrooms</FootLink>
            </li>
          </ul>
        </div>
      </Container>
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

function Ports({ ports }: Pick<FooterProps, 'ports'>) {
  if (ports.length === 0) return null
  return (
    <div>
      <h2 className="text-13 font-semibold text-faint">Ports of destination</h2>
      <ul className="mt-2 space-y-1 text-soft">
        {byCountry(ports).map(([country, places]) => (
          <li key={country}>
            <span className="font-medium text-ink">{country}:</span>{' '}
            {places.map(({ name }) => name).join(', ')}
          </li>
        ))}
      </ul>
    </div>
  )
}

function FootLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <PlainLink href={href} className="inline-block py-2.5 hover:text-link hover:underline lg:py-1">
      {children}
    </PlainLink>
  )
}
