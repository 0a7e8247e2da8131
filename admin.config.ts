import type { Config } from 'payload'
import { modules } from '@/wiring/modules'

type AdminComponents = NonNullable<NonNullable<Config['admin']>['components']>

/**
 * Replacements for Payload's own admin screens, and additions to them. Each screen checks permissions itself.
 */
export const adminComponents: AdminComponents = {
  Nav: '/shell/back-office/navigation/navigation#Navigation',
  providers: [
    '/ui/client/client-provider#ClientProvider',
    '/ui/back-office/connection/admin-connection#AdminConnection',
    '/shell/back-office/navigation/navigation-state#NavigationState',
  ],
  graphics: {
    Logo: '/shell/back-office/payload-brand#Logo',
    Icon: '/shell/back-office/payload-brand#Icon',
  },
  views: Object.assign({}, ...modules.map(({ screens = {} }) => screens)),
}
