import { listAppliedOpenings } from '@/modules/careers/applications/queries/list-applied-openings'
import { OWN_APPLICATIONS } from '@/modules/careers/applications/rules/application-hrefs'
import type { KnownApplicant } from '@/modules/careers/applications/ui/applied-job'
import { ApplyButton } from '@/modules/careers/applications/ui/apply-button'
import * as words from '@/modules/careers/applications/ui/words'
import type { Opening } from '@/modules/careers/openings/queries/list-openings'
import { actorOf } from '@/server/actor-of'
import { runningPayload } from '@/server/running-payload'
import { Link } from '@/ui/link'
import { signedInPerson } from '../dashboard/signed-in-person'

/** Somebody of whom this much is known to begin with, and what they have applied for. */
type Customer = { known: KnownApplicant; applied: readonly number[] }

/** Who would apply: a customer, staff, who cannot, or null for a guest. */
type Applicant = Customer | 'staff' | null

/** Whoever is signed in, as somebody who may apply. */
export async function knownApplicant(): Promise<Applicant> {
  const person = await signedInPerson()
  if (!person) return null
  if ((await actorOf(person.req)).kind === 'staff') return 'staff'
  const { country, email, firstName, lastName, phoneNumber } = person.account
  const known = {
    name: [firstName, lastName].filter(Boolean).join(' '),
    email,
    phone: phoneNumber ?? '',
    country: country ?? '',
  }
  const db = runningPayload().db.drizzle
  return { known, applied: await listAppliedOpenings(db, Number(person.req.user?.id)) }
}

/** The button to apply for a job, without what is for staff; for staff and whoever has applied, why there is none. */
export function applyButtonOf({ id, questions, title }: Opening, applicant: Applicant) {
  if (applicant === 'staff')
    return <span className="self-center text-14 text-soft">{words.staffCannotApply}</span>
  if (applicant?.applied.includes(id))
    return (
      <span className="self-center text-14">
        {words.youApplied} <Link href={OWN_APPLICATIONS}>{words.seeYourApplications}</Link>
      </span>
    )
  return (
    <ApplyButton
      applicant={applicant?.known ?? null}
      job={{
        id,
        title,
        questions: questions.map(({ disqualifying: _, tags: __, ...asked }) => asked),
      }}
    />
  )
}
