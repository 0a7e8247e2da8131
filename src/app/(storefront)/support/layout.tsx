import type { ReactNode } from 'react'
import { missingProfileItems } from '@/modules/accounts/people/rules/profile-completeness'
import { CustomerFrame } from '@/shell/customer/customer-frame'
import { Container } from '@/ui/page-parts'
import { signedInPerson } from '../dashboard/signed-in-person'

/** Support stands in the customer's area for those who are signed in, and on a page of its own for guests. */
export default async function SupportLayout({ children }: { children: ReactNode }) {
  const person = await signedInPerson()
  if (!person) return <Container className="py-8">{children}</Container>
  return <CustomerFrame missing={missingProfileItems(person.account)}>{children}</CustomerFrame>
}
