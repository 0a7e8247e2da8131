/** A page of the customer's own area. */
export type CustomerPage = { href: string; label: string }

/** The pages of the customer's own area, in groups as the navigation shows them. */
export const CUSTOMER_PAGES: readonly { title: string; pages: readonly CustomerPage[] }[] = [
  {
    title: 'Dashboard',
    pages: [
      { href: '/dashboard', label: 'Overview' },
      { href: '/dashboard/wishlist', label: 'Wishlist' },
      { href: '/dashboard/saved-searches', label: 'Saved searches' },
      { href: '/dashboard/reservations', label: 'Reservations' },
      { href: '/dashboard/profile', label: 'Profile' },
      { href: '/dashboard/change-password', label: 'Change password' },
    ],
  },
  {
    title: 'Account settings',
    pages: [
      { href: '/account-settings', label: 'All settings' },
      { href: '/account-settings/information', label: 'Information' },
      { href: '/account-settings/subscriptions', label: 'Subscriptions' },
      { href: '/account-settings/billing', label: 'Billing' },
      { href: '/account-settings/security', label: 'Security' },
    ],
  },
]
