// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Badge, NavigationLines, Screen } from './navigation-data'
import { NavigationLinks } from './navigation-links'

const line = (title: string, href: string, badge: Badge | null = null) => ({
  title,
  href,
  badge,
})
const GROUPS: NavigationLines[] = [
  { group: 'today', title: 'Today', lines: [line('Dashboard', '/admin')] },
  {
    group: 'stock',
    title: 'Stock',
    lines: [
      line('Vehicles', '/admin/inventory/vehicles', {
        text: '99+',
        label: '99+ vehicles without a photograph',
        href: '/admin/inventory/vehicles?photos=none',
      }),
      line('Reservations', '/admin/inventory/reservations', {
        text: '1',
        label: '1 reservation to answer',
        href: '/admin/inventory/reservations',
      }),
    ],
  },
  { group: 'setup', title: 'Set-up', lines: [line('Settings', '/admin/settings')] },
]
const screen = (href: string, under: string | null = null): Screen => ({ href, under, title: '', place: '' })
const SCREENS = [
  ...GROUPS.flatMap(({ lines }) => lines).map(({ href }) => screen(href)),
  screen('/admin/settings/jobs', '/admin/settings'),
  screen('/admin/inventory/import', '/admin/inventory/vehicles'),
]

function shownAt(path: string): HTMLElement {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(<NavigationLinks groups={GROUPS} path={path} screens={SCREENS} />)
  return page
}

test.each([
  ['/admin', 'Dashboard'],
  ['/admin/inventory/vehicles', 'Vehicles'],
  ['/admin/inventory/vehicles/edit/12', 'Vehicles'],
  ['/admin/inventory/import/files/3', 'Vehicles'],
  ['/admin/settings/jobs', 'Settings'],
])('at %s only the line %s is marked', (path, title) => {
  const marked = [...shownAt(path).querySelectorAll('[aria-current]')]
  expect(marked.map((link) => link.getAttribute('aria-current'))).toEqual(['page'])
  expect(marked[0]?.textContent).toContain(title)
})

test('nothing is marked at an address that belongs to no line', () => {
  expect(shownAt('/admin/elsewhere').querySelector('[aria-current]')).toBeNull()
})

test('a badge is a number to look at, and a sentence to hear', () => {
  const link = shownAt('/admin').querySelector('a[href="/admin/inventory/reservations"]')
  const heard = [...(link?.querySelectorAll('*') ?? [])].filter((part) => part.children.length === 0)
  expect(heard.map((part) => [part.textContent, part.closest('[aria-hidden=true]') === null])).toEqual([
    ['Reservations', true],
    ['1', false],
    [', 1 reservation to answer', true],
  ])
  expect(shownAt('/admin').querySelector('a[href="/admin/settings"]')?.textContent).toBe('Settings')
})

test('a badge for work that is listed elsewhere is a link of its own', () => {
  const [line, badge] = shownAt('/admin/inventory/vehicles').querySelectorAll(
    '[data-group=stock] li:first-child a',
  )
  expect([line?.textContent, line?.getAttribute('aria-current')]).toEqual(['Vehicles', 'page'])
  expect(badge?.getAttribute('href')).toBe('/admin/inventory/vehicles?photos=none')
  expect(badge?.hasAttribute('aria-current')).toBe(false)
  const heard = [...(badge?.querySelectorAll('span:not([aria-hidden])') ?? [])].at(-1)
  expect(heard?.textContent).toBe('99+ vehicles without a photograph')
})

test('groups are lists with a name; those of one line for themselves have no heading', () => {
  const page = shownAt('/admin')
  expect([...page.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual(['Stock', 'Set-up'])
  const names = [...page.querySelectorAll('ul')].map((list) => {
    const by = list.getAttribute('aria-labelledby')
    return by ? page.querySelector(`#${by}`)?.textContent : list.getAttribute('aria-label')
  })
  expect(names).toEqual(['Today', 'Stock', 'Set-up'])
  expect(page.querySelector('nav')?.getAttribute('aria-label')).toBe('Back office')
})
