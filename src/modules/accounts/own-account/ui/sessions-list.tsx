'use client'

import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { callApi } from '@/ui/client/call-from-storefront'
import { useAction } from '@/ui/client/use-action'
import type { SessionPlace } from '../queries/list-sessions'
import * as words from './browser-words'
import { ShortMoment } from './short-moment'

const endSession = (sessionId: string) =>
  callApi('delete', '/api/v1/auth/sessions/{sessionId}', { params: { path: { sessionId } } })

/** Where the account is signed in; every place but this one can be ended. */
export function SessionsList({ sessions }: { sessions: readonly SessionPlace[] }) {
  const { act, busy } = useAction()
  const others = sessions.filter(({ current }) => !current)
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {sessions.map(({ id, device, ip, signedInAt, current }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-2 text-14 font-medium">
                {device}
                {current && <Badge tone="green">{words.thisDevice}</Badge>}
              </p>
              <p className="text-13 text-faint">
                {ip ? `From ${ip}, since ` : 'Since '}
                <ShortMoment iso={signedInAt} />
              </p>
            </div>
            {!current && (
              <Button
                aria-label={words.endSessionOf(device)}
                disabled={busy}
                onClick={() => act(endSession(id))}
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Button
          className="mt-4"
          disabled={busy}
          onClick={() => act(callApi('post', '/api/v1/auth/sessions/end-others'))}
        >
          {others.length === 1 ? words.endOtherSession : words.endAllOtherSessions(others.length)}
        </Button>
      )}
    </>
  )
}
