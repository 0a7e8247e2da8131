import { trimText } from '@/kernel/text/text'

/** A reason as a sentence of an e-mail, 'Reason: As you requested.'; empty where none was given. */
export function reasonSentence(reason: string | null | undefined): string {
  const given = trimText(reason)
  if (given === '') return ''
  return `Reason: ${given}${/[.!?。！？]$/u.test(given) ? '' : '.'}`
}
