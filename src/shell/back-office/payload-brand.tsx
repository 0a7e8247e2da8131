import { siteIdentity } from '@/server/site-identity'
import { Logo as NamedLogo } from '@/ui/back-office/brand'

export { Icon } from '@/ui/back-office/brand'

/** The wordmark on Payload's own screens. */
export const Logo = () => <NamedLogo name={siteIdentity().name} />
