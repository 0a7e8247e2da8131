import { generate } from 'lean-qr'
import { toSvgDataURL } from 'lean-qr/extras/svg'
import { html, type Markup } from '@/server/pdf/html-template'
import type { InvoiceData } from '../rules/invoice-data'
import { documentHtml, sender } from './document-frame'
import { bankBlock, figures, parties, payments, proformaFacts, remarks } from './invoice-html-parts'
import * as words from './words'

/** What an invoice carries besides its data: the address that verifies it, null for a preview. */
export type ProformaExtras = {
  verifyAt: string | null
  logo: string | null
  /** What stands across every page of an invoice that is not to be paid; null for one that is. */
  mark?: string | null
}

const title = (data: InvoiceData, isPreview: boolean): Markup => html`<div class="title">
  <h1>${words.proformaInvoice}</h1><p class="number">${data.invoiceNo}</p>
  ${isPreview ? html`<p class="preview">${words.preview}</p>` : html`<p class="faint">${words.revision(data.revision)}</p>`}
</div>`

function verification(verifyAt: string | null): Markup {
  if (!verifyAt) return html`<div class="verify"><p class="faint">${words.previewUnverified}</p></div>`
  const code = toSvgDataURL(generate(verifyAt), { on: '#141c28', off: 'transparent', padX: 0, padY: 0 })
  return html`<div class="verify"><img src="${code}" alt="${words.qrAlt}"><div>
    <p class="strong">${words.verify}</p><p class="faint">${words.verifyHow}</p>
    <p class="address">${verifyAt}</p></div></div>`
}

/** A proforma invoice as a complete HTML document, with its fonts inside. */
export async function proformaHtml(
  data: InvoiceData,
  { logo, mark, verifyAt }: ProformaExtras,
): Promise<string> {
  const body = html`${mark && html`<p class="mark">${mark}</p>`}<header class="head">${sender(data, logo)}${title(data, verifyAt === null)}</header>
${proformaFacts(data)}${parties(data)}${figures(data)}${payments(data)}
<section class="bank">${bankBlock(data)}${verification(verifyAt)}</section>
${remarks(data)}`
  const numbered = `${data.invoiceNo} · ${words.revision(data.revision)}`
  return documentHtml({ title: data.invoiceNo, body, data, mark: numbered })
}
