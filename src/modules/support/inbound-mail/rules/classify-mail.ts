import { headerOf, type ParsedMail } from './parsed-mail'

/** Why an e-mail is nobody's message. */
export type NoMessage = { state: 'AUTO_REPLY' | 'BOUNCE' | 'LOOP'; why: string }

/** What the product knows about its own e-mails. */
export type OwnMail = {
  /** The header that each carries, and its value. */
  header: { name: string; value: string }
  /** The addresses that it writes from and is written to. */
  addresses: readonly string[]
}

const NO = new Set(['', 'no', 'none', 'false'])
/** Headers of programs that answer by themselves, from before there was a standard. */
const ANSWERING = ['x-autoreply', 'x-autorespond', 'x-autoresponse', 'x-auto-reply', 'x-auto-respond']
const MASS = new Set(['bulk', 'junk', 'list', 'auto_reply', 'auto-reply'])
const POSTMASTERS = new Set(['mailer-daemon', 'postmaster', 'mail-daemon', 'mailerdaemon'])

const firstWord = (value: string): string => value.split(/[\s;(]/)[0] ?? ''

/** A message of a mail server: it could not deliver ours, or somebody opened it. */
function reportOf({ headers }: ParsedMail): NoMessage | null {
  const type = headerOf(headers, 'content-type')
  if (!type.startsWith('multipart/report')) return null
  if (type.includes('disposition-notification')) return { state: 'AUTO_REPLY', why: 'A receipt' }
  return { state: 'BOUNCE', why: 'A delivery report' }
}

function automaticOf({ headers }: ParsedMail): NoMessage | null {
  const by = (why: string): NoMessage => ({ state: 'AUTO_REPLY', why })
  if (!NO.has(firstWord(headerOf(headers, 'auto-submitted')))) return by('Sent by a program (Auto-Submitted)')
  const answering = ANSWERING.find((name) => !NO.has(headerOf(headers, name)))
  if (answering) return by(`Sent by a program (${answering})`)
  const precedence = firstWord(headerOf(headers, 'precedence'))
  return MASS.has(precedence) ? by(`Sent to many (Precedence: ${precedence})`) : null
}

function returnedOf({ from, headers }: ParsedMail): NoMessage | null {
  const [local = ''] = (from?.address ?? '').split('@')
  if (POSTMASTERS.has(local)) return { state: 'BOUNCE', why: 'From a mail server' }
  const path = headers.get('return-path')?.[0]?.replaceAll(/\s/g, '')
  return path === '<>' ? { state: 'BOUNCE', why: 'Without a sender to return it to' } : null
}

/** Whether an e-mail is a person's message: null if so, else what it is. */
export function classifyMail(mail: ParsedMail, own: OwnMail): NoMessage | null {
  const values = mail.headers.get(own.header.name.toLowerCase()) ?? []
  if (values.some((value) => value.trim().toLowerCase() === own.header.value.toLowerCase()))
    return { state: 'LOOP', why: 'One of our own e-mails came back' }
  if (mail.from && own.addresses.includes(mail.from.address))
    return { state: 'LOOP', why: 'From our own address' }
  return reportOf(mail) ?? automaticOf(mail) ?? returnedOf(mail)
}
