import type { DestinationPort } from '@/modules/settings/places/queries/read-public-places'
import { EmptyState } from '@/ui/empty-and-error-states'
import { Link } from '@/ui/link'
import { Card, Container, PageHeading, Section } from '@/ui/page-parts'
import { DESTINATIONS } from '../rules/deliver-to'
import * as words from '../words'
import { PortChoice } from './port-choice'

type Props = {
  ports: readonly DestinationPort[]
  chosen: number | null
  /** Countries with a page of their own. */
  countries: readonly { country: string; slug: string }[]
  /** The page that the choice was opened from. */
  back: string
}

/** The choice of a port on a page of its own. */
export function DestinationsPage({ ports, countries, chosen, back }: Props) {
  return (
    <Container className="py-6">
      <PageHeading title={words.deliverTo}>{words.chooseOnce}</PageHeading>
      {ports.length > 0 ? (
        <Card className="max-w-text p-5">
          <PortChoice ports={ports} chosen={chosen} back={back} />
        </Card>
      ) : (
        <EmptyState icon="map-pin" title={words.noPorts}>
          <p>{words.noPortsYet}</p>
        </EmptyState>
      )}
      {countries.length > 0 && (
        <Section id="countries" title={words.whatMayBeImported} className="mt-10">
          <ul className="flex flex-wrap gap-x-6">
            {countries.map(({ country, slug }) => (
              <li key={slug}>
                <Link href={`${DESTINATIONS}/${slug}`} className="inline-block py-2.5">
                  {country}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Container>
  )
}
