import { isWebLink } from '@/kernel/markup/safe-links'
import { accountNumbersInText } from './account-numbers-in-text'
import { linksToOtherSitesIn, type Site } from './links-to-other-sites'
import { type MailText, sameText } from './mail-text-change'

/** What the rules know of a kind of e-mail: its variables with samples, the product's own text, and who watches it. */
type Kind = MailText & {
  variables: Readonly<Record<string, unknown>>
  aboutMoney?: boolean
  warnsAdministrators?: true
}

const VARIABLE = /\{\{\s*\w+\s*\}\}/g
const LINK = /\[([^[\]]+)\]\(([^()\s]+)\)/g

/** What is read of a text: a link by its label. A value may be empty, and then joins what stands around it. */
const asRead = (text: string): string => text.replace(LINK, '$1').replace(VARIABLE, ' ')

const urlsIn = (text: string): string[] => [...text.matchAll(LINK)].map(([, , address]) => address ?? '')

/** The variables of an e-mail that are addresses made by the product, as their samples show. */
const addressVariablesOf = ({ variables }: Kind): string[] =>
  Object.entries(variables)
    .filter(([, sample]) => typeof sample === 'string' && isWebLink(sample))
    .map(([name]) => name)

/** The kind of e-mail, and the host of the site that sends it. */
export type About = { event: Kind; host: string }

/** What a text holds by which customers could be made to pay somebody else: account numbers and links elsewhere. */
export function riskyParts({ body, subject }: MailText, { event, host }: About): string[] {
  const site: Site = { host, addressVariables: addressVariablesOf(event) }
  const parts = [subject, body].flatMap((text) => [
    ...accountNumbersInText(asRead(text)),
    ...urlsIn(text).flatMap(accountNumbersInText),
    ...linksToOtherSitesIn(text, site),
  ])
  return [...new Set(parts)]
}

/** The risky parts that a change adds: what stood in the text in use, or comes with the product, was approved. */
export function newRiskyParts(before: MailText, after: MailText, about: About): string[] {
  const known = new Set([...riskyParts(before, about), ...riskyParts(about.event, about)])
  return withoutFragments(riskyParts(after, about).filter((part) => !known.has(part)))
}

/** An IBAN is also a row of digits, and an address also names a domain: the longer part covers both. */
const withoutFragments = (parts: readonly string[]): string[] =>
  parts.filter((part) => !parts.some((other) => other !== part && other.includes(part)))

/** Whether administrators are sent every change of this text. */
export const isWatched = ({ aboutMoney, warnsAdministrators }: Kind): boolean =>
  aboutMoney === true || warnsAdministrators === true

/**
 * Whether a text by somebody who is not an administrator waits for one: of e-mails about money if it adds risky parts, of
 * those that warn administrators always, since they could otherwise be silenced first.
 */
export function waitsForAdministrator(before: MailText, after: MailText, about: About): boolean {
  const { event } = about
  if (sameText(before, after)) return false
  if (event.warnsAdministrators) return true
  return event.aboutMoney === true && newRiskyParts(before, after, about).length > 0
}
