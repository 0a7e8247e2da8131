import type { DefaultTypedEditorState } from '@payloadcms/richtext-lexical'
import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'
import { type JSXConverters, type JSXConvertersFunction, RichText } from '@payloadcms/richtext-lexical/react'
import type { ReactNode } from 'react'
import { isRecord, type Values } from '@/kernel/loose-values'
import { storedContent } from '@/modules/content/rich-text/rules/content'
import type { Media } from '@/payload-types'
import { BLOCK_COMPONENTS } from './block-components.gen'
import type { BlockProps } from './block-props'
import { StoredPicture } from './stored-picture'
import { TextLink } from './text-link'

/** Looks of running text; only of what stands in it directly, since cards are below it as well. */
const TEXT =
  '[&>*:first-child]:mt-0 [&>p]:mt-3 [&>p]:max-w-text [&>h2]:mt-10 [&>h2]:max-w-text [&>h2]:text-20 md:[&>h2]:text-25 [&>h3]:mt-6 [&>h3]:max-w-text [&>h3]:text-16 [&>h4]:mt-6 [&>h4]:max-w-text [&>h4]:text-14 [&>ul]:mt-3 [&>ul]:max-w-text [&>ul]:list-disc [&>ul]:pl-5 [&>ol]:mt-3 [&>ol]:max-w-text [&>ol]:list-decimal [&>ol]:pl-5 [&>*>li]:mt-2 [&>*>li]:pl-1 [&>*>li]:marker:text-faint [&>blockquote]:mt-4 [&>blockquote]:max-w-text [&>blockquote]:border-l-2 [&>blockquote]:border-line [&>blockquote]:pl-4 [&>blockquote]:text-soft [&>hr]:my-8 [&>hr]:border-line [overflow-wrap:anywhere]'

type Given = Omit<BlockProps<Values>, 'fields' | 'showText'>

type Inside = { nodesToJSX: (given: { nodes: SerializedLexicalNode[] }) => ReactNode[] }
type Shown = { node: Values; inside: () => ReactNode }

const spanOf = (count: unknown): number | undefined => (Number(count) > 1 ? Number(count) : undefined)

/** What Payload's converters would show with their own styles, addresses or rule of links. */
const OWN: Readonly<Record<string, (shown: Shown) => ReactNode>> = {
  link: ({ inside, node }) => <TextLink {...(isRecord(node.fields) ? node.fields : {})}>{inside()}</TextLink>,
  autolink: ({ inside, node }) => (
    <TextLink {...(isRecord(node.fields) ? node.fields : {})}>{inside()}</TextLink>
  ),
  upload: ({ node }) => <StoredPicture image={node.value as Media | number | null} />,
  table: ({ inside }) => (
    <div className="mt-6 overflow-x-auto">
      <table className="w-full text-14">
        <tbody>{inside()}</tbody>
      </table>
    </div>
  ),
  tablerow: ({ inside }) => <tr>{inside()}</tr>,
  tablecell: ({ inside, node }) => {
    const Cell = Number(node.headerState) > 0 ? 'th' : 'td'
    return (
      <Cell
        colSpan={spanOf(node.colSpan)}
        rowSpan={spanOf(node.rowSpan)}
        className="border-b border-line py-2 pr-4 text-left align-top"
      >
        {inside()}
      </Cell>
    )
  },
}

/** Blocks by name; one whose module is gone shows nothing. */
const blocksFor = (given: Given) =>
  Object.fromEntries(
    Object.entries(BLOCK_COMPONENTS).map(([name, Block]) => [
      name,
      ({ node }: { node: Values }) => (
        <Block
          {...given}
          fields={isRecord(node.fields) ? node.fields : {}}
          showText={(content) => <ContentText {...given} content={content} />}
        />
      ),
    ]),
  )

const convertersFor =
  (given: Given): JSXConvertersFunction =>
  ({ defaultConverters }) => {
    const own = Object.entries(OWN).map(([type, show]) => [
      type,
      ({ node, nodesToJSX }: Inside & { node: Values }) =>
        show({ node, inside: () => nodesToJSX({ nodes: (node.children ?? []) as SerializedLexicalNode[] }) }),
    ])
    return {
      ...defaultConverters,
      ...(Object.fromEntries(own) as JSXConverters),
      blocks: blocksFor(given) as JSXConverters['blocks'],
      unknown: () => null,
    }
  }

/**
 * A text of a post or a topic page in the storefront's looks, rendered on the server alone; nothing for no text.
 * Its pictures are shown if the record was read with them (`depth: 1`).
 */
export function ContentText({ content, ...given }: Given & { content: unknown }) {
  const known: unknown = storedContent(content)
  if (!known) return null
  return (
    <RichText
      data={known as DefaultTypedEditorState}
      converters={convertersFor(given)}
      className={TEXT}
      disableIndent
      disableTextAlign
    />
  )
}
