import type { Issue } from '@/kernel/issue'
import { isBlank } from '@/kernel/text/blank'
import { checkEmail, checkPhone, fullPhone, normalEmail } from '@/modules/accounts/people/rules/check-person'

/** Somebody named in the shipping papers. */
export type Party = {
  name: string | null
  address: string | null
  phone: string | null
  email: string | null
}
export type PartyName = 'consignee' | 'notifyParty'
type Contact = Pick<Party, 'email' | 'phone'>

/** Their phone number with its country's code, and the address in lower case, as in a profile. */
export const tidyParty = <P extends Contact>(party: P, country: string | null): P => ({
  ...party,
  phone: party.phone && fullPhone(party.phone, country),
  email: party.email && normalEmail(party.email),
})

/** What is wrong with how somebody can be reached, by the rules of profiles; what was stored before stays as it is. */
export function checkParty(name: PartyName, entered: Contact, stored: Contact): Issue[] {
  const isNew = (field: keyof Contact) => !isBlank(entered[field]) && entered[field] !== stored[field]
  return [
    ...(isNew('phone') ? checkPhone(entered.phone) : []).map(({ message }) => ({
      path: `${name}.phone`,
      message,
    })),
    ...(isNew('email') ? checkEmail(entered.email, `${name}.email`) : []),
  ]
}
