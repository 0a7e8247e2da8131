'use client'

import { Button, buttonStyle } from '@/ui/button'
import { callApi } from '@/ui/client/call-from-storefront'
import { useAction } from '@/ui/client/use-action'
import type { Identity } from '../queries/list-identities'
import * as words from './browser-words'
import { ShortMoment } from './short-moment'

const BACK = '/account-settings/security'

const disconnect = (provider: Identity['provider']) =>
  callApi('delete', '/api/v1/auth/identities/{provider}', { params: { path: { provider } } })

/** The providers that open the account besides its password. */
export function IdentitiesList({ identities }: { identities: readonly Identity[] }) {
  const { act, busy } = useAction()
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {identities.map((identity) => (
        <li key={identity.provider} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
          <div className="min-w-0 flex-1">
            <p className="text-14 font-medium">{identity.title}</p>
            <p className="text-13 text-faint">
              <Standing {...identity} />
            </p>
          </div>
          {identity.isConnected ? (
            <Button
              aria-label={words.disconnectTitle(identity.title)}
              disabled={busy}
              onClick={() => act(disconnect(identity.provider))}
            >
              {words.disconnect}
            </Button>
          ) : (
            <a
              className={buttonStyle()}
              href={`/api/v1/auth/oauth/${identity.provider}?connect=1&next=${encodeURIComponent(BACK)}`}
            >
              {words.connectTitle(identity.title)}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function Standing({ isConnected, connectedAt, email }: Identity) {
  if (!isConnected || !connectedAt) return <>{words.notConnected}</>
  return (
    <>
      Connected{email && ` as ${email}`} since <ShortMoment iso={connectedAt} />
    </>
  )
}
