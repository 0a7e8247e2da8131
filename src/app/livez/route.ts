export const dynamic = 'force-dynamic'

/** The process answers. It says nothing of the database. */
export const GET = (): Response =>
  Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
