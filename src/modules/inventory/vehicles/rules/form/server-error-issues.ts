import { type Issue, issue } from '@/kernel/issue'

/** Which words in a server's error point to which field of the vehicle form. */
const HINTS: { path: string; words: string[] }[] = [
  { path: 'officeFileNo', words: ['office file number'] },
  { path: 'chassis', words: ['chassis'] },
  { path: 'model', words: ['model not found'] },
  { path: 'vehicleType', words: ['vehicle type', 'not found'] },
]

/** Assigns a server's error text to the fields it mentions; none if it mentions no field. */
export function serverErrorIssues(message: string): Issue[] {
  const text = message.toLowerCase()
  return HINTS.filter(({ words }) => words.every((word) => text.includes(word))).map(({ path }) =>
    issue(path, message),
  )
}
