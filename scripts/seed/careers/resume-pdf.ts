/** Characters that end or escape a text of a PDF. */
const escaped = (line: string): string => line.replace(/[\\()]/g, '\\$&')

/** A page of lines in Helvetica, the first of them larger. Latin letters alone. */
export function resumePdf([title = '', ...lines]: readonly string[]): Buffer {
  const rows = lines.map((line) => `0 -20 Td (${escaped(line)}) Tj`).join('\n')
  const content = `BT /F1 22 Tf 56 770 Td (${escaped(title)}) Tj /F1 11 Tf 0 -12 Td\n${rows}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(`${text}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1')
}
