import { siteIdentity } from '@/server/site-identity'
import { breadcrumbJsonLd } from '@/ui/page/breadcrumb-json-ld'
import type { Opening } from '../queries/list-openings'
import type { OpeningType } from '../rules/opening-lists'
import { JOBS, jobHref } from '../rules/opening-urls'
import * as words from './words'

/** What search engines call the kinds of employment. */
const EMPLOYMENT: Readonly<Record<OpeningType, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
  temporary: 'TEMPORARY',
  volunteer: 'VOLUNTEER',
  casual: 'PER_DIEM',
  'commission only': 'OTHER',
  other: 'OTHER',
}

/**
 * A job for search engines, with no more than the page shows.
 *
 * @param description its texts as HTML
 * @param closesAt when it closes, ISO in UTC
 * @param origin the site's address without a path
 */
export function openingJsonLd(
  opening: Opening,
  description: string,
  closesAt: string,
  origin: string,
): object {
  const { createdAt, id, location, mode, title, type } = opening
  const place = {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(location.city && { addressLocality: location.city }),
      ...(location.country && { addressCountry: location.country }),
    },
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description,
    identifier: { '@type': 'PropertyValue', name: siteIdentity().name, value: String(id) },
    datePosted: createdAt.slice(0, 10),
    validThrough: closesAt,
    employmentType: EMPLOYMENT[type],
    hiringOrganization: { '@type': 'Organization', name: siteIdentity().name, sameAs: origin },
    jobLocation: place,
    ...(mode === 'remote' && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: location.country },
    }),
    directApply: true,
    url: origin + jobHref(id),
  }
}

/** Where a job lies on the site, for search engines. */
export const openingTrail = ({ id, title }: Opening, origin: string): object =>
  breadcrumbJsonLd(
    [
      { label: words.home, href: '/' },
      { label: words.careers, href: JOBS },
      { label: title, href: jobHref(id) },
    ],
    origin,
  )
