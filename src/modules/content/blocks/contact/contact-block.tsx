import { phoneHref } from '@/kernel/markup/phone-links'
import type { ContactBlock as Fields } from '@/payload-types'
import { siteIdentity } from '@/server/site-identity'
import { Link } from '@/ui/link'
import { Card } from '@/ui/page-parts'
import type { BlockProps } from '../ui/block-props'
import { BlockSection } from '../ui/block-section'
import * as words from '../words'

/** How to reach the company, as in its settings. */
export function ContactBlock({ fields: { text, title } }: BlockProps<Fields>) {
  const { email, phones } = siteIdentity()
  return (
    <BlockSection title={title}>
      <Card className="flex max-w-text flex-col gap-3 p-5">
        {text && <p className="whitespace-pre-line text-soft">{text}</p>}
        {phones.map((phone) => (
          <a key={phone} href={phoneHref(phone)} className="text-link underline">
            {phone}
          </a>
        ))}
        {email && (
          <a href={`mailto:${email}`} className="text-link underline">
            {email}
          </a>
        )}
        <p>
          <Link href="/contact-us">{words.showroomsAndHours}</Link>
        </p>
      </Card>
    </BlockSection>
  )
}
