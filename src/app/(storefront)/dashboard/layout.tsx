import type { ReactNode } from 'react'
import { missingProfileItems } from '@/modules/accounts/people/rules/profile-completeness'
import { CustomerFrame } from '@/shell/customer/customer-frame'
import { signedInPerson } from './signed-in-person'

/** The frame of the customer's area; a page sends guests away before anything of it is seen. */
export default async function CustomerLayout({ children }: { children: ReactNode }) {
  const person = await signedInPerson()
  return <CustomerFrame missing={person ? missingProfileItems(person.account) : []}>{children}</CustomerFrame>
}
