import type { ReactNode } from 'react'
import { Link, PlainLink } from '@/ui/link'

type PartProps = {
  id: string
  title: string
  /** Where all of it is, if there is more than this. */
  all?: { href: string; label: string }
  about?: string
  children: ReactNode
}

/** A part of a customer's first page: lines under a heading, and the way to all of them. */
export function DashboardSection({ about, all, children, id, title }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id} className="text-20">
          {title}
        </h2>
        {all && (
          <Link href={all.href} className="py-2 text-14">
            {all.label}
            <span className="sr-only">: {title}</span>
          </Link>
        )}
        {about && <p className="basis-full text-14 text-soft">{about}</p>}
      </div>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">{children}</ul>
    </section>
  )
}

type LineProps = {
  /** Null for something without a URL. */
  href: string | null
  title: string
  picture?: string | null
  badge?: ReactNode
  children?: ReactNode
}

/** One line of it: a vehicle or a search, what is shown of it, and its picture if it has one. */
export function DashboardLine({ badge, children, href, picture, title }: LineProps) {
  return (
    <li className="relative flex gap-4 p-4">
      {picture !== undefined && (
        <span className="block h-[54px] w-[72px] shrink-0 overflow-hidden rounded-control bg-plate">
          {picture && <img src={picture} alt="" width={72} height={54} className="size-full object-cover" />}
        </span>
      )}
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {href === null ? (
            <span className="text-16 font-semibold">{title}</span>
          ) : (
            <PlainLink
              href={href}
              className="text-16 font-semibold after:absolute after:inset-0 hover:text-link"
            >
              {title}
            </PlainLink>
          )}
          {badge}
        </p>
        {children}
      </div>
    </li>
  )
}
