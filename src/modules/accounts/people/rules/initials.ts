/** The contents of an avatar. */
export type NamedPerson = { email: string; firstName: string; lastName: string }

const first = (text: string): string => [...text.trim()][0]?.toUpperCase() ?? ''

/** A person's initials, else the first letter of the e-mail address. */
export const initialsOf = ({ email, firstName, lastName }: NamedPerson): string =>
  first(firstName) + first(lastName) || first(email)
