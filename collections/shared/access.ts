import type { Access, AccessResult, CollectionConfig, FieldAccess, Where } from 'payload'
import { type Action, type Actor, can, type ModuleKey, seesCost, seesCustomers } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { actorOf } from '@/server/actor-of'

/** No request; only operations that check access themselves and override this. */
export const nobody: Access = () => false

/** Written only by operations, because a step, a limit or another person's consent is involved. */
export const systemManaged = { create: nobody, update: nobody, delete: nobody } satisfies Partial<
  Record<Action, Access>
>

/** Anyone, signed in or not. */
export const anyone: Access = () => true

/** Staff whose role permits `action` on `module`. */
export const may =
  (module: ModuleKey, action: Action): Access =>
  async ({ req }) =>
    can(await actorOf(req), module, action)

/** Staff whose role permits one of several actions. */
export const mayOneOf =
  (...permitted: readonly (readonly [ModuleKey, Action])[]): Access =>
  async ({ req }) => {
    const actor = await actorOf(req)
    return permitted.some(([module, action]) => can(actor, module, action))
  }

/** Cost and markup are for staff who enter them (Inventory create or update). */
export const costField: FieldAccess = async ({ req }) => seesCost(await actorOf(req))

/** A field that is written by whoever may write the records of `module`. */
export const writtenWith = (module: ModuleKey) => {
  const by =
    (action: Action): FieldAccess =>
    async ({ req }) =>
      can(await actorOf(req), module, action)
  return { create: by('create'), update: by('update') } satisfies Record<string, FieldAccess>
}

/** A field that requests may read but never write. */
export const byTheProductAlone = { create: () => false, update: () => false } satisfies Record<
  string,
  FieldAccess
>

type CollectionAccess = NonNullable<CollectionConfig['access']>

/** A whole collection's access from the permission table; a row filter may widen or narrow reading. */
export function moduleAccess(module: ModuleKey, overrides: CollectionAccess = {}): CollectionAccess {
  return {
    create: may(module, 'create'),
    read: may(module, 'read'),
    update: may(module, 'update'),
    delete: may(module, 'delete'),
    readVersions: nobody,
    unlock: nobody,
    ...overrides,
  }
}

/** Staff with permission for `action`, limited by `rows` to what they may see or change. */
const mayRows =
  (module: ModuleKey, action: Action, rows: (actor: Actor) => Where | true): Access =>
  async ({ req }) => {
    const actor = await actorOf(req)
    return can(actor, module, action) ? rows(actor) : false
  }

/** Any signed-in user, for the rows whose `field` refers to them; no permission extends this. */
export const ownRows =
  (field: string): Access =>
  async ({ req }) => {
    const actor = await actorOf(req)
    return actor.kind === 'guest' ? false : { [field]: { equals: actor.id } }
  }

/** The rows whose `field` refers to a showroom that the actor's work covers. */
const ofShowrooms =
  (field: string) =>
  (actor: Actor): Where | true => {
    const scope = visibleShowrooms(actor)
    return scope === 'all' ? true : { [field]: { in: scope } }
  }

/**
 * Staff with permission for `action`, for records of their showrooms; `field` is the path to the showroom.
 */
export const mayInShowrooms = (module: ModuleKey, action: Action, field: string): Access =>
  mayRows(module, action, ofShowrooms(field))

/** What is limited to showrooms, and what belongs to none. */
const orNone = (rows: AccessResult, field: string): AccessResult =>
  typeof rows === 'boolean' || !(field in rows) ? rows : { or: [rows, { [field]: { exists: false } }] }

/** The same where records may belong to no showroom: these are for all staff with the permission. */
export const mayInShowroomsOrNone =
  (module: ModuleKey, action: Action, field: string): Access =>
  async (args) =>
    orNone(await mayInShowrooms(module, action, field)(args), field)

/** Customers for their own records; staff who may read the module for records of their showrooms. */
export const ownOrInShowrooms =
  (module: ModuleKey, customer: string, showroom: string): Access =>
  async (args) => {
    const actor = await actorOf(args.req)
    if (actor.kind === 'customer') return { [customer]: { equals: actor.id } }
    return mayInShowrooms(module, 'read', showroom)(args)
  }

/** The same where records may belong to no showroom: these are for all staff with the permission. */
export const ownOrInShowroomsOrNone =
  (module: ModuleKey, customer: string, showroom: string): Access =>
  async (args) =>
    orNone(await ownOrInShowrooms(module, customer, showroom)(args), showroom)

/**
 * A field that identifies a customer: for staff who deal with customers, and in the customer's own records.
 */
export const customerFieldAccess = {
  read: async ({ req }) => {
    const actor = await actorOf(req)
    return actor.kind === 'customer' || seesCustomers(actor)
  },
} satisfies Record<string, FieldAccess>

/** A field about internal matters, for staff only. */
export const readableByStaff: FieldAccess = async ({ req }) => (await actorOf(req)).kind === 'staff'

/** A field only for staff who may read one of several modules. */
export const readableBy =
  (modules: readonly ModuleKey[]): FieldAccess =>
  async ({ req }) => {
    const actor = await actorOf(req)
    return modules.some((module) => can(actor, module, 'read'))
  }
