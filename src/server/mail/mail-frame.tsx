import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Text } from '@react-email/text'
import { type CSSProperties, Fragment } from 'react'
import { isWebLink } from '@/kernel/markup/safe-links'
import type { MailItem } from './define-mail'
import type { MailPart, MailPiece } from './fill-in-mail'

const INK = '#141c28'
const FAINT = '#5b6472'
const LINE = '#ddd8cd'

const LOOKS = {
  page: { margin: 0, padding: '24px 12px', backgroundColor: '#f5f3ee' },
  sheet: {
    maxWidth: '560px',
    padding: '28px',
    backgroundColor: '#ffffff',
    border: `1px solid ${LINE}`,
    borderRadius: '10px',
    font: "16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif",
    color: INK,
  },
  sender: { margin: '0 0 20px', fontSize: '16px', fontWeight: 700 },
  text: { margin: '0 0 16px', fontSize: '16px' },
  button: {
    margin: '8px 0',
    padding: '12px 20px',
    borderRadius: '6px',
    backgroundColor: '#c8391f',
    color: '#ffffff',
    fontWeight: 600,
  },
  address: { margin: '16px 0', fontSize: '13px', color: FAINT, wordBreak: 'break-all' },
  link: { color: '#0b5fa5', textDecoration: 'underline' },
  list: { margin: '0 0 16px', padding: 0, listStyle: 'none' },
  item: { margin: 0, padding: '12px 0', borderTop: `1px solid ${LINE}` },
  line: { margin: '28px 0 16px', borderTop: `1px solid ${LINE}` },
  above: { margin: '0 0 16px', fontSize: '13px', color: FAINT },
  foot: { margin: 0, fontSize: '13px', color: FAINT },
} satisfies Record<string, CSSProperties>

/** The sender's name above and the line under every e-mail. */
export type Frame = {
  sender: string
  footer: string
  /** A line above everything, such as the one that answers are written above. */
  above?: string | undefined
}

/** An e-mail as HTML. React writes every value as text: a name brings no markup. */
export const MailFrame = ({ above, footer, parts, sender }: Frame & { parts: readonly MailPart[] }) => (
  <Html lang="en">
    <Head>
      <meta content="width=device-width" name="viewport" />
      <meta content="light dark" name="color-scheme" />
    </Head>
    <Body style={LOOKS.page}>
      <Container style={LOOKS.sheet}>
        {above && <Text style={LOOKS.above}>{above}</Text>}
        <Text style={LOOKS.sender}>{sender}</Text>
        {parts.map((part) => (
          <Part key={part.place} part={part} />
        ))}
        <Hr style={LOOKS.line} />
        <Text style={LOOKS.foot}>{footer}</Text>
      </Container>
    </Body>
  </Html>
)

function Part({ part }: { part: MailPart }) {
  if (part.kind === 'list')
    return (
      <ul style={LOOKS.list}>
        {part.items.map((item) => (
          <Item item={item} key={item.href} />
        ))}
      </ul>
    )
  if (part.kind === 'paragraph')
    return (
      <Text style={LOOKS.text}>
        {part.pieces.map((piece) => (
          <Piece key={piece.place} piece={piece} />
        ))}
      </Text>
    )
  const { href, label } = part
  if (!isWebLink(href)) return <Text style={LOOKS.text}>{label}</Text>
  return (
    <>
      <Button href={href} style={LOOKS.button}>
        {label}
      </Button>
      <Text style={LOOKS.address}>{href}</Text>
    </>
  )
}

function Piece({ piece: { href, isNewLine, text } }: { piece: MailPiece }) {
  return (
    <>
      {isNewLine && <br />}
      {href && isWebLink(href) ? (
        <Link href={href} style={LOOKS.link}>
          {text}
        </Link>
      ) : (
        text
      )}
    </>
  )
}

function Item({ item: { details, href, title } }: { item: MailItem }) {
  return (
    <li style={LOOKS.item}>
      {isWebLink(href) ? (
        <Link href={href} style={{ ...LOOKS.link, fontWeight: 600 }}>
          {title}
        </Link>
      ) : (
        title
      )}
      {details.map((detail) => (
        <Fragment key={detail}>
          <br />
          {detail}
        </Fragment>
      ))}
    </li>
  )
}
