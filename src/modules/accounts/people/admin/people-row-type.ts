import type { Person } from '../queries/select-person'

/**
 * A person in the list; `lock` is why the viewer may not block or delete them, `open` is whether they may
 * be edited.
 */
export type PeopleRow = { id: number; person: Person; lock: string | null; open: boolean }

/** What the viewer may do to people. */
export type May = { create: boolean; update: boolean; delete: boolean }
