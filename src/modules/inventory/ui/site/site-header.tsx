import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { Container } from '@/ui/layout'
import { PlainLink } from '@/ui/link'
import { type Theme, ThemeToggle } from '@/ui/theme-toggle'
import { Wordmark } from '@/ui/wordmark'
import { SEARCH_TEXT_MAX } from '../../rules/limits'
import { LISTING } from '../listing/listing-address'

const NAVIGATION = [
  { href: LISTING, label: 'Vehicles' },
  { href: '/#makes', label: 'Makes' },
  { href: '/#body-types', label: 'Body types' },
  { href: '/#showrooms', label: 'Showrooms' },
]

/** The head of every storefront page. */
export function SiteHeader({ theme }: { theme: Theme }) {
  return (
    <header className="no-print border-b border-line bg-surface">
      <Container className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2 lg:flex-nowrap">
        <PlainLink href="/" aria-label="Kaido, home" className="flex min-h-11 items-center">
          <Wordmark />
        </PlainLink>
        <nav aria-label="Main" className="order-4 -mx-2 flex w-full lg:order-none lg:mx-0 lg:w-auto">
          {NAVIGATION.map(({ href, label }) => (
            <PlainLink
              key={href}
              href={href}
              className="inline-flex min-h-11 items-center rounded-control px-2 text-14 font-medium whitespace-nowrap text-soft hover:text-link lg:px-3"
            >
              {label}
            </PlainLink>
          ))}
        </nav>
        <SearchBox />
        <span className="order-2 ml-auto lg:order-none lg:ml-0">
          <ThemeToggle initial={theme} />
        </span>
      </Container>
    </header>
  )
}

function SearchBox() {
  return (
    <search className="order-3 w-full lg:order-none lg:ml-auto lg:w-80">
      <form action={LISTING} method="get" className="relative">
        <label htmlFor="site-search" className="sr-only">
          Search vehicles
        </label>
        <input
          id="site-search"
          name="q"
          type="search"
          autoComplete="off"
          maxLength={SEARCH_TEXT_MAX}
          placeholder="Make, model or stock number"
          className="min-h-11 w-full rounded-control border border-control bg-paper pr-12 pl-3 text-16 text-ink placeholder:text-faint hover:border-ink lg:text-14"
        />
        <Button type="submit" variant="quiet" aria-label="Search" className="absolute inset-y-0 right-0 px-3">
          <Icon name="search" size={18} />
        </Button>
      </form>
    </search>
  )
}
