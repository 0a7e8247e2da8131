import { LISTING } from '@/modules/inventory/search/ui/listing/listing-address'

/** The element that holds the main navigation; a phone opens it as a sheet. */
export const SITE_MENU = 'site-menu'

export type NavigationLink = { href: string; label: string }

/** The main navigation, the same on every page. */
export const NAVIGATION: readonly NavigationLink[] = [
  { href: LISTING, label: 'Vehicles' },
  { href: '/#makes', label: 'Makes' },
  { href: '/#body-types', label: 'Body types' },
  { href: '/about', label: 'About' },
  { href: '/contact-us', label: 'Contact' },
]

/** The columns at the foot of every page. */
export const FOOT_COLUMNS: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: 'Buying',
    links: [
      { href: LISTING, label: 'All vehicles' },
      { href: '/#makes', label: 'By make' },
      { href: '/#body-types', label: 'By body type' },
      { href: '/terms-and-conditions#price-terms', label: 'What a price covers' },
    ],
  },
  {
    title: 'Who we are',
    links: [
      { href: '/about', label: 'About' },
      { href: '/about#ports', label: 'Ports of destination' },
      { href: '/contact-us', label: 'Contact and showrooms' },
    ],
  },
  {
    title: 'Rules',
    links: [
      { href: '/terms-and-conditions', label: 'Terms and conditions' },
      { href: '/privacy-policy', label: 'Privacy policy' },
    ],
  },
]
