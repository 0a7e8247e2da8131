import type { AdminViewServerProps, Payload } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Actor, PermissionMatrix } from '@/kernel/permissions'
import { DashboardView } from '@/shell/back-office/DashboardView'
import { getTestPayload } from '../../setup/payload'
import { addVehicle, buildWorld, randomOf } from '../inventory/search/search-world'

// Node cannot load its style sheets; refused viewers get this in place of the screen.
vi.mock('@/ui/back-office/AdminFrame', () => ({ NoPermission: () => 'no permission' }))

let payload: Payload

beforeAll(async () => {
  payload = await getTestPayload()
  const world = await buildWorld(payload)
  await addVehicle(payload, world, randomOf(3))
})

const READ = { read: true, create: false, update: false, delete: false }

/** The screen for staff with these permissions. */
async function shownTo(permissions: PermissionMatrix): Promise<string> {
  const user = { id: 1 }
  const actor: Actor = { kind: 'staff', id: 1, roleId: 4, permissions, showrooms: 'all' }
  const req = { payload, user, context: { actor: { user, actor } } }
  const view = { initPageResult: { req } } as unknown as AdminViewServerProps
  return renderToStaticMarkup(await DashboardView(view))
}

describe('the dashboard', () => {
  it('shows figures to staff with permission, and single vehicles only to readers of the inventory', async () => {
    const figures = await shownTo({ dashboard: READ })
    expect(figures).toContain('Stock age')
    expect(figures).not.toContain('/admin/inventory/')
    expect(figures).not.toContain('Newest vehicles')
    const whole = await shownTo({ dashboard: READ, inventory: READ })
    expect(whole).toContain('Newest vehicles')
    expect(whole).toMatch(/\/admin\/inventory\/vehicles\/edit\/\d+/)
    expect(whole).not.toContain('Create vehicle')
  })

  it('shows nothing to staff without permission', async () => {
    expect(await shownTo({ inventory: READ })).toBe('no permission')
  })
})
