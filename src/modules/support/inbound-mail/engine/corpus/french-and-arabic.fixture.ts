import { ADDRESS, type CorpusMail, KAIDO, OTHERS, OURS, paragraphs, quote } from './build-mail.fixture'

export const FRENCH: readonly CorpusMail[] = [
  {
    name: 'Gmail en français',
    body: `Bonjour, au nom de Koffi Mensah.\n\nLe ven. 27 nov. 2026 à 09:12, Kaido Cars <${ADDRESS}> a\nécrit :\n\n${quote(OURS)}\n`,
    visible: 'Bonjour, au nom de Koffi Mensah.',
  },
  {
    name: 'Outlook en français, ISO-8859-1',
    charset: 'windows-1252',
    encoding: 'quoted-printable',
    body: `Bonjour,\n\nc’est noté, merci à vous.\n\nDe : ${KAIDO}\nEnvoyé : vendredi 27 novembre 2026 09:12\nÀ : Anna <anna@customer.example>\nObjet : Connaissement\n\n${OTHERS}\n`,
    visible: 'Bonjour,\n\nc’est noté, merci à vous.',
  },
  {
    name: 'Orange',
    body: `D'accord pour mardi.\n\n> Message du 27/11/26 09:12\n> De : "Kaido Cars" <${ADDRESS}>\n> A : anna@customer.example\n> Objet : Connaissement\n>\n${quote(OTHERS)}\n`,
    visible: "D'accord pour mardi.",
  },
  {
    name: 'une nouvelle question',
    subject: 'Question',
    body: 'Bonjour,\n\nDe : Yokohama\nÀ : Abidjan\n\nLe 12 mai 2026 vous avez écrit que le prix est fixe. Est-ce encore vrai ?\n',
    visible:
      'Bonjour,\n\nDe : Yokohama\nÀ : Abidjan\n\nLe 12 mai 2026 vous avez écrit que le prix est fixe. Est-ce encore vrai ?',
  },
]

export const ARABIC: readonly CorpusMail[] = [
  {
    name: 'Gmail بالعربية',
    body: `الاسم هو محمد علي.\n\n‫في الجمعة، 27 نوفمبر 2026 في 9:12 ص تمت كتابة ما يلي بواسطة ‪Kaido Cars‬‏ <‪${ADDRESS}‬‏>:‬\n\n${quote(OURS)}\n`,
    visible: 'الاسم هو محمد علي.',
  },
  {
    name: 'Outlook بالعربية HTML',
    body: `<html dir="rtl"><body dir="rtl"><p>شكرا، الاسم صحيح.</p><p>&nbsp;</p><div><p><b>من:</b> Kaido Cars &lt;${ADDRESS}&gt;<br><b>تم الإرسال:</b> 27/نوفمبر/2026 09:12<br><b>إلى:</b> anna@customer.example<br><b>الموضوع:</b> Bill of lading</p></div><p>${paragraphs(OURS)}</p></body></html>`,
    visible: 'شكرا، الاسم صحيح.',
  },
  {
    name: 'Windows-1256',
    charset: 'windows-1256',
    body: `متى تصل السيارة؟\n\nOn Fri, Nov 27, 2026 at 9:12 AM Kaido Cars <${ADDRESS}> wrote:\n\n${quote(OTHERS)}\n`,
    visible: 'متى تصل السيارة؟',
  },
]
