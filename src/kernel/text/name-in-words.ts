import { sentence } from './text'

/** A field or column name in words: 'assignedShowrooms' → 'Assigned showrooms', 'old_price' → 'Old price'. */
export const nameInWords = (name: string): string =>
  sentence(
    name
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll(/[_-]+/g, ' ')
      .toLowerCase(),
  )
