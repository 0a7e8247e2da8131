/** What came of a call: a sentence, and what is wrong by the names of fields. */
export type Called = { ok: boolean; message: string; errors: Record<string, string> }

type Body = { message?: string; errors?: { path: string; message: string }[] }

/** Calls the contract from a screen about e-mails; never throws. `path` begins after /api/v1. */
export async function callMail(method: string, path: string, body?: unknown): Promise<Called> {
  try {
    const answer = await fetch(`/api/v1${path}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    const { message, errors = [] } = (await answer.json()) as Body
    return {
      ok: answer.ok,
      message: message ?? `HTTP ${answer.status}`,
      errors: Object.fromEntries(errors.map((one) => [one.path, one.message])),
    }
  } catch {
    return { ok: false, message: 'Network error occurred. Nothing was changed; try again.', errors: {} }
  }
}
