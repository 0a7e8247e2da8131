import { type Action, MODULES, type ModuleKey } from './permissions'

const LETTERS: Record<string, Action> = { c: 'create', r: 'read', u: 'update', d: 'delete' }

/** Expands shorthand such as 'cru': every module gets all four flags, true or false. */
function matrix(rows: Record<ModuleKey, string>): Record<ModuleKey, Record<Action, boolean>> {
  const result = {} as Record<ModuleKey, Record<Action, boolean>>
  for (const { key } of MODULES) {
    const held = new Set([...rows[key]].map((letter) => LETTERS[letter]))
    result[key] = {
      read: held.has('read'),
      create: held.has('create'),
      update: held.has('update'),
      delete: held.has('delete'),
    }
  }
  return result
}

/** The roles of a new installation; all can be edited later, except the first one's permissions. */
export const SEEDED_ROLES = [
  {
    id: 1,
    key: 'admin',
    name: 'Admin',
    permissions: matrix({
      dashboard: 'crud',
      inventory: 'crud',
      sales: 'crud',
      content: 'crud',
      support: 'crud',
      careers: 'crud',
      accounts: 'crud',
      reports: 'crud',
      settings: 'crud',
    }),
  },
  {
    id: 2,
    key: 'manager',
    name: 'Manager',
    permissions: matrix({
      dashboard: 'r',
      inventory: 'crud',
      sales: 'crud',
      content: 'crud',
      support: 'crud',
      careers: 'crud',
      accounts: 'cru',
      reports: 'crud',
      settings: 'ru',
    }),
  },
  {
    id: 3,
    key: 'supervisor',
    name: 'Supervisor',
    permissions: matrix({
      dashboard: 'r',
      inventory: 'cru',
      sales: 'cru',
      content: 'cru',
      support: 'cru',
      careers: 'r',
      accounts: 'r',
      reports: 'r',
      settings: '',
    }),
  },
  {
    id: 4,
    key: 'operator',
    name: 'Operator',
    permissions: matrix({
      dashboard: 'r',
      inventory: 'cru',
      sales: 'ru',
      content: 'r',
      support: 'cru',
      careers: '',
      accounts: '',
      reports: '',
      settings: '',
    }),
  },
] as const
