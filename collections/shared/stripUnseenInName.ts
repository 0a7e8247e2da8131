import type { CollectionBeforeValidateHook } from 'payload'
import { withoutWidthless } from '@/kernel/text/text'

/** Removes what nobody sees from an entry's name, so that no two entries look the same. First in line: names are compared next. */
export const stripUnseenInName =
  (field = 'name'): CollectionBeforeValidateHook =>
  ({ data }) => {
    const name = data?.[field]
    return typeof name === 'string' ? { ...data, [field]: withoutWidthless(name) } : data
  }
