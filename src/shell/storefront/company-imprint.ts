import type { SiteIdentity } from '@/kernel/site'
import * as words from './browser-words'

/** What of the company stands at the foot of the site. */
export type Company = Pick<
  SiteIdentity,
  'legalName' | 'registrationNumber' | 'memberships' | 'address' | 'phones' | 'email'
>

/** Who stands behind the site, as far as the company's settings contain it; each fact for itself. */
export const companyImprint = (company: Company): string[] =>
  [
    company.legalName,
    company.registrationNumber && words.registrationNumber(company.registrationNumber),
    ...company.memberships,
    company.address?.split('\n').join(', '),
    ...company.phones,
    company.email,
  ].filter((fact): fact is string => Boolean(fact))
