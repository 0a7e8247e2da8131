import { DOCUMENT_FONTS } from '@/server/pdf/document-fonts'

/** A text as a string of a style sheet. */
const quoted = (text: string): string =>
  `"${text.replace(/[\\"<\n\r]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`

/** The line at the foot of every page: who sells, and which page of which invoice this is. */
const foot = (left: string, right: string): string => `
@page {
  size: A4;
  margin: 12mm 16mm 16mm;
  @bottom-left { content: ${quoted(left)}; font: 7.5pt ${DOCUMENT_FONTS}; color: #5b6472; white-space: nowrap; }
  @bottom-right { content: ${quoted(`${right} · `)} counter(page) " / " counter(pages); font: 7.5pt ${DOCUMENT_FONTS}; color: #5b6472; white-space: nowrap; }
}`

const SHEET = `
* { box-sizing: border-box; margin: 0; padding: 0; }
html { font: 8.75pt/1.45 ${DOCUMENT_FONTS}; color: #141c28; font-variant-numeric: tabular-nums; -webkit-print-color-adjust: exact; }
h1 { font-size: 19pt; line-height: 1.15; font-weight: 400; letter-spacing: -0.01em; }
h2, dt, th { font-size: 7.5pt; line-height: 1.4; font-weight: 400; color: #5b6472; }
h2 { margin-bottom: 1.2mm; break-after: avoid; }
p { orphans: 3; widows: 3; }
strong, .strong { font-weight: 600; }
.faint { color: #5b6472; }
.pre { white-space: pre-line; }
a { color: inherit; text-decoration: none; }

.head { display: flex; justify-content: space-between; gap: 8mm; padding-top: 3.5mm; border-top: 0.7mm solid #c8391f; }
.sender { display: flex; gap: 5mm; align-items: flex-start; min-width: 0; overflow-wrap: anywhere; }
.sender .name { font-size: 13pt; line-height: 1.25; font-weight: 600; }
.sender img { flex: none; max-width: 40mm; max-height: 15mm; }
.sender img + div .name { font-size: 10.5pt; }
.title { flex: none; text-align: right; }
.title .number { margin-top: 1mm; font-size: 12pt; font-weight: 600; }
/* Chromium prints what is fixed on every page. */
.mark { position: fixed; top: 45%; left: 0; right: 0; z-index: 1; transform: rotate(-32deg); text-align: center; font-size: 44pt; line-height: 1.1; font-weight: 600; text-transform: uppercase; color: rgb(165 42 21 / 0.26); }
.preview { color: #a52a15; font-weight: 600; }

.facts { display: grid; grid-template-columns: repeat(6, auto); justify-content: space-between; gap: 2mm 5mm; margin-top: 4mm; padding: 2mm 0; border-top: 0.25mm solid #141c28; border-bottom: 0.25mm solid #ddd8cd; }
.facts dd { font-weight: 600; }
.parties { display: grid; grid-template-columns: 1fr 102mm; gap: 6mm; margin-top: 4mm; }
.parties p { overflow-wrap: anywhere; }
.parties h2 { margin-bottom: 0.5mm; }
.seller { display: flex; gap: 3mm; margin-top: 2mm; }
.seller h2 { margin: 0; line-height: 1.7; white-space: nowrap; }

table { width: 100%; border-collapse: collapse; }
th { text-align: left; padding: 0 0 1.2mm; border-bottom: 0.25mm solid #141c28; vertical-align: bottom; }
td { padding: 1.6mm 0; vertical-align: top; }
th + th, td + td { padding-left: 5mm; }
.n { text-align: right; white-space: nowrap; }
.day { white-space: nowrap; }
tr { break-inside: avoid; }

.lines { margin-top: 5mm; }
.lines tbody td { padding: 2mm 0 0; }
.lines tbody td + td { padding-left: 5mm; }
.lines .vehicle { font-size: 10.5pt; line-height: 1.2; font-weight: 600; }
.lines dl { display: grid; grid-template-columns: repeat(5, auto); justify-content: space-between; gap: 1.2mm 5mm; padding-bottom: 2.5mm; }
.lines tfoot td { padding: 0.6mm 0; }
.lines tfoot tr:first-child td { padding-top: 1.5mm; border-top: 0.25mm solid #ddd8cd; }
.lines tfoot tr:nth-last-child(2) td { padding-bottom: 1.5mm; }
.lines .total td { padding: 1.6mm 0; font-size: 11pt; font-weight: 600; }
.lines .total td + td { border-top: 0.25mm solid #141c28; border-bottom: 0.9mm double #141c28; }
.lines .total .words { padding-right: 9mm; vertical-align: middle; font-size: 8.75pt; font-weight: 400; }

.pay { display: grid; grid-template-columns: 1fr 1fr; gap: 9mm; margin-top: 4.5mm; }
.pay tbody td { padding: 0.9mm 0; border-bottom: 0.25mm solid #ddd8cd; }
.pay tfoot td { padding: 0.9mm 0; font-weight: 600; }
.pay td + td { padding-left: 5mm; }
.pay li { list-style: none; margin-bottom: 1.2mm; }
.method { margin-top: 2.5mm; }

.bank { display: flex; justify-content: space-between; gap: 9mm; margin-top: 4mm; padding: 3mm 0 2.5mm; border-top: 0.25mm solid #141c28; border-bottom: 0.25mm solid #ddd8cd; break-inside: avoid; }
.bank dl { line-height: 1.35; display: grid; grid-template-columns: auto 1fr; gap: 0.2mm 5mm; align-items: baseline; }
.bank dd { overflow-wrap: anywhere; }
.verify { display: flex; gap: 4mm; align-items: flex-start; max-width: 78mm; flex: none; }
.verify img { width: 25mm; height: 25mm; flex: none; }
.verify .address { font-size: 6.5pt; color: #5b6472; overflow-wrap: anywhere; margin-top: 1mm; }
.remarks { display: grid; gap: 3mm 9mm; margin-top: 2.5mm; }
.beside { grid-template-columns: 1fr 1fr; }
.remarks h2 { margin-bottom: 0.3mm; }
`

/** The style sheet of a proforma invoice. */
export const proformaStyle = (left: string, right: string): string => foot(left, right) + SHEET
