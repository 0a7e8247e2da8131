import type { Module } from '@/api/module'
import { screen } from '@/api/screen'
import { jumpRoute } from './back-office/jump/jump-route'
import { recordUsesRoute } from './back-office/records/record-uses-route'

/** The frame of the back office: its first screen, and the pages that link to the others. */
export const shell: Module = {
  name: 'shell',
  siteLinks: [
    { in: 'menu', href: '/#makes', label: 'Makes', place: 10 },
    { in: 'menu', href: '/#body-types', label: 'Body types', place: 20 },
    { in: 'menu', href: '/contact-us', label: 'Contact', place: 40 },
    { in: 'buying', href: '/#makes', label: 'By make', place: 10 },
    { in: 'buying', href: '/#body-types', label: 'By body type', place: 20 },
    { in: 'company', href: '/contact-us', label: 'Contact and showrooms', place: 20 },
  ],
  navigation: [
    { group: 'today', title: 'Dashboard', href: '/admin', needs: { module: 'dashboard' } },
    {
      group: 'setup',
      title: 'Inventory lists',
      href: '/admin/inventory',
      needs: { module: 'inventory' },
      place: 10,
    },
    {
      under: '/admin/inventory',
      title: 'Inventory variables',
      href: '/admin/inventory/variables',
      needs: { module: 'inventory' },
    },
    {
      group: 'content',
      title: 'Site content',
      href: '/admin/content-management',
      needs: { module: 'content' },
    },
    { group: 'setup', title: 'Settings', href: '/admin/settings', needs: { module: 'settings' }, place: 20 },
    {
      title: 'E-mails and SEO',
      also: ['sender', 'SMTP', 'search engines'],
      href: '/admin/settings/emails-seo',
      needs: { anyOf: [{ module: 'settings' }, { module: 'content' }] },
      card: {
        index: 'settings',
        also: 'content',
        about: 'How e-mails leave, what search engines show, custom code',
      },
    },
  ],
  routes: [jumpRoute, recordUsesRoute],
  screens: {
    dashboard: { Component: '/shell/back-office/dashboard-view#DashboardView' },
    inventory: screen('/inventory', '/shell/back-office/index-page-views#InventoryView'),
    variables: screen('/inventory/variables', '/shell/back-office/index-page-views#VariablesView'),
    settings: screen('/settings', '/shell/back-office/index-page-views#SettingsView'),
    emailsSeo: screen('/settings/emails-seo', '/shell/back-office/emails-seo/emails-seo-view#EmailsSeoView'),
    content: screen('/content-management', '/shell/back-office/index-page-views#ContentView'),
  },
}
