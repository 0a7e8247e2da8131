import { SITE } from '@/kernel/site'
import { Characters } from '../wordmark'

/** The wordmark on the sign-in page. */
export function Logo({ name }: { name: string }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 14, fontSize: 31, fontWeight: 700 }}>
      {name}
      {name === SITE.name && (
        <span style={{ display: 'inline-flex', color: 'var(--kaido-accent)' }}>
          <Characters width={52} />
        </span>
      )}
    </span>
  )
}

/** The mark beside the navigation. */
export function Icon() {
  return (
    <svg aria-hidden="true" fill="none" height="22" viewBox="0 0 24 24" width="22">
      <path d="M5 3v18M5 13 17 3M9.5 9.5 19 21" stroke="currentColor" strokeWidth="2.6" />
      <path d="M3 21h18" stroke="var(--kaido-accent)" strokeWidth="2.6" />
    </svg>
  )
}
