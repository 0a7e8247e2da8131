import { chatHref, phoneHref } from '@/kernel/markup/phone-links'

/** How support is reached other than here; what there is none of is null. */
export type SupportContacts = { phone: string | null; whatsapp: string | null; email: string | null }

/** A way to support: its text, and the link that opens it. */
export type ContactWay = { kind: 'phone' | 'whatsapp' | 'email'; text: string; href: string }

/** The ways that there are, the quickest first. */
export function contactWays({ email, phone, whatsapp }: SupportContacts): ContactWay[] {
  const chat = chatHref(whatsapp)
  const ways: (ContactWay | null | '')[] = [
    phone && { kind: 'phone', text: phone, href: phoneHref(phone) },
    whatsapp && chat ? { kind: 'whatsapp', text: whatsapp, href: chat } : null,
    email && { kind: 'email', text: email, href: `mailto:${email}` },
  ]
  return ways.filter((way): way is ContactWay => Boolean(way))
}
