import type { Access, CollectionConfig, FieldAccess, Where } from 'payload'
import {
  type Action,
  type Actor,
  can,
  type ModuleKey,
  seesCost,
  seesCustomers,
  visibleShowrooms,
} from '@/kernel/permissions'
import { actorOf } from '@/server/permissions'

/** Nobody by request; only operations that check for themselves and override access. */
export const nobody: Access = () => false

/** What only operations write, because a step, a limit or somebody else's consent decides. */
export const writtenByTheProduct = { create: nobody, update: nobody, delete: nobody } satisfies Partial<
  Record<Action, Access>
>

/** Anyone, signed in or not. */
export const anyone: Access = () => true

/** Staff whose role holds `action` on `module`. */
export const may =
  (module: ModuleKey, action: Action): Access =>
  async ({ req }) =>
    can(await actorOf(req), module, action)

/** Cost and markup are for staff who enter them (Inventory create or update). */
export const costField: FieldAccess = async ({ req }) => seesCost(await actorOf(req))

/** A field that requests may read and never write. */
export const byTheProductAlone = { create: () => false, update: () => false } satisfies Record<
  string,
  FieldAccess
>

type CollectionAccess = NonNullable<CollectionConfig['access']>

/** The access of a whole collection from the permission table; a row filter may widen or narrow reading. */
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

/** Staff who hold `action`, narrowed by `rows` to what they may see or touch. */
const mayRows =
  (module: ModuleKey, action: Action, rows: (actor: Actor) => Where | true): Access =>
  async ({ req }) => {
    const actor = await actorOf(req)
    return can(actor, module, action) ? rows(actor) : false
  }

/** Whoever is signed in, for the rows whose `field` names them; nobody's right reaches further. */
export const ownRows =
  (field: string): Access =>
  async ({ req }) => {
    const actor = await actorOf(req)
    return actor.kind === 'guest' ? false : { [field]: { equals: actor.id } }
  }

/** The rows whose `field` names a showroom that the actor's work reaches. */
const ofShowrooms =
  (field: string) =>
  (actor: Actor): Where | true => {
    const scope = visibleShowrooms(actor)
    return scope === 'all' ? true : { [field]: { in: scope } }
  }

/** Staff who hold `action`, for what stands in their showrooms; `field` is the path to the showroom. */
export const mayInShowrooms = (module: ModuleKey, action: Action, field: string): Access =>
  mayRows(module, action, ofShowrooms(field))

/** Customers for what is theirs; staff who may read the module for what stands in their showrooms. */
export const ownOrInShowrooms =
  (module: ModuleKey, customer: string, showroom: string): Access =>
  async (args) => {
    const actor = await actorOf(args.req)
    if (actor.kind === 'customer') return { [customer]: { equals: actor.id } }
    return mayInShowrooms(module, 'read', showroom)(args)
  }

/** A field that says who a customer is: for those who deal with customers, and in the customer's own records. */
export const tellsOfCustomers = {
  read: async ({ req }) => {
    const actor = await actorOf(req)
    return actor.kind === 'customer' || seesCustomers(actor)
  },
} satisfies Record<string, FieldAccess>

/** A field that says what happens behind the counter. */
export const toldToStaff: FieldAccess = async ({ req }) => (await actorOf(req)).kind === 'staff'

/** A field that only staff who may read one of some modules are told. */
export const toldTo =
  (modules: readonly ModuleKey[]): FieldAccess =>
  async ({ req }) => {
    const actor = await actorOf(req)
    return modules.some((module) => can(actor, module, 'read'))
  }
