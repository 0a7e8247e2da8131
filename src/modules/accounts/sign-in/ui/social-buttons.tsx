'use client'

import { buttonStyle } from '@/ui/button'
import { useAuthPanel } from './auth-panel-context'
import * as words from './browser-words'

/** A provider and its name as people know it; `isOff` where this installation is not set up for it. */
export type SocialProvider = { name: string; title: string; isOff?: boolean }

/** Ways in without a password. They leave this site and come back, so they are plain links. */
export function SocialButtons({ providers }: { providers: readonly SocialProvider[] }) {
  const { next } = useAuthPanel()
  if (providers.length === 0) return null
  return (
    <div className="mt-6 border-t border-line pt-6">
      <ul className="grid gap-3 sm:grid-flow-col">
        {providers.map(({ isOff, name, title }) => (
          <li key={name}>
            {isOff ? (
              <button
                type="button"
                aria-disabled
                aria-describedby="social-off"
                className={buttonStyle('secondary', 'w-full cursor-not-allowed opacity-60')}
              >
                {words.connectWith(title)}
              </button>
            ) : (
              <a
                href={`/api/v1/auth/oauth/${name}?next=${encodeURIComponent(next)}`}
                className={buttonStyle('secondary', 'w-full')}
              >
                {words.connectWith(title)}
              </a>
            )}
          </li>
        ))}
      </ul>
      {providers.some(({ isOff }) => isOff) && (
        <p id="social-off" className="mt-3 text-13 text-soft">
          {words.notAvailableYet}
        </p>
      )}
    </div>
  )
}
