// A sign-in provider for the browser tests, started by playwright.config.ts: a real OpenID provider whose
// page requires each visitor to choose a user.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { type Someone, startGoogle } from '../../int/accounts/providers'

const PAGE = `<!doctype html>
<html lang="en">
  <title>Sign-in provider</title>
  <h1>Who are you?</h1>
  <form method="post">
    <p><label>E-mail <input name="email" type="email"></label></p>
    <p><label>First name <input name="firstName"></label></p>
    <p><label>Last name <input name="lastName"></label></p>
    <p><label><input name="proved" type="checkbox" checked> The address is proved</label></p>
    <button>Continue</button>
    <button name="cancels" value="yes">Cancel</button>
  </form>
</html>`

async function chooseVisitor(request: IncomingMessage, response: ServerResponse): Promise<Someone | null> {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE)
    return null
  }
  const given = new URLSearchParams(await readText(request))
  const email = given.get('email') ?? ''
  return {
    sub: `subject of ${email}`,
    email,
    emailVerified: given.has('proved'),
    firstName: given.get('firstName') ?? '',
    lastName: given.get('lastName') ?? '',
    cancels: given.has('cancels'),
  }
}

await startGoogle({
  port: Number(process.env.E2E_PROVIDER_PORT),
  callback: `http://localhost:${process.env.E2E_PORT}/api/v1/auth/oauth/google/callback`,
  choose: chooseVisitor,
})
