import createClient, { type MaybeOptionalInit } from 'openapi-fetch'
import type { paths } from '@/api/client.gen'
import { type Answer, answerOf, type ClientWords, fileAnswerOf } from './answer'
import { emitWrite } from './emit-write'
import { watchedFetch } from './watched-fetch'

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** The URLs that support a verb. */
export type Route<M extends Verb> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never
}[keyof paths]

type Json<B> = { content: { 'application/json': B } }

/** A call's response on success. */
type Message<Operation> = Operation extends { responses: { 200: Json<infer B> } | { 201: Json<infer B> } }
  ? B
  : undefined

/** The body of a successful response, by verb and URL. */
export type BodyOf<M extends Verb, P extends Route<M>> = Message<paths[P][M]>

type GivesFile<Operation> = Operation extends { responses: { 200: { content: infer Content } } }
  ? Content[keyof Content] extends Blob
    ? true
    : false
  : false

/** The URLs that answer a verb with a file, such as a PDF. */
export type FileRoute<M extends Verb> = {
  [P in Route<M>]: GivesFile<paths[P][M]> extends true ? P : never
}[Route<M>]

type Given<M extends Verb, P extends Route<M>> = MaybeOptionalInit<paths[P], M>

/** Parameters and body of a call, optional if none of them is required. */
export type Init<M extends Verb, P extends Route<M>> =
  Partial<Given<M, P>> extends Given<M, P> ? [init?: Given<M, P>] : [init: Given<M, P>]

/**
 * Makes a call of the contract. The compiler checks URL, parameters and body against the API document,
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

/** The library's types check the same again, which is impossible for a generic URL. */
const request = (method: Verb, path: string, init: object) =>
  Reflect.apply(client.request, client, [method, path, init])

/** Makes a call whose URL and values are already checked; `Body` is the response's type. */
export async function send<Body>(
  method: Verb,
  path: string,
  init: object | undefined,
  words: ClientWords,
): Promise<Answer<Body>> {
  const answer = await answerOf<Body>(request(method, path, { ...init, parseAs: 'text' }), words)
  if (answer.ok && method !== 'get') emitWrite(path)
  return answer
}

/**
 * Makes a call that is answered with a file, whose URL and values are already checked. It only reads, whatever
 * its verb, so nothing that was read before is outdated by it.
 */
export const sendForFile = (
  method: Verb,
  path: string,
  init: object | undefined,
  words: ClientWords,
): Promise<Answer<Blob>> => fileAnswerOf(request(method, path, { ...init, parseAs: 'blob' }), words)

/** The calls of one part of the product, with its message for a missing response. */
export const makeCall =
  (words: ClientWords): Call =>
  (method, path, ...init) =>
    send(method, path, init[0], words)
