'use client'

import { useState } from 'react'
import { IconButton } from './button'
import * as words from './words'

export type Theme = 'light' | 'dark' | 'system'

const NEXT: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }
const ICONS = { system: 'monitor', light: 'sun', dark: 'moon' } as const
const NAMES: Record<Theme, string> = { system: 'as this device', light: 'light', dark: 'dark' }
const ONE_YEAR_MS = 31_536_000_000

/** Where the browser lacks the Cookie Store the choice lasts until the page is loaded again. */
const store = (theme: Theme) =>
  theme === 'system'
    ? window.cookieStore?.delete('theme')
    : window.cookieStore?.set({
        name: 'theme',
        value: theme,
        expires: Date.now() + ONE_YEAR_MS,
        sameSite: 'lax',
      })

/** Goes through device, light and dark. The choice is stored in a cookie, so the server paints the right one at once. */
export function ThemeToggle({ initial }: { initial: Theme }) {
  const [theme, setTheme] = useState(initial)
  const choose = () => {
    const next = NEXT[theme]
    setTheme(next)
    if (next === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = next
    void store(next)
  }
  return (
    <span className="scripted">
      <IconButton icon={ICONS[theme]} label={words.coloursChange(NAMES[theme])} onClick={choose} />
    </span>
  )
}
