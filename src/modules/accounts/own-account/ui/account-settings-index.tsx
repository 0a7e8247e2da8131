import { PlainLink } from '@/ui/link'
import * as words from './words'

const SETTINGS = [
  { path: 'information', title: words.information, about: words.yourDetailsAndYourAccount },
  { path: 'subscriptions', title: words.subscriptions, about: words.whichEmailsYouReceive },
  { path: 'billing', title: words.billing, about: words.addressesUsedOnYourInvoices },
  {
    path: 'security',
    title: words.security,
    about: words.passwordEmailAddress,
  },
] as const

/** The parts of the account settings with what each is for. */
export function AccountSettingsIndex() {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {SETTINGS.map(({ path, title, about }) => (
        <li key={path}>
          <PlainLink
            href={`/account-settings/${path}`}
            className="block h-full rounded-card border border-line bg-surface p-5 hover:border-control"
          >
            <span className="block text-16 font-semibold text-link">{title}</span>
            <span className="mt-1 block text-14 text-soft">{about}</span>
          </PlainLink>
        </li>
      ))}
    </ul>
  )
}
