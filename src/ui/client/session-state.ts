/** The message if the server no longer recognises the session. */
export const SIGNED_OUT_EVENT = 'kaido:signed-out'

const UNAUTHENTICATED = 401

/** Notifies the page that by a response the session has ended. */
export function noteSession(status: number): void {
  if (status === UNAUTHENTICATED) window.dispatchEvent(new Event(SIGNED_OUT_EVENT))
}

/** The signed-in person according to the server; null for nobody, undefined without a response. */
export async function whoIsSignedIn(): Promise<number | null | undefined> {
  try {
    const answer = await fetch('/api/users/me', { cache: 'no-store' })
    if (!answer.ok) return undefined
    const { user } = (await answer.json()) as { user: { id: number } | null }
    return user?.id ?? null
  } catch {
    return undefined
  }
}

/**
 * Extends the session of whoever is signed in. Without an answer it simply lasts as long as before; that it has ended
 * is shown where somebody needs it.
 */
export const refreshSession = async (): Promise<void> => {
  await fetch('/api/v1/auth/refresh-session', { method: 'POST' }).catch(() => undefined)
}
