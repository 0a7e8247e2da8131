import { freePort } from '../../../scripts/lib/ports.mjs'
import { serve } from '../../../scripts/lib/serve.mjs'
import { runScript } from '../../../scripts/lib/test-database.mjs'
import { servedEnv } from '../demo-server'

const EMAIL = 'clerk@kaido.example'
const PASSWORD = 'Bench1@lantern'

/** Addresses of two servers of one build on one database; they differ only in the edit view of vehicles. */
export type Servers = { own: string; payloads: string; cookie: { name: string; value: string } }

/**
 * The product as run by `npm start`, twice: with its own form, and with VEHICLE_FORM=payload, which leaves
 * the collection the edit view that Payload generates from the fields. Both have the same address and the
 * same frame. Jobs are sent as usual but no worker runs, so that neither server is busy with jobs from the
 * other one's saves.
 *
 * @param url the database, with the catalogue in it
 */
export async function serveBoth(url: string, dataDir: string): Promise<Servers> {
  const start = async (form: 'own' | 'payload'): Promise<string> => {
    const port = await freePort()
    await serve('start', {
      ...servedEnv(url, dataDir, port),
      DEMO: 'off',
      JOBS: 'external',
      VEHICLE_FORM: form,
    })
    return `http://127.0.0.1:${port}`
  }
  const env = { ...servedEnv(url, dataDir, 3000), JOBS: 'off', ADMIN_PASSWORD: PASSWORD }
  await runScript('create-admin.ts', [EMAIL], env)
  const [own, payloads] = [await start('own'), await start('payload')]
  return { own, payloads, cookie: await signIn(own) }
}

/** The session's cookie; browsers send it to both servers, since cookies do not distinguish ports. */
async function signIn(origin: string): Promise<Servers['cookie']> {
  const answer = await fetch(`${origin}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  })
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('payload-token='))
  const [name = '', value] = cookie?.split(';')[0]?.split('=') ?? []
  if (!value) throw new Error(`nobody could sign in: ${answer.status} ${await answer.text()}`)
  return { name, value }
}
