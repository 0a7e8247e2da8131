import { expect } from 'vitest'
import { call } from '../api/client'

/** The calls about topic pages, written by whoever has the token. */
export function topicCalls(token: () => string | undefined) {
  const create = (body: object) => call('POST', '/topic-pages', { token: token(), body })
  return {
    create,
    change: (id: number, body: object) => call('PATCH', `/topic-pages/${id}`, { token: token(), body }),
    remove: (id: number) => call('DELETE', `/topic-pages/${id}`, { token: token() }),
    publicAt: (route: string) => call('GET', `/topic-pages/public/${route}`),
    /** A published page with its title, by its id. */
    async published(title: string, more: object = {}): Promise<number> {
      const { body, status } = await create({ title, published: true, ...more })
      expect(status).toBe(201)
      return body.data.id
    },
  }
}
