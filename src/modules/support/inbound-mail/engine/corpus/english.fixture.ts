import { ADDRESS, type CorpusMail, KAIDO, OTHERS, OURS, paragraphs, quote } from './build-mail.fixture'

const GMAIL = `On Fri, Nov 27, 2026 at 9:12 AM Kaido Cars <\n${ADDRESS}> wrote:`
const HEADER = `From: ${KAIDO}\nSent: Friday, November 27, 2026 9:12 AM\nTo: Anna <anna@customer.example>\nSubject: Bill of lading`

export const ENGLISH: readonly CorpusMail[] = [
  {
    name: 'Gmail',
    body: `Please put my husband's name on it: John Otieno.\n\n${GMAIL}\n\n${quote(OURS)}\n`,
    html: `<div dir="ltr">Please put my husband's name on it: John Otieno.</div>`,
    visible: "Please put my husband's name on it: John Otieno.",
  },
  {
    name: 'Gmail as HTML alone',
    body: `<div dir="ltr">John Otieno, <b>please</b>.<div><br></div><div>Thanks</div></div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Fri, Nov 27, 2026 at 9:12 AM Kaido Cars &lt;<a href="mailto:${ADDRESS}">${ADDRESS}</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex;border-left:1px solid">${paragraphs(OURS)}</blockquote></div>`,
    visible: 'John Otieno, please.\n\nThanks',
  },
  {
    name: 'Outlook for Windows as text',
    subject: 'RE: Bill of lading',
    body: `Good morning Ken,\n\nthe consignee is Otieno Motors Ltd.\n\nBest regards\nJohn Otieno\nOtieno Motors Ltd | Mombasa\n\n-----Original Message-----\n${HEADER}\n\n${OURS}\n`,
    visible:
      'Good morning Ken,\n\nthe consignee is Otieno Motors Ltd.\n\nBest regards\nJohn Otieno\nOtieno Motors Ltd | Mombasa',
  },
  {
    name: 'Outlook 365 as HTML',
    body: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{margin:0}</style></head><body lang="EN-US"><div class="WordSection1"><p class="MsoNormal">Otieno Motors Ltd.<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in"><p class="MsoNormal"><b>From:</b> Kaido Cars &lt;${ADDRESS}&gt; <br><b>Sent:</b> Friday, November 27, 2026 9:12 AM<br><b>To:</b> Anna &lt;anna@customer.example&gt;<br><b>Subject:</b> Bill of lading<o:p></o:p></p></div><p class="MsoNormal">${paragraphs(OURS)}</p></div></body></html>`,
    visible: 'Otieno Motors Ltd.',
  },
  {
    name: 'Outlook on the web',
    body: `Both names, please.\n________________________________\n${HEADER}\n\n${OURS}\n`,
    visible: 'Both names, please.',
  },
  {
    name: 'Apple Mail, which quotes its own line, too',
    body: `Only mine.\n\n> On 27 Nov 2026, at 09:12, ${KAIDO} wrote:\n> \n${quote(OURS)}\n`,
    visible: 'Only mine.',
  },
  {
    name: 'iPhone',
    body: `Only mine. I am travelling until Thursday\n\nSent from my iPhone\n\n> On 27 Nov 2026, at 09:12, ${KAIDO} wrote:\n> \n> ﻿\n${quote(OURS)}\n`,
    visible: 'Only mine. I am travelling until Thursday\n\nSent from my iPhone',
  },
  {
    name: 'Yahoo as text, which marks nothing',
    body: `Put Grace Wanjiru.\n    On Friday, November 27, 2026 at 09:12:00 AM GMT+3, Kaido Cars <${ADDRESS}> wrote:  \n \n ${OURS}\n`,
    visible: 'Put Grace Wanjiru.',
  },
  {
    name: 'Yahoo as HTML',
    body: `<html><body><div class="ydp1yahoo-style-wrap"><div dir="ltr">Put Grace Wanjiru.</div><div><br></div></div><div id="yahoo_quoted_1" class="yahoo_quoted"><div><div>On Friday, November 27, 2026 at 09:12:00 AM GMT+3, Kaido Cars &lt;${ADDRESS}&gt; wrote:</div><div><br></div><div>${paragraphs(OURS)}</div></div></div></body></html>`,
    visible: 'Put Grace Wanjiru.',
  },
  {
    name: 'Thunderbird, below what it quotes',
    body: `On 27/11/2026 09:12, Kaido Cars wrote:\n${quote(OURS)}\n\nMy own name, as in my passport.\n\nAnna\n`,
    visible: 'My own name, as in my passport.\n\nAnna',
  },
  {
    name: 'Thunderbird, below an e-mail without our line',
    body: `On 27/11/2026 09:12, Kaido Cars wrote:\n${quote(OTHERS)}\n\nThey are in the post.\n`,
    visible: 'They are in the post.',
  },
  {
    name: 'answers between the lines, which only make sense together',
    body: `On 27/11/2026 09:12, Kaido Cars wrote:\n> the vessel leaves Yokohama on Tuesday.\n\nGood.\n\n> We need your documents before.\n\nThey are in the post.\n`,
    visible:
      'On 27/11/2026 09:12, Kaido Cars wrote:\n> the vessel leaves Yokohama on Tuesday.\n\nGood.\n\n> We need your documents before.\n\nThey are in the post.',
  },
  {
    name: 'passed on by Gmail',
    subject: 'Fwd: Invoice 4711',
    body: `Can you pay this for me?\n\n---------- Forwarded message ---------\nFrom: Port Agent <agent@port.example>\nDate: Fri, Nov 27, 2026 at 9:12 AM\nSubject: Invoice 4711\nTo: <anna@customer.example>\n\nPlease pay 200 USD.\n`,
    visible:
      'Can you pay this for me?\n\n---------- Forwarded message ---------\nFrom: Port Agent <agent@port.example>\nDate: Fri, Nov 27, 2026 at 9:12 AM\nSubject: Invoice 4711\nTo: <anna@customer.example>\n\nPlease pay 200 USD.',
  },
  {
    name: 'passed on by Outlook',
    subject: 'FW: Invoice 4711',
    body: `See below.\n\nFrom: Port Agent <agent@port.example>\nSent: Friday, November 27, 2026 9:12 AM\nTo: Anna\nSubject: Invoice 4711\n\nPlease pay 200 USD.\n`,
    visible:
      'See below.\n\nFrom: Port Agent <agent@port.example>\nSent: Friday, November 27, 2026 9:12 AM\nTo: Anna\nSubject: Invoice 4711\n\nPlease pay 200 USD.',
  },
  {
    name: 'a new question that looks like a header',
    subject: 'Shipping',
    body: 'Hello, I want to ship a car.\n\nFrom: Yokohama\nTo: Mombasa\nDate: 12 May 2027\n\nHow much is it?\n',
    visible:
      'Hello, I want to ship a car.\n\nFrom: Yokohama\nTo: Mombasa\nDate: 12 May 2027\n\nHow much is it?',
  },
  {
    name: 'a new question with signs that look like quotes',
    subject: 'Urgent',
    body: '>> URGENT <<\n\nPrice must be\n> 5000 USD and\n< 7000 USD\n\nOn 12 May 2026 you wrote that it is in stock.\n',
    visible:
      '>> URGENT <<\n\nPrice must be\n> 5000 USD and\n< 7000 USD\n\nOn 12 May 2026 you wrote that it is in stock.',
  },
  {
    name: 'Gmail in base64, without our line',
    body: `Yes, Tuesday is fine.\n\n${GMAIL}\n\n${quote(OTHERS)}\n`,
    encoding: 'base64',
    visible: 'Yes, Tuesday is fine.',
  },
  {
    name: 'Samsung, without a Message-ID',
    headers: { 'Message-ID': '' },
    body: `Ok thanks\n\n\nSent from my Galaxy\n\n-------- Original message --------\nFrom: ${KAIDO}\nDate: 27/11/2026  09:12  (GMT+03:00)\nTo: anna@customer.example\nSubject: Bill of lading\n\n${OURS}\n`,
    visible: 'Ok thanks\n\n\nSent from my Galaxy',
  },
  {
    name: 'ProtonMail',
    body: `The company.\n\nSent with Proton Mail secure email.\n\n------- Original Message -------\nOn Friday, November 27th, 2026 at 9:12 AM, ${KAIDO} wrote:\n\n\n${quote(OURS)}\n`,
    visible: 'The company.\n\nSent with Proton Mail secure email.',
  },
  {
    name: 'Outlook for Android',
    body: `Mine\n\nGet Outlook for Android<https://aka.ms/AAb9ysg>\n________________________________\n${HEADER}\n\n${OURS}\n`,
    visible: 'Mine\n\nGet Outlook for Android<https://aka.ms/AAb9ysg>',
  },
  {
    name: 'a signature between text and quote',
    body: `As we discussed.\n\n-- \nJohn Otieno\n+254 700 000000\n\n${GMAIL}\n\n${quote(OTHERS)}\n`,
    visible: 'As we discussed.\n\n-- \nJohn Otieno\n+254 700 000000',
  },
  {
    name: 'a conversation of several',
    body: `Third answer.\n\n${GMAIL}\n\n> Second answer.\n>\n> On Thu, Nov 26, 2026 at 4:00 PM Anna <anna@customer.example> wrote:\n>\n${quote(quote(OTHERS))}\n`,
    visible: 'Third answer.',
  },
  {
    name: 'nothing but a quote',
    body: `${GMAIL}\n\n${quote(OTHERS)}\n`,
    visible: `${GMAIL}\n\n${quote(OTHERS)}`,
  },
  {
    name: 'a newsletter’s layout with tables and a link',
    subject: 'Question',
    body: '<html><body><table><tr><td><h1>Question</h1><p>Is <a href="https://cars.example.com/vehicles/7">this car</a> sold?</p><img src="https://track.example/x.gif"></td></tr></table><script>alert(1)</script></body></html>',
    visible: 'Question\n\nIs this car [https://cars.example.com/vehicles/7] sold?',
  },
]
