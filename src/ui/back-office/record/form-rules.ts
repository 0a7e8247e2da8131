import type { Issue } from '@/kernel/issue'
import type { Called } from '@/ui/client/answer'
import type { Values } from '../list/types'

/** What a refusal is called on the screen; the server's own words unless a list says otherwise. */
export type Failure = (verb: 'create' | 'update' | 'delete', called: Called) => string

/** What a list's form knows beyond its fields. */
export type FormRules = {
  /** Everything wrong with a record, by field name in the code's own spelling. */
  check: (values: Values) => Issue[]
  /** The refusal of a picture in words, or null. */
  checkImage?: (file: File) => string | null
  failure?: Failure
}
