const A_YEAR_MS = 365 * 24 * 3_600_000

type SecurityFacts = {
  /** Addresses to write to, each with its scheme (mailto: or https:). */
  contact: readonly string[]
  /** The public address of the site, without a slash at its end. */
  site: string
  /** Codes of the languages in which one may write. */
  languages: readonly string[]
}

/**
 * Where to tell of a weakness, as RFC 9116 has it written. Nobody named means the contact page. It is made anew with
 * each request, so its year never ends while the site is up.
 */
export function securityText({ contact, site, languages }: SecurityFacts, now: Date): string {
  const whom = contact.length > 0 ? contact : [`${site}/contact-us`]
  return [
    ...whom.map((address) => `Contact: ${address}`),
    `Expires: ${new Date(now.getTime() + A_YEAR_MS).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n')
}
