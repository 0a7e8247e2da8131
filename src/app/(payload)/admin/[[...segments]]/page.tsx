import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { runningPayload } from '@/server/running-payload'
import { payloadSegments, redirectedPath, withQuery } from '../../admin-redirects'
import { readDocumentName } from '../../read-document-name'
import { stripPayloadConfig } from '../../strip-payload-config'
import { importMap } from '../importMap.js'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

/**
 * Screens of the product's own write their title themselves: Payload would call each of them by its own name. On
 * Payload's, a record has its own name, where Payload would write "Editing - Image".
 */
export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  const inWords = inPayloadsWords(params)
  const metadata = await generatePageMetadata({ config, params: inWords, searchParams })
  const isNameless = typeof metadata.title === 'string' && metadata.title.startsWith('Payload')
  const segments = (await inWords).segments ?? []
  const [kind, slug] = segments
  const { admin, collections } = await config
  const shown = collections.find((one) => kind === 'collections' && one.slug === slug)
  if (isNameless || shown?.custom?.writesTitle) return { ...metadata, title: undefined }
  const name = shown && segments.length > 2 ? await nameOfDocument(segments) : null
  return name === null ? metadata : { ...metadata, title: `${name}${admin.meta.titleSuffix ?? ''}` }
}

async function nameOfDocument(segments: string[]): Promise<string | null> {
  const payload = runningPayload()
  const { user } = await payload.auth({ headers: await headers() })
  return readDocumentName(payload, user, segments)
}

export default async function Page({ params, searchParams }: Args) {
  const search = await searchParams
  const path = redirectedPath((await params).segments ?? [], search)
  if (path) redirect(withQuery(path, search))
  const inWords = inPayloadsWords(params)
  const page = await RootPage({ config, importMap, params: inWords, searchParams })
  return stripPayloadConfig(await config, (await inWords).segments, page)
}

async function inPayloadsWords(params: Args['params']): Promise<{ segments: string[] }> {
  const { segments } = await params
  return { segments: segments && payloadSegments(segments) }
}
