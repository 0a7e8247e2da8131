import { DefinitionGrid } from '@/ui/definition-grid'
import { Section } from '@/ui/page-parts'
import type { Company } from './company-imprint'
import * as words from './words'

/** The company as it is registered, and what it belongs to; nothing where the settings name neither. */
export function CompanyFacts({ company }: { company: Company }) {
  const { address, legalName, memberships, registrationNumber } = company
  const items = [
    { term: words.legalName, value: legalName },
    { term: words.registrationNumber, value: registrationNumber },
    { term: words.memberships, value: memberships.join(' · ') || null },
    { term: words.address, value: address?.split('\n').join(', ') ?? null },
  ].flatMap(({ term, value }) => (value ? [{ term, value }] : []))
  if (items.length === 0) return null
  return (
    <Section id="company" title={words.theCompany} className="mt-8">
      <DefinitionGrid items={items} />
    </Section>
  )
}
