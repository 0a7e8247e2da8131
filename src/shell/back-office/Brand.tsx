import { siteIdentity } from '@/server/site-identity'
import { Logo as NamedLogo } from '@/ui/back-office/Brand'

export { Icon } from '@/ui/back-office/Brand'

/** The wordmark on Payload's own screens. */
export const Logo = () => <NamedLogo name={siteIdentity().name} />
