'use client'

import type { ReactNode } from 'react'
import type { SiteIdentity } from '@/kernel/site'
import { SearchField } from '@/modules/inventory/catalogue/ui/search/search-field'
import { HeaderDeliveryPort } from '@/modules/inventory/destination-choice/ui/header-delivery-port'
import { LISTING } from '@/modules/inventory/search/rules/listing-url-path'
import { Button, iconButtonStyle } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { PlainLink } from '@/ui/link'
import { DataSaverSwitch } from '@/ui/offline/data-saver-switch'
import { type Packed, usePacked } from '@/ui/packed-data'
import { Container } from '@/ui/page-parts'
import { SheetCloser } from '@/ui/sheet'
import { type Theme, ThemeToggle } from '@/ui/theme-toggle'
import { Wordmark } from '@/ui/wordmark'
import * as words from './browser-words'
import type { NavigationLink } from './site-menu-and-foot-links'
import { SITE_MENU, SiteNav } from './site-nav'

/** The head of every storefront page. Rendered from data, once: as a server component it would be sent twice. */
export function SiteHeader({ data, theme, saving, account, more }: Props) {
  const { site, menu, port } = usePacked(data)
  return (
    // With large letters there is room for few of them: touch targets retain their size then, and is no wider.
    <header className="@container no-print relative z-30 border-b border-line bg-surface">
      <Container className="flex flex-wrap items-center gap-x-1 gap-y-1 py-2 lg:gap-x-4 @min-[60rem]:lg:flex-nowrap">
        <PlainLink
          href="/"
          aria-label={words.nameHome(site.name)}
          className="flex min-h-11 items-center @max-[18rem]:min-h-[44px] @max-[18rem]:[&_.characters]:hidden @max-[18rem]:[&_span]:text-[6vw]"
        >
          <Wordmark {...site} />
        </PlainLink>
        <nav id={SITE_MENU} popover="auto" aria-label={words.main} className="sheet px-4 py-2">
          <span className="mb-3 flex items-center justify-between lg:hidden">
            <Wordmark {...site} />
            <SheetCloser sheet={SITE_MENU} label={words.closeTheMenu} />
          </span>
          <SiteNav links={menu} />
          {more}
        </nav>
        <span className="order-3 flex w-full items-center gap-1 lg:order-none lg:ml-auto lg:w-auto lg:gap-4">
          <HeaderDeliveryPort port={port} />
          <SearchBox />
        </span>
        <span className="ml-auto flex lg:order-4 lg:ml-0 @max-[18rem]:[&_:is(a,button)]:min-h-[44px] @max-[18rem]:[&_button]:size-[44px]">
          {/* It stands at the foot of the page too. */}
          <span className="contents @max-[18rem]:hidden">
            <DataSaverSwitch saving={saving} />
          </span>
          <ThemeToggle initial={theme} />
          {account}
        </span>
        <button
          type="button"
          popoverTarget={SITE_MENU}
          aria-label={words.menu}
          className={`${iconButtonStyle} -mr-3 lg:hidden @max-[18rem]:size-[44px]`}
        >
          <Icon name="menu" />
        </button>
      </Container>
    </header>
  )
}

/** What the head shows. */
type HeaderData = {
  site: Pick<SiteIdentity, 'name' | 'logo'>
  menu: readonly NavigationLink[]
  /** Where the reader has vehicles delivered. */
  port: { id: number; name: string; country: string } | null
}

type Props = {
  data: Packed<HeaderData>
  theme: Theme
  saving: boolean
  /** Ways in, or the menu of whoever is signed in. */
  account: ReactNode
  /** What a phone's menu holds besides the navigation. */
  more: ReactNode
}

function SearchBox() {
  return (
    <search className="min-w-0 flex-1 lg:w-52 lg:flex-none min-[90rem]:w-64">
      <form action={LISTING} method="get" className="relative">
        <label htmlFor="site-search" className="sr-only">
          {words.searchVehicles}
        </label>
        <SearchField id="site-search" placeholder={words.makeModelOrStock} className="pr-12" />
        <Button
          type="submit"
          variant="quiet"
          size="slim"
          aria-label={words.search}
          className="absolute inset-y-0 right-0"
        >
          <Icon name="search" size={18} />
        </Button>
      </form>
    </search>
  )
}
