/** What came of a call, for the person who made it. */
export type Outcome = { ok: boolean; message: string }

/** Calls one of the job routes below /api/v1/background-jobs and says what came of it. */
export async function callJob(path: string, body?: unknown): Promise<Outcome> {
  try {
    const answer = await fetch(`/api/v1/background-jobs/${path}`, {
      method: 'POST',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const { message } = (await answer.json()) as { message?: string }
    return { ok: answer.ok, message: message ?? `HTTP ${answer.status}` }
  } catch {
    return { ok: false, message: 'Network error occurred. Nothing was changed; try again.' }
  }
}
