/** What an avatar is made of. */
export type NamedPerson = { email: string; firstName: string; lastName: string }

const first = (text: string): string => [...text.trim()][0]?.toUpperCase() ?? ''

/** The initials of somebody's names, else the first letter of the e-mail. */
export const initialsOf = ({ email, firstName, lastName }: NamedPerson): string =>
  first(firstName) + first(lastName) || first(email)
