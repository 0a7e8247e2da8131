import { render } from '@react-email/render'
import { createElement } from 'react'
import type { MailText, MailValue } from './define-mail'
import { fillInMail } from './fill-in-mail'
import { type Frame, MailFrame } from './mail-frame'

/** An e-mail ready to be sent, except for its address. */
export type RenderedMail = { subject: string; text: string; html: string }

/** Renders an e-mail as plain text and as HTML, in the common frame. */
export async function renderMail(
  template: MailText,
  values: Readonly<Record<string, MailValue>>,
  frame: Frame,
): Promise<RenderedMail> {
  const { parts, subject, text } = fillInMail(template, values)
  return {
    subject,
    text: `${frame.above ? `${frame.above}\n\n` : ''}${text}\n\n-- \n${frame.footer}\n`,
    html: await render(createElement(MailFrame, { ...frame, parts })),
  }
}
