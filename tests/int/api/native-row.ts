import type { Action, ModuleKey } from '@/kernel/permissions'

/** Which records a permission covers: those of one's own showrooms, one's own, or all. */
export type Reach = 'all' | 'showrooms' | 'own'

/** Who may do something natively: staff with an action of a module, all staff, or nobody. */
export type Right =
  | 'nobody'
  | {
      needs: readonly [ModuleKey, Action] | 'staff'
      /** Or one of these instead. */
      or?: readonly (readonly [ModuleKey, Action])[]
      reach: Reach
      but?: string
    }

/** One kind of record, as named in the document, and who may change it. */
export type NativeRow = { words: string } & Record<Action, Right>

export const held = (module: ModuleKey, action: Action, reach: Reach = 'all', but?: string): Right => ({
  needs: [module, action],
  reach,
  ...(but ? { but } : {}),
})
export const staff = (reach: Reach, but?: string): Right => ({
  needs: 'staff',
  reach,
  ...(but ? { but } : {}),
})

/** A row of which every action needs the same action of a module, except those in `over`. */
export const ofModule = (
  module: ModuleKey,
  words: string,
  over: Partial<Record<Action, Right>> = {},
): NativeRow => ({
  words,
  read: held(module, 'read'),
  create: held(module, 'create'),
  update: held(module, 'update'),
  delete: held(module, 'delete'),
  ...over,
})
