import type { Block } from 'payload'

/** What a text can show of what the site itself knows, so that no text repeats it and none is outdated. */
const SITE_FACTS = [
  { value: 'figures', label: 'How many vehicles, makes, showrooms and ports' },
  { value: 'ports', label: 'Ports of destination' },
  { value: 'price-terms', label: 'What FOB, CIF and DDP cover' },
  { value: 'on-your-device', label: 'What is stored on a visitor’s device' },
]

export const facts: Block = {
  slug: 'facts',
  interfaceName: 'FactsBlock',
  labels: { singular: 'Facts about this site', plural: 'Facts about this site' },
  fields: [{ name: 'what', type: 'select', required: true, options: SITE_FACTS }],
}
