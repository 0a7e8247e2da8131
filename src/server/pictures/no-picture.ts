/** The answer where there is no picture. */
export const noPicture = (): Response =>
  new Response('Not found', {
    status: 404,
    headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
  })
