import { generate } from 'lean-qr'
import { toSvgDataURL } from 'lean-qr/extras/svg'
import { blankToNull } from '@/kernel/text'
import { fontsFor } from '@/server/pdf/fonts'
import { html, Markup } from '@/server/pdf/html'
import type { InvoiceData } from '../rules/invoice-data'
import { joined } from '../rules/invoice-texts'
import { bankBlock, facts, figures, lines, parties, payments, remarks } from './proforma-parts'
import { proformaStyle } from './proforma-style'
import * as words from './words'

/** What an invoice carries besides its data: the address that verifies it, null for a preview. */
export type ProformaExtras = {
  verifyAt: string | null
  logo: string | null
  /** What stands across every page of an invoice that is not to be paid; null for one that is. */
  mark?: string | null
}

function sender({ company }: InvoiceData, logo: string | null): Markup {
  const name = company.legalName ?? company.tradeName
  const { address, email, phone, web } = company
  // Beside a logo there is no room for all of them in a line.
  const contacts = logo ? [joined([phone, email], ' · '), web] : [joined([phone, email, web], ' · ')]
  return html`<div class="sender">
    ${logo && html`<img src="${logo}" alt="${company.tradeName}">`}
    <div><p class="name">${logo ? name : company.tradeName}</p>
      ${!logo && name !== company.tradeName && html`<p>${name}</p>`}
      ${lines([address, ...contacts], 'faint pre')}</div>
  </div>`
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

function footLine({ company }: InvoiceData): string {
  const registered = blankToNull(company.registrationNumber)
  const taxed = blankToNull(company.taxNumber)
  return joined(
    [
      company.legalName ?? company.tradeName,
      registered && words.registered(registered),
      taxed && words.taxed(taxed),
    ],
    ' · ',
  )
}

/** A proforma invoice as a complete HTML document, with its fonts inside. */
export async function proformaHtml(
  data: InvoiceData,
  { logo, mark, verifyAt }: ProformaExtras,
): Promise<string> {
  const body = html`${mark && html`<p class="mark">${mark}</p>`}<header class="head">${sender(data, logo)}${title(data, verifyAt === null)}</header>
${facts(data)}${parties(data)}${figures(data)}${payments(data)}
<section class="bank">${bankBlock(data)}${verification(verifyAt)}</section>
${remarks(data)}`
  const foot = footLine(data)
  const style = proformaStyle(foot, `${data.invoiceNo} · ${words.revision(data.revision)}`)
  const fonts = await fontsFor(body.text + foot)
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${data.invoiceNo}</title>
<style>${new Markup(fonts + style)}</style></head><body>${body}</body></html>`.text
}
