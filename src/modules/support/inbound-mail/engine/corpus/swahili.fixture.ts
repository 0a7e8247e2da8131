import { ADDRESS, type CorpusMail, KAIDO, OTHERS, OURS, paragraphs, quote } from './build-mail.fixture'

export const SWAHILI: readonly CorpusMail[] = [
  {
    name: 'Gmail kwa Kiswahili',
    body: `Habari, andika jina langu: Juma Hamisi.\n\nMnamo Ijm, 27 Nov 2026 saa 09:12 Kaido Cars <\n${ADDRESS}> aliandika:\n\n${quote(OURS)}\n`,
    visible: 'Habari, andika jina langu: Juma Hamisi.',
  },
  {
    name: 'Gmail, siku kwanza',
    body: `Asante sana.\n\nTarehe 27 Novemba 2026 09:12, Kaido Cars aliandika:\n\n${quote(OTHERS)}\n`,
    visible: 'Asante sana.',
  },
  {
    name: 'Outlook kwa Kiswahili',
    body: `Jina ni Juma Hamisi Ltd.\n\n________________________________\nKutoka: ${KAIDO}\nImetumwa: Ijumaa, 27 Novemba 2026 09:12\nKwa: Juma <anna@customer.example>\nMada: Bill of lading\n\n${OURS}\n`,
    visible: 'Jina ni Juma Hamisi Ltd.',
  },
  {
    name: 'iPhone kwa Kiswahili',
    body: `Sawa\n\nImetumwa kutoka iPhone yangu\n\n> Mnamo 27 Nov 2026, saa 09:12, ${KAIDO} aliandika:\n> \n${quote(OURS)}\n`,
    visible: 'Sawa\n\nImetumwa kutoka iPhone yangu',
  },
  {
    name: 'swali jipya',
    subject: 'Bei ya Toyota Noah',
    body: 'Habari,\n\nNataka kujua bei ya Toyota Noah.\nKutoka: Yokohama\nKwa: Dar es Salaam\n\nAsante\n',
    visible: 'Habari,\n\nNataka kujua bei ya Toyota Noah.\nKutoka: Yokohama\nKwa: Dar es Salaam\n\nAsante',
  },
  {
    name: 'jibu chini ya nukuu',
    body: `Mnamo Ijumaa, 27 Novemba 2026 09:12, Kaido Cars <${ADDRESS}> aliandika:\n${quote(OURS)}\n\nTayari nimetuma.\n`,
    visible: 'Tayari nimetuma.',
  },
  {
    name: 'HTML peke yake',
    encoding: 'quoted-printable',
    body: `<div dir="auto">Nimelipa jana.<div dir="auto"><br></div><div dir="auto">Risiti ipo.</div></div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">Mnamo Ijm, 27 Nov 2026 saa 09:12 Kaido Cars &lt;<a href="mailto:${ADDRESS}">${ADDRESS}</a>&gt; aliandika:<br></div><blockquote>${paragraphs(OURS)}</blockquote></div>`,
    visible: 'Nimelipa jana.\n\nRisiti ipo.',
  },
  {
    name: 'ujumbe uliosambazwa',
    subject: 'Fwd: Ankara',
    body: `Tafadhali angalia.\n\n---------- Ujumbe uliosambazwa ---------\nKutoka: Wakala <agent@port.example>\nTarehe: Ijm, 27 Nov 2026\nMada: Ankara\nKwa: <anna@customer.example>\n\nLipa USD 200.\n`,
    visible:
      'Tafadhali angalia.\n\n---------- Ujumbe uliosambazwa ---------\nKutoka: Wakala <agent@port.example>\nTarehe: Ijm, 27 Nov 2026\nMada: Ankara\nKwa: <anna@customer.example>\n\nLipa USD 200.',
  },
  {
    name: 'Samsung kwa Kiswahili, base64',
    encoding: 'base64',
    body: `Sawa, asante\n\n-------- Ujumbe asilia --------\nKutoka: ${KAIDO}\nTarehe: 27/11/2026 09:12 (GMT+03:00)\nKwa: anna@customer.example\nMada: Bill of lading\n\n${OURS}\n`,
    visible: 'Sawa, asante',
  },
]
