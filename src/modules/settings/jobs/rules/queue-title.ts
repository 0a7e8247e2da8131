import { nameInWords } from '@/kernel/text/name-in-words'

/** What people call a queue: its title, or the words of its name if nobody declares it any more. */
export const queueTitle = (name: string, title: string | undefined): string =>
  title ?? nameInWords(name.replaceAll('.', ' '))
