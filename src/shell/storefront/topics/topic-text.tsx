import type { DefaultNodeTypes, SerializedBlockNode } from '@payloadcms/richtext-lexical'
import { type JSXConvertersFunction, RichText } from '@payloadcms/richtext-lexical/react'
import type { Payload } from 'payload'
import type { ReactNode } from 'react'
import { isTextLink } from '@/kernel/markup/safe-links'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { Link, linkStyle } from '@/ui/link'
import { Contact, PictureBlock, Questions, SectionHeading } from './blocks'
import { Facts } from './facts-block'
import type { EditorText, TopicParts } from './parts'
import { Showrooms } from './showrooms-block'
import { Vehicles } from './vehicles-block'

type PartNode = { [Name in keyof TopicParts]: SerializedBlockNode<TopicParts[Name] & { blockType: Name }> }

/** Looks of running text; only of what stands in it directly, since cards are below it as well. */
const TEXT =
  '[&>*:first-child]:mt-0 [&>p]:mt-3 [&>p]:max-w-text [&>h2]:mt-10 [&>h2]:max-w-text [&>h2]:text-20 md:[&>h2]:text-25 [&>h3]:mt-6 [&>h3]:max-w-text [&>h3]:text-16 [&>ul]:mt-3 [&>ul]:max-w-text [&>ul]:list-disc [&>ul]:pl-5 [&>ol]:mt-3 [&>ol]:max-w-text [&>ol]:list-decimal [&>ol]:pl-5 [&>*>li]:mt-2 [&>*>li]:pl-1 [&>*>li]:marker:text-faint [&>blockquote]:mt-4 [&>blockquote]:max-w-text [&>blockquote]:border-l-2 [&>blockquote]:border-line [&>blockquote]:pl-4 [&>blockquote]:text-soft [&>hr]:my-8 [&>hr]:border-line [overflow-wrap:anywhere]'

type Nodes = DefaultNodeTypes | PartNode[keyof PartNode]

const isOutside = (href: string): boolean => /^[a-z]+:/i.test(href)

type LinkProps = { url?: unknown; newTab?: boolean | null; children: ReactNode }

/** A link of the text; one that the rules would refuse is shown as text. */
function TextLink({ children, newTab, url }: LinkProps) {
  if (!isTextLink(url)) return children
  if (!newTab && !isOutside(url)) return <Link href={url}>{children}</Link>
  const outside = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a href={url} className={linkStyle} {...outside}>
      {children}
    </a>
  )
}

/** Whence its blocks are read, and what the reader counts distances in. */
type Given = { payload: Payload; unit: DistanceUnit }

const convertersFor =
  ({ payload, unit }: Given): JSXConvertersFunction<Nodes> =>
  ({ defaultConverters }) => ({
    ...defaultConverters,
    link: ({ node, nodesToJSX }) => (
      <TextLink {...node.fields}>{nodesToJSX({ nodes: node.children })}</TextLink>
    ),
    autolink: ({ node, nodesToJSX }) => (
      <TextLink {...node.fields}>{nodesToJSX({ nodes: node.children })}</TextLink>
    ),
    blocks: {
      section: ({ node }: { node: PartNode['section'] }) => <SectionHeading {...node.fields} />,
      facts: ({ node }: { node: PartNode['facts'] }) => <Facts {...node.fields} payload={payload} />,
      picture: ({ node }: { node: PartNode['picture'] }) => <PictureBlock {...node.fields} />,
      columns: ({ node }: { node: PartNode['columns'] }) => (
        <Columns {...node.fields} payload={payload} unit={unit} />
      ),
      questions: ({ node }: { node: PartNode['questions'] }) => <Questions {...node.fields} />,
      vehicles: ({ node }: { node: PartNode['vehicles'] }) => (
        <Vehicles {...node.fields} payload={payload} unit={unit} />
      ),
      showrooms: ({ node }: { node: PartNode['showrooms'] }) => (
        <Showrooms {...node.fields} payload={payload} />
      ),
      contact: ({ node }: { node: PartNode['contact'] }) => <Contact {...node.fields} />,
    },
  })

/** A text of the editor in the storefront's looks, rendered on the server alone. */
export function TopicText({ text, ...given }: Given & { text: EditorText }) {
  return (
    <RichText data={text} converters={convertersFor(given)} className={TEXT} disableIndent disableTextAlign />
  )
}

const WIDE: Readonly<Record<number, string>> = { 2: 'md:grid-cols-2', 3: 'md:grid-cols-2 lg:grid-cols-3' }

/** Texts side by side; below each other on a phone. */
function Columns({ columns, payload, unit }: TopicParts['columns'] & Given) {
  const filled = (Array.isArray(columns) ? columns : []).flatMap(({ id, text }) =>
    text ? [{ id, text }] : [],
  )
  return (
    <div className={`my-8 grid gap-6 lg:gap-10 ${WIDE[filled.length] ?? ''}`}>
      {filled.map(({ id, text }, index) => (
        <div key={id ?? index}>
          <TopicText payload={payload} unit={unit} text={text} />
        </div>
      ))}
    </div>
  )
}
