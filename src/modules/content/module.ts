import type { Module } from '@/api/module'

/** The site's content other than vehicles: its plain pages. */
export const content: Module = {
  name: 'content',
  siteLinks: [
    { in: 'menu', href: '/about', label: 'About', place: 30 },
    { in: 'buying', href: '/terms-and-conditions#price-terms', label: 'What a price covers', place: 30 },
    { in: 'company', href: '/about', label: 'About', place: 0 },
    { in: 'company', href: '/about#ports', label: 'Ports of destination', place: 10 },
    { in: 'rules', href: '/terms-and-conditions', label: 'Terms and conditions', place: 0 },
    { in: 'rules', href: '/privacy-policy', label: 'Privacy policy', place: 10 },
  ],
}
