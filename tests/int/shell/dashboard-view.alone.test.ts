import type { AdminViewServerProps, Payload } from 'payload'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Actor, PermissionMatrix } from '@/kernel/permissions'
import { DashboardView } from '@/shell/back-office/dashboard-view'
import { getTestPayload } from '../../setup/payload'
import { addVehicle, buildWorld, randomOf } from '../inventory/search/search-world'

// Refused viewers get this in place of the screen.
vi.mock('@/ui/back-office/no-permission', () => ({
  NoPermission: ({ children }: { children?: ReactNode }) => ['no permission', children],
}))

let payload: Payload

beforeAll(async () => {
  payload = await getTestPayload()
  const world = await buildWorld(payload)
  await addVehicle(payload, world, randomOf(3))
})

const READ = { read: true, create: false, update: false, delete: false }

/** The screen for staff with these permissions. */
const shownTo = (permissions: PermissionMatrix): Promise<string> =>
  shown({ kind: 'staff', id: 1, roleId: 4, permissions, showrooms: 'all' })

async function shown(actor: Actor): Promise<string> {
  const user = { id: 1 }
  const req = { payload, user, context: { actor: { user, actor } } }
  const view = { initPageResult: { req } } as unknown as AdminViewServerProps
  const { prelude } = await prerender(await DashboardView(view))
  return new Response(prelude).text()
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

  it('shows the work first to whoever may do some, and else what they may open', async () => {
    const whole = await shownTo({ dashboard: READ, inventory: READ })
    expect(whole.indexOf('Waiting for us')).toBeLessThan(whole.indexOf('Figures'))
    expect(whole).not.toContain('What you can open')
    const figures = await shownTo({ dashboard: READ })
    expect(figures).not.toContain('Waiting for us')
    expect(figures).toContain('href="/admin/profile"')
  })

  it('shows staff without permission what they may open instead, and others nothing', async () => {
    const closed = await shownTo({ inventory: READ })
    expect(closed).toMatch(/^no permission/)
    expect(closed).toContain('href="/admin/inventory/vehicles"')
    expect(closed).not.toContain('Figures')
    expect(await shown({ kind: 'customer', id: 1 })).toBe('no permission')
    expect(await shown({ kind: 'guest' })).toBe('no permission')
  })
})
