import type { Config } from 'payload'
import { modules } from '@/wiring/modules'

type AdminComponents = NonNullable<NonNullable<Config['admin']>['components']>

/**
 * Replacements for Payload's own admin screens, and additions to them. Each screen checks permissions itself.
 */
export const adminComponents: AdminComponents = {
  Nav: '/shell/back-office/navigation/Navigation#Navigation',
  providers: [
    '/ui/client/provider#ClientProvider',
    '/ui/back-office/line/AdminLine#AdminLine',
    '/shell/back-office/navigation/NavigationState#NavigationState',
  ],
  graphics: {
    Logo: '/shell/back-office/Brand#Logo',
    Icon: '/shell/back-office/Brand#Icon',
  },
  views: Object.assign({}, ...modules.map(({ screens = {} }) => screens)),
}
