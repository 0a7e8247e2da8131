import type { MailText, MailValue } from '@/server/mail/define'
import type { Frame } from '@/server/mail/frame'

/** What the preview of an e-mail has come to. */
export type Drawing = { state: 'loading' } | { state: 'failed' } | { state: 'drawn'; html: string }

// What draws it is loaded when somebody opens a template.
const loadRenderer = () => import('@/server/mail/render')

/** The e-mail as it will look; failed where what draws it does not load, or cannot draw this text. */
export async function drawPreview(
  text: MailText,
  values: Readonly<Record<string, MailValue>>,
  frame: Frame,
  load: typeof loadRenderer = loadRenderer,
): Promise<Drawing> {
  try {
    const { renderMail } = await load()
    const { html } = await renderMail(text, values, frame)
    return { state: 'drawn', html }
  } catch {
    return { state: 'failed' }
  }
}
