import { SHOWROOMS } from './showrooms'

/**
 * Who inspects vehicles before they are shipped. The companies are made up, the services are what the trade
 * requires.
 */
export const INSPECTION_COMPANIES = [
  { companyName: 'Harbourline Vehicle Inspection', serviceArea: 'Kenya, Uganda and Rwanda' },
  { companyName: 'Kaigan Export Inspection K.K.', serviceArea: 'Japan, all ports of loading' },
  { companyName: 'Savanna Roadworthiness Bureau', serviceArea: 'Tanzania and Zambia' },
  { companyName: 'Southgate Conformity Services', serviceArea: 'South Africa, Mozambique and Namibia' },
  { companyName: 'Blue Creek Auto Survey', serviceArea: 'Jamaica, Bahamas and Guyana' },
]

/** The companies behind the showrooms, each in its country. */
export const COMPANY_NAMES = [
  ...new Map(SHOWROOMS.map(({ companyName, country }) => [companyName, { companyName, country }])).values(),
]
