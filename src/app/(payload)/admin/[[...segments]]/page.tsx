import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { payloadSegments, redirectedPath, withQuery } from '../../admin-redirects'
import { stripPayloadConfig } from '../../strip-payload-config'
import { importMap } from '../importMap.js'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

/** Screens of the product's own write their title themselves: Payload would call each of them by its own name. */
export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  const inWords = inPayloadsWords(params)
  const metadata = await generatePageMetadata({ config, params: inWords, searchParams })
  const isNameless = typeof metadata.title === 'string' && metadata.title.startsWith('Payload')
  const [kind, slug] = (await inWords).segments ?? []
  const shown = (await config).collections.find((one) => kind === 'collections' && one.slug === slug)
  return isNameless || shown?.custom?.writesTitle ? { ...metadata, title: undefined } : metadata
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
