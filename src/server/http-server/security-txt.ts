const A_YEAR_MS = 365 * 24 * 3_600_000

type SecurityFacts = {
  /** Contact addresses, each with its scheme (mailto: or https:). */
  contact: readonly string[]
  /** The public address of the site, without a trailing slash. */
  site: string
  /** Codes of the languages that reports may be written in. */
  languages: readonly string[]
}

/**
 * Where to report a vulnerability, in the format of RFC 9116. Without a named contact, the contact page is
 * given. It is generated for each request, so its expiry date never passes while the site is up.
 */
export function securityTxt({ contact, site, languages }: SecurityFacts, now: Date): string {
  const whom = contact.length > 0 ? contact : [`${site}/contact-us`]
  return [
    ...whom.map((address) => `Contact: ${address}`),
    `Expires: ${new Date(now.getTime() + A_YEAR_MS).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n')
}
