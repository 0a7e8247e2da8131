import type { KnownApplicant } from '@/modules/careers/applications/ui/applied-job'
import { ApplyButton } from '@/modules/careers/applications/ui/apply-button'
import * as words from '@/modules/careers/applications/ui/words'
import type { Opening } from '@/modules/careers/openings/queries/list-openings'
import { actorOf } from '@/server/actor-of'
import { signedInPerson } from '../dashboard/signed-in-person'

/** Who would apply: somebody of whom this much is known to begin with, staff, who cannot, or null for a guest. */
type Applicant = KnownApplicant | 'staff' | null

/** Whoever is signed in, as somebody who may apply. */
export async function knownApplicant(): Promise<Applicant> {
  const person = await signedInPerson()
  if (!person) return null
  if ((await actorOf(person.req)).kind === 'staff') return 'staff'
  const { country, email, firstName, lastName, phoneNumber } = person.account
  return {
    name: [firstName, lastName].filter(Boolean).join(' '),
    email,
    phone: phoneNumber ?? '',
    country: country ?? '',
  }
}

/** The button to apply for a job, without what is for staff; for staff, why there is none. */
export const applyButtonOf = ({ id, questions, title }: Opening, applicant: Applicant) =>
  applicant === 'staff' ? (
    <span className="self-center text-14 text-soft">{words.staffCannotApply}</span>
  ) : (
    <ApplyButton
      applicant={applicant}
      job={{
        id,
        title,
        questions: questions.map(({ disqualifying: _, tags: __, ...asked }) => asked),
      }}
    />
  )
