import type { Client } from './client'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** A text escaped so that a page shows exactly that. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char)

/** Checks the vehicle's page: name and description are shown as they are, and neither became markup. */
export async function lookAtPage(
  client: Client,
  id: number,
  shown: { name?: string; description?: string },
): Promise<void> {
  const kind = 'vehicle page'
  const answer = await client.send(kind, 'GET', `/screens/vehicles/${id}`)
  if (answer.status >= 500) return
  if (answer.status !== 200) {
    client.tally.add(kind, 'changed', `vehicle ${id} is not shown: ${answer.status}`)
    return
  }
  const html = answer.bytes.toString('utf8')
  const [script = '', data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const page = html.replace(script, '')
  for (const [field, text] of Object.entries(shown)) {
    const lines = text.split(/[\r\n]+/).map((line) => line.trim())
    const isShown = lines.every((line) => page.includes(escaped(line)))
    const isMarkup = /<[a-z!/?]/i.test(text) && page.includes(text)
    const isNamed = field !== 'name' || JSON.parse(data).name === text
    client.tally.add(
      kind,
      isShown && isNamed && !isMarkup ? 'stored' : 'changed',
      `vehicle ${id} ${field} ${JSON.stringify(text).slice(0, 120)}`,
    )
  }
}
