import Link from 'next/link'
import type { ReactNode } from 'react'
import { viewJobUrl } from '@/modules/careers/openings/rules/admin-urls'
import { LocalTime } from '@/ui/back-office/time/local-time'
import css from './application.module.css'
import type { ApplicationData } from './read-application-screen'
import * as words from './words'

/** Who applied, and for which job. */
export function ApplicantPanel({ data }: { data: ApplicationData }) {
  const { citizen, country, createdAt, email, jobTitle, openingId, phone } = data
  return (
    <section className={css.panel}>
      <h2>{words.applicant}</h2>
      <dl className={css.facts}>
        {email && (
          <Fact term={words.email}>
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        )}
        {phone && (
          <Fact term={words.phone}>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </Fact>
        )}
        {country && <Fact term={words.country}>{country}</Fact>}
        {citizen && <Fact term={words.citizen}>{citizen}</Fact>}
        <Fact term={words.job}>
          <Link href={viewJobUrl(openingId)}>{jobTitle}</Link>
        </Fact>
        <Fact term={words.applied}>
          <LocalTime iso={createdAt} />
        </Fact>
      </dl>
    </section>
  )
}

const Fact = ({ children, term }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)
