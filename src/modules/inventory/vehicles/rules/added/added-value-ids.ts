/** Marks from here on are those of modules' fields; lower ones are features, and tags are below zero. */
export const FIRST_ADDED_MARK = 2 ** 30

/** The mark of a value, the same in every process: 'check_result.passed' as a number. */
export function addedMark(choice: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < choice.length; at += 1) hash = Math.imul(hash ^ choice.charCodeAt(at), 0x01000193)
  return FIRST_ADDED_MARK + ((hash >>> 0) % FIRST_ADDED_MARK)
}
