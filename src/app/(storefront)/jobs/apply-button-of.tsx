import type { KnownApplicant } from '@/modules/careers/applications/ui/applied-job'
import { ApplyButton } from '@/modules/careers/applications/ui/apply-button'
import type { Opening } from '@/modules/careers/openings/queries/list-openings'
import { signedInPerson } from '../dashboard/signed-in-person'

/** What is known of whoever is signed in, to begin an application with; null for a guest. */
export async function knownApplicant(): Promise<KnownApplicant | null> {
  const person = await signedInPerson()
  if (!person) return null
  const { country, email, firstName, lastName, phoneNumber } = person.account
  return {
    name: [firstName, lastName].filter(Boolean).join(' '),
    email,
    phone: phoneNumber ?? '',
    country: country ?? '',
  }
}

/** The button to apply for a job, without what is for staff. */
export const applyButtonOf = ({ id, questions, title }: Opening, applicant: KnownApplicant | null) => (
  <ApplyButton
    applicant={applicant}
    job={{
      id,
      title,
      questions: questions.map(({ disqualifying: _, tags: __, ...asked }) => asked),
    }}
  />
)
