import { ACTION_WORDS, MODULES } from '@/kernel/permissions'
import { DOCUMENTED, type Reach, type Right } from './native-table'

const REACH: Record<Reach, string> = { all: '', showrooms: ', in their showrooms', own: ', their own' }

type Needed = Exclude<Right, 'nobody'>['needs']

function permissionInWords(needs: Needed): string {
  const name = needs !== 'staff' && MODULES.find(({ key }) => key === needs[0])?.name
  return name ? `${name}: ${ACTION_WORDS[needs[1] as keyof typeof ACTION_WORDS].toLowerCase()}` : 'staff'
}

/** A permission in words: 'Inventory: update, in their showrooms; one at a time'. */
function inWords(right: Right): string {
  if (right === 'nobody') return 'nobody'
  const who = [right.needs, ...(right.or ?? [])].map(permissionInWords).join(' or ')
  return `${who}${REACH[right.reach]}${right.but ? `; ${right.but}` : ''}`
}

/** The rows of the table in docs/PERMISSIONS.md: one per kind of record, each as its cells. */
export const nativeLines = (): string[][] =>
  Object.entries(DOCUMENTED).map(([slug, row]) => [
    `${row.words} (\`${slug}\`)`,
    ...[row.read, row.create, row.update, row.delete].map(inWords),
  ])

/** The same as shown in a document. */
export const linesOf = (document: string): string[][] =>
  [...document.matchAll(/^\|(.*`.*)\|$/gm)].map(([, cells]) =>
    (cells ?? '').split('|').map((cell) => cell.trim()),
  )
