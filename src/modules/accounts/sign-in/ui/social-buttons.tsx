'use client'

import { buttonStyle } from '@/ui/button'
import * as words from './browser-words'
import { useWay } from './way'

/** A provider that this installation is set up for, and its name as people know it. */
export type SocialProvider = { name: string; title: string }

/** Ways in without a password. They lead away from this site and back, so they are plain links. */
export function SocialButtons({ providers }: { providers: readonly SocialProvider[] }) {
  const { next } = useWay()
  if (providers.length === 0) return null
  return (
    <div className="mt-6 border-t border-line pt-6">
      <ul className="grid gap-3 sm:grid-flow-col">
        {providers.map(({ name, title }) => (
          <li key={name}>
            <a
              href={`/api/v1/auth/oauth/${name}?next=${encodeURIComponent(next)}`}
              className={buttonStyle('secondary', 'w-full')}
            >
              {words.connectWith(title)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
