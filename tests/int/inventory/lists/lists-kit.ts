import { beforeAll } from 'vitest'
import { getTestPayload } from '../../../setup/payload'
import { addCatalogue, type Catalogue } from '../../api/catalogue'
import { type Answer, addPeople, call, tokenOf } from '../../api/client'

/** What the tests of a file share. */
export const at = { tokens: {} as Record<string, string>, catalogue: {} as Catalogue }

/** Creates a catalogue and people with sessions before the tests of a file. */
export function withPeople(): void {
  beforeAll(async () => {
    const payload = await getTestPayload()
    at.catalogue = await addCatalogue()
    const people = await addPeople()
    for (const who of ['admin', 'supervisor', 'operator', 'customer'] as const)
      at.tokens[who] = await tokenOf(payload, people[who])
  })
}

export const as = (who: string) => ({ token: at.tokens[who] })
export const get = (path: string, who = 'admin') => call('GET', path, as(who))
export const post = (path: string, body: unknown, who = 'admin') => call('POST', path, { ...as(who), body })
export const patch = (path: string, body: unknown, who = 'admin') => call('PATCH', path, { ...as(who), body })
export const remove = (path: string, body?: unknown, who = 'admin') =>
  call('DELETE', path, { ...as(who), body })
export const namesOf = ({ body }: Answer): string[] => body.data.map(({ name }: { name: string }) => name)
