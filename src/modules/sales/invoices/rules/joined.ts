import { isBlank } from '@/kernel/text/blank'
import { trimText } from '@/kernel/text/text'

/** The parts that are not blank, joined. */
export const joined = (parts: readonly (string | null)[], by = ', '): string =>
  parts
    .filter((part) => !isBlank(part))
    .map(trimText)
    .join(by)
