import { type Module, screen } from '@/api/module'

/** The frame of the back office: its first screen, and the pages that lead to the others. */
export const shell: Module = {
  name: 'shell',
  screens: {
    dashboard: { Component: '/shell/back-office/DashboardView#DashboardView' },
    inventory: screen('/inventory', '/shell/back-office/SectionsView#InventoryView'),
    variables: screen('/inventory/variables', '/shell/back-office/SectionsView#VariablesView'),
    settings: screen('/settings', '/shell/back-office/SettingsView#SettingsView'),
  },
}
