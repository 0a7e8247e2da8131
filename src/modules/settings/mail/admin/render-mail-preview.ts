import type { MailText, MailValue } from '@/server/mail/define-mail'
import type { Frame } from '@/server/mail/mail-frame'

/** The state of an e-mail's preview. */
export type PreviewState = { state: 'loading' } | { state: 'failed' } | { state: 'drawn'; html: string }

// The renderer is loaded when a template is opened.
const loadRenderer = () => import('@/server/mail/render-mail')

/** The e-mail as it will look; failed if the renderer does not load, or cannot render this text. */
export async function renderMailPreview(
  text: MailText,
  values: Readonly<Record<string, MailValue>>,
  frame: Frame,
  load: typeof loadRenderer = loadRenderer,
): Promise<PreviewState> {
  try {
    const { renderMail } = await load()
    const { html } = await renderMail(text, values, frame)
    return { state: 'drawn', html }
  } catch {
    return { state: 'failed' }
  }
}
