import { VCard } from 'vcard-creator'

/** A person's data on a contact card. */
export type CardPerson = {
  firstName: string
  middleName: string | null
  lastName: string
  email: string
  phoneNumber: string | null
  address: string | null
  city: string | null
  state: string | null
  zip: string | null
  country: string | null
  companyName: string | null
}

/** A text that a spreadsheet would run as a formula, if it opens the card. */
const FORMULA = /^\s*[=+\-@]/

/** One line without control characters, and no formula. The library escapes what the format requires. */
const plain = (text: string | null): string => {
  const line = (text ?? '').replace(/\p{Cc}+/gu, ' ').trim()
  return FORMULA.test(line) ? `'${line}` : line
}

function card(person: CardPerson): VCard {
  const made = new VCard().addName({
    givenName: plain(person.firstName),
    additionalNames: plain(person.middleName),
    familyName: plain(person.lastName),
  })
  made.addEmail({ address: plain(person.email) })
  // An international number begins with a plus: only digits may follow.
  const phone = person.phoneNumber?.trim() ?? ''
  if (phone) made.addPhoneNumber({ number: /^\+\d+$/.test(phone) ? phone : plain(phone) })
  if (person.address || person.city || person.country)
    made.addAddress({
      street: plain(person.address),
      locality: plain(person.city),
      region: plain(person.state),
      postalCode: plain(person.zip),
      country: plain(person.country),
    })
  if (person.companyName) made.addCompany({ name: plain(person.companyName) })
  return made
}

/** People as one vCard 3.0 file; empty without people. */
export const buildVcards = (people: readonly CardPerson[]): string =>
  people.map((person) => card(person).toString()).join('')
