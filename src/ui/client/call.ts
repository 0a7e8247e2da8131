import createClient, { type MaybeOptionalInit } from 'openapi-fetch'
import type { paths } from '@/api/client.gen'
import { type Answer, answerOf, type ClientWords } from './answer'
import { watchedFetch } from './watched-fetch'
import { tellWritten } from './written'

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** The addresses that know a verb. */
export type Route<M extends Verb> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never
}[keyof paths]

type Json<B> = { content: { 'application/json': B } }

/** What a call answers with when it does what it was asked. */
type Said<Operation> = Operation extends { responses: { 200: Json<infer B> } | { 201: Json<infer B> } }
  ? B
  : undefined

/** The body of a good answer, by verb and address. */
export type BodyOf<M extends Verb, P extends Route<M>> = Said<paths[P][M]>

type Given<M extends Verb, P extends Route<M>> = MaybeOptionalInit<paths[P], M>

/** Parameters and body of a call, which may be left out where none of them is required. */
export type Init<M extends Verb, P extends Route<M>> =
  Partial<Given<M, P>> extends Given<M, P> ? [init?: Given<M, P>] : [init: Given<M, P>]

/**
 * A call of the contract. The compiler holds address, parameters and body against the API's document, and what comes
 * back is of the type that stands there. Never throws: a lost line is an answer without a status.
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

/** Makes a call whose address and values have been held against the document; `Body` is what it answers with. */
export async function send<Body>(
  method: Verb,
  path: string,
  init: object | undefined,
  words: ClientWords,
): Promise<Answer<Body>> {
  // The library's types say the same once more; of an address that stands for any of them they cannot be asked.
  const sent = Reflect.apply(client.request, client, [method, path, { ...init, parseAs: 'text' }])
  const answer = await answerOf<Body>(sent, words)
  if (answer.ok && method !== 'get') tellWritten(path)
  return answer
}

/** The calls of one part of the product, with what is said there of an answer without words. */
export const makeCall =
  (words: ClientWords): Call =>
  (method, path, ...init) =>
    send(method, path, init[0], words)
