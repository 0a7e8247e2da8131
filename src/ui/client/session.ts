/** Said when the server does not know any more who is asking. */
export const SIGNED_OUT_EVENT = 'kaido:signed-out'

const UNAUTHENTICATED = 401

/** Tells the page when an answer says that the session has ended. */
export function noteSession(status: number): void {
  if (status === UNAUTHENTICATED) window.dispatchEvent(new Event(SIGNED_OUT_EVENT))
}

/** Who is signed in as the server sees it; null for nobody, undefined when it does not answer. */
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
