import { blankToNull } from '@/kernel/text/blank'
import { fontsFor } from '@/server/pdf/document-fonts'
import { html, Markup } from '@/server/pdf/html-template'
import type { InvoiceData } from '../rules/invoice-data'
import { joined } from '../rules/joined'
import { proformaStyle } from './document-style'
import { textLines } from './invoice-html-parts'
import * as words from './words'

/** Who sends a document: logo or trade name, with the ways to reach the company. */
export function sender({ company }: InvoiceData, logo: string | null): Markup {
  const name = company.legalName ?? company.tradeName
  const { address, email, phone, web } = company
  // Beside a logo there is no room for all of them in a line.
  const contacts = logo ? [joined([phone, email], ' · '), web] : [joined([phone, email, web], ' · ')]
  return html`<div class="sender">
    ${logo && html`<img src="${logo}" alt="${company.tradeName}">`}
    <div><p class="name">${logo ? name : company.tradeName}</p>
      ${!logo && name !== company.tradeName && html`<p>${name}</p>`}
      ${textLines([address, ...contacts], 'faint pre')}</div>
  </div>`
}

function footLine({ company }: InvoiceData): string {
  const registered = blankToNull(company.registrationNumber)
  const taxed = blankToNull(company.taxNumber)
  return joined(
    [
      company.legalName ?? company.tradeName,
      registered && words.registered(registered),
      taxed && words.taxed(taxed),
      ...company.memberships,
    ],
    ' · ',
  )
}

type Page = { title: string; body: Markup; data: InvoiceData /** At the right of the foot. */; mark: string }

/** A complete HTML document with its fonts inside, and the company's registration at the foot of every page. */
export async function documentHtml({ body, data, mark, title }: Page): Promise<string> {
  const foot = footLine(data)
  const fonts = await fontsFor(body.text + foot)
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<style>${new Markup(fonts + proformaStyle(foot, mark))}</style></head><body>${body}</body></html>`.text
}
