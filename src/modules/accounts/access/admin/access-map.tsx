import type { AdminViewServerProps, PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { parseWhole } from '@/kernel/numbers'
import {
  ACTIONS,
  type Actor,
  can,
  effectivePermissions,
  MODULES,
  type PermissionMatrix,
  TOP_ROLE_ID,
} from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import styles from '@/ui/back-office/admin.module.css'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import { listModuleNames } from '../queries/list-module-names'
import { listPermissionHistory } from '../queries/list-permission-history'
import { listRoles } from '../queries/list-roles'
import { listShowroomChoices } from '../queries/list-showroom-choices'
import { listStaffChoices } from '../queries/list-staff-choices'
import { readAccessFacts } from '../queries/read-access-facts'
import { type AccessFacts, explainAccess } from '../rules/explain-access'
import { MANAGE_MESSAGES, mayManage, TOP_ROLE_MESSAGE } from '../rules/may-manage-people'
import { roleRefusal } from '../rules/role-refusal'
import * as words from '../words'
import { ExplainAccessForm } from './explain-access-form'
import { PermissionHistory } from './permission-history'
import { PersonPermissions } from './person-permissions'
import { RolePermissions } from './role-permissions'
import { WhosePermissionsForm } from './whose-permissions-form'

const EVERYTHING = Object.fromEntries(
  MODULES.map(({ key }) => [key, Object.fromEntries(ACTIONS.map((action) => [action, true]))]),
) as PermissionMatrix

type StaffActor = Extract<Actor, { kind: 'staff' }>

const NO_UPDATE = words.youCanView

function personLock(actor: Actor, id: number, facts: AccessFacts): string | null {
  if (facts.roleId === TOP_ROLE_ID) return TOP_ROLE_MESSAGE
  if (actor.kind === 'staff' && actor.id === id) return words.youCannotChange
  const permissions = effectivePermissions(facts.role, facts.own)
  const answer = mayManage(actor, 'update', { id, roleId: facts.roleId, permissions })
  return answer.ok ? null : MANAGE_MESSAGES[answer.error]
}

function Section({
  children,
  id,
  lead,
  title,
}: {
  id: string
  title: string
  lead: string
  children: ReactNode
}) {
  return (
    <section className={styles.section} id={id}>
      <h2>{title}</h2>
      <p className={styles.quiet}>{lead}</p>
      {children}
    </section>
  )
}

/** What the map covers, beside what is queried for single people. */
async function loadMap(req: PayloadRequest, person: number | null) {
  const db = req.payload.db.drizzle
  const [roles, names, staff, showrooms, events, facts] = await Promise.all([
    listRoles(db),
    listModuleNames(db),
    listStaffChoices(db),
    listShowroomChoices(db),
    listPermissionHistory(db),
    person ? readAccessFacts(db, person) : null,
  ])
  const modules = MODULES.map(({ id, key }) => ({ id, key, name: names[key] }))
  return { roles, names, staff, showrooms, events, facts, modules }
}
type AccessMapData = Awaited<ReturnType<typeof loadMap>>

/**
 * Who may do what: roles, single people, why somebody cannot, and who changed it.
 *
 * @param tabs the screens beside this one
 */
export async function AccessMap({ tabs, view }: { tabs: ReactNode; view: AdminViewServerProps }) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const frame = { view, allowed: can(actor, 'accounts', 'read'), title: words.accessMap }
  if (!frame.allowed || actor.kind !== 'staff') return <AdminFrame {...frame}>{null}</AdminFrame>
  const selection = requestedView(view.searchParams ?? {})
  const map = await loadMap(req, selection.person)
  const isTop = actor.roleId === TOP_ROLE_ID
  const why = isTop && selection.why ? await readAccessFacts(req.payload.db.drizzle, selection.why) : null
  return (
    <AdminFrame {...frame} lead={words.whatEachRole}>
      {tabs}
      <Roles actor={actor} map={map} />
      <Section id="person" lead={words.grantOrRemovePermissions} title={words.onePerson}>
        <WhosePermissionsForm staff={map.staff} value={String(selection.person ?? '')} />
        {selection.person && <Person actor={actor} id={selection.person} map={map} />}
      </Section>
      {isTop && (
        <Section id="why" lead={words.choosePersonAndAction} title={words.whyNotSeen}>
          <Why selection={selection} facts={why} map={map} />
        </Section>
      )}
      <Section id="history" lead={words.latestChangesToPermissions} title={words.history}>
        <PermissionHistory events={map.events} names={map.names} />
      </Section>
    </AdminFrame>
  )
}

type PartProps = { actor: StaffActor; map: AccessMapData }

/** What the viewer holds, and may grant. */
const heldBy = (actor: StaffActor): PermissionMatrix =>
  actor.roleId === TOP_ROLE_ID ? EVERYTHING : actor.permissions

function Roles({ actor, map: { modules, roles } }: PartProps) {
  const mayUpdate = can(actor, 'accounts', 'update')
  return (
    <RolePermissions
      held={heldBy(actor)}
      may={{
        create: can(actor, 'accounts', 'create'),
        update: mayUpdate,
        delete: can(actor, 'accounts', 'delete'),
        requireFactor: actor.roleId === TOP_ROLE_ID,
      }}
      modules={modules}
      roles={roles.map(({ id, name, people, permissions, requiresSecondFactor, updatedAt }) => ({
        id,
        name,
        people,
        requiresSecondFactor,
        updatedAt,
        matrix: id === TOP_ROLE_ID ? EVERYTHING : permissions,
        lock: roleRefusal(actor, id, permissions) ?? (mayUpdate ? null : NO_UPDATE),
      }))}
    />
  )
}

/** The person that was chosen; nothing for somebody who is no staff. */
function Person({ actor, id, map: { facts, modules } }: PartProps & { id: number }) {
  if (!facts || facts.roleId === null) return null
  const isTop = facts.roleId === TOP_ROLE_ID
  return (
    <PersonPermissions
      held={heldBy(actor)}
      key={id}
      modules={modules}
      person={{
        id,
        name: facts.name,
        roleName: facts.roleName ?? '',
        matrix: isTop ? EVERYTHING : effectivePermissions(facts.role, facts.own),
        base: isTop ? EVERYTHING : facts.role,
        lock: personLock(actor, id, facts),
      }}
    />
  )
}

type WhyProps = { selection: Pending; facts: AccessFacts | null; map: AccessMapData }

function Why({ selection, facts, map: { modules, names, showrooms, staff } }: WhyProps) {
  return (
    <ExplainAccessForm
      answer={facts && explainAccess(facts, questionOf(selection, showrooms, names))}
      selection={{
        why: String(selection.why ?? ''),
        module: selection.module,
        action: selection.action,
        showroom: String(selection.showroom ?? ''),
      }}
      modules={modules}
      showrooms={showrooms}
      staff={staff}
    />
  )
}

type Given = Record<string, string | string[] | undefined>

function requestedView(given: Given) {
  const one = (name: string): string => String([given[name]].flat()[0] ?? '')
  return {
    person: parseWhole(one('person')),
    why: parseWhole(one('why')),
    showroom: parseWhole(one('showroom')),
    module: MODULES.find(({ key }) => key === one('module'))?.key ?? MODULES[0].key,
    action: ACTIONS.find((action) => action === one('action')) ?? ACTIONS[0],
  }
}

type Pending = ReturnType<typeof requestedView>

const questionOf = (
  { action, module, showroom }: Pending,
  showrooms: { id: number; name: string }[],
  names: Record<string, string>,
) => ({
  module,
  moduleName: names[module],
  action,
  showroom: showrooms.find(({ id }) => id === showroom),
})
