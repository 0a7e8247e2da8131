import type { Issue } from '@/kernel/issue'
import type { Called } from '@/ui/client/answer'
import type { Values } from '../list/list-type'

/** How a refusal is worded on the screen; by default in the server's own words. */
export type Failure = (verb: 'create' | 'update' | 'delete', called: Called) => string

/** What a list's form knows in addition to its fields. */
export type FormRules = {
  /** Everything wrong with a record, by field name in the code's spelling. */
  check: (values: Values) => Issue[]
  /** The error message about a picture, or null. */
  checkImage?: (file: File) => string | null
  failure?: Failure
  /** What is confirmed before one of these names is deleted, if not just that it is gone then. */
  confirmsDelete?: (name: string) => string
}
