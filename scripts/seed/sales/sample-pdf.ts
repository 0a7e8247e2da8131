const LINE_HEIGHT = 18
const LEFT = 60
const TOP = 770

/** A text in the notation of PDF. Its fonts know Latin letters only. */
const shown = (line: string): string => `(${line.replace(/[\\()]/g, '\\$&').replace(/[^ -~]/g, '?')}) Tj`

/** A page with some lines of text, as a PDF: a document of the demo data. */
export function samplePdf(lines: readonly string[]): Buffer {
  const text = `BT /F1 12 Tf ${LINE_HEIGHT} TL ${LEFT} ${TOP} Td ${lines.map(shown).join(' T* ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(`${file}xref\n0 ${count}\n0000000000 65535 f \n${table}${trailer}`, 'latin1')
}
