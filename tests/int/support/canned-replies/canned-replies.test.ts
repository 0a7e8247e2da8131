import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { accepted, call } from '../../api/client'
import { at, rowsOf, withTickets } from '../tickets/tickets-kit'

withTickets()

const save = (method: string, path: string, body: object) =>
  call(method, `/canned-replies${path}`, { token: at.tokens.manager, body })
const stored = () =>
  rowsOf(sql`SELECT title, text FROM canned_replies WHERE title LIKE 'Test %' ORDER BY title`)

test('a reply with a variable that nobody knows is refused at its text, when it is made and when it is changed', async () => {
  const text = 'Dear {{customerName}}, about {{ticketNumber}}'
  const { data } = await accepted(save('POST', '', { title: 'Test one', text }))
  const wrong = 'Dear {{custommerName}}, {{first name}}'
  for (const refused of [
    await save('POST', '', { title: 'Test two', text: wrong }),
    await save('PATCH', `/${data.id}`, { title: 'Test one', text: wrong }),
  ]) {
    expect(refused.status).toBe(422)
    const [issue] = refused.body.errors
    expect(issue.path).toBe('text')
    expect(issue.message).toMatch(
      /^\{\{custommerName\}\}, \{\{first name\}\} cannot be filled in\. Use \{\{customerName/,
    )
  }
  expect(await stored()).toEqual([{ title: 'Test one', text }])
})
