import createClient, { type MaybeOptionalInit } from 'openapi-fetch'
import type { paths } from '@/api/client.gen'
import { type Answer, answerOf, type ClientWords } from './answer'
import { watchedFetch } from './watched-fetch'
import { tellWritten } from './written'

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** The addresses that support a verb. */
export type Route<M extends Verb> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never
}[keyof paths]

type Json<B> = { content: { 'application/json': B } }

/** A call's response on success. */
type Said<Operation> = Operation extends { responses: { 200: Json<infer B> } | { 201: Json<infer B> } }
  ? B
  : undefined

/** The body of a successful response, by verb and address. */
export type BodyOf<M extends Verb, P extends Route<M>> = Said<paths[P][M]>

type Given<M extends Verb, P extends Route<M>> = MaybeOptionalInit<paths[P], M>

/** Parameters and body of a call, optional if none of them is required. */
export type Init<M extends Verb, P extends Route<M>> =
  Partial<Given<M, P>> extends Given<M, P> ? [init?: Given<M, P>] : [init: Given<M, P>]

/**
 * Makes a call of the contract. The compiler checks address, parameters and body against the API document,
 * and the result has the documented type. Never throws: a lost connection is a result without a status.
 */
export type Call = <M extends Verb, P extends Route<M>>(
  method: M,
  path: P,
  ...init: Init<M, P>
) => Promise<Answer<BodyOf<M, P>>>

const client = createClient<paths>({
  baseUrl: globalThis.location?.origin ?? 'http://localhost',
  fetch: watchedFetch,
})

/** Makes a call whose address and values are already checked; `Body` is the response's type. */
export async function send<Body>(
  method: Verb,
  path: string,
  init: object | undefined,
  words: ClientWords,
): Promise<Answer<Body>> {
  // The library's types check the same again, which is impossible for a generic address.
  const sent = Reflect.apply(client.request, client, [method, path, { ...init, parseAs: 'text' }])
  const answer = await answerOf<Body>(sent, words)
  if (answer.ok && method !== 'get') tellWritten(path)
  return answer
}

/** The calls of one part of the product, with its message for a missing response. */
export const makeCall =
  (words: ClientWords): Call =>
  (method, path, ...init) =>
    send(method, path, init[0], words)
