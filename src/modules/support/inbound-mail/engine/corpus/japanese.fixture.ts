import { ADDRESS, type CorpusMail, KAIDO, OTHERS, OURS, paragraphs, quote } from './build-mail.fixture'

export const JAPANESE: readonly CorpusMail[] = [
  {
    name: 'Gmail 日本語',
    body: `山田太郎でお願いします。\n\n2026年11月27日(金) 9:12 Kaido Cars <${ADDRESS}>:\n\n${quote(OURS)}\n`,
    visible: '山田太郎でお願いします。',
  },
  {
    name: 'Outlook 日本語 ISO-2022-JP',
    charset: 'iso-2022-jp',
    body: `お世話になっております。\n名義は株式会社山田です。\n\n-----Original Message-----\n差出人: ${KAIDO} \n送信日時: 2026年11月27日 9:12\n宛先: 山田 <anna@customer.example>\n件名: Bill of lading\n\n${OURS}\n`,
    visible: 'お世話になっております。\n名義は株式会社山田です。',
  },
  {
    name: 'Apple メール',
    body: `はい、それで結構です。\n\n> 2026/11/27 9:12、${KAIDO}のメール:\n> \n${quote(OURS)}\n`,
    visible: 'はい、それで結構です。',
  },
  {
    name: 'iPhone 日本語',
    body: `はい\n\niPhoneから送信\n\n2026/11/27 9:12、Kaido Cars <${ADDRESS}>のメール:\n\n${quote(OURS)}\n`,
    visible: 'はい\n\niPhoneから送信',
  },
  {
    name: 'Thunderbird, 引用の間に返信',
    body: `On 2026/11/27 9:12, Kaido Cars wrote:\n> the vessel leaves Yokohama on Tuesday.\n\n承知しました。\n\n> We need your documents before.\n\n本日発送します。\n`,
    visible:
      'On 2026/11/27 9:12, Kaido Cars wrote:\n> the vessel leaves Yokohama on Tuesday.\n\n承知しました。\n\n> We need your documents before.\n\n本日発送します。',
  },
  {
    name: 'Shift_JIS',
    charset: 'shift_jis',
    encoding: 'base64',
    body: `書類は昨日送りました。\n\n2026年11月27日(金) 9:12 Kaido Cars <${ADDRESS}>:\n\n${quote(OTHERS)}\n`,
    visible: '書類は昨日送りました。',
  },
  {
    name: 'Yahoo!メール',
    body: `よろしくお願いします。\n\n----- Original Message -----\n From: ${KAIDO}\n To: "anna@customer.example" <anna@customer.example>\n Date: 2026/11/27, Fri 09:12\n Subject: Bill of lading\n \n ${OURS}\n`,
    visible: 'よろしくお願いします。',
  },
  {
    name: '全角の引用符、下に返信',
    body: `2026年11月27日 9:12 Kaido Cars <${ADDRESS}>:\n\n${quote(OTHERS, '＞')}\n\n了解しました。\n`,
    visible: '了解しました。',
  },
  {
    name: '転送',
    subject: '転送: 請求書',
    body: '確認をお願いします。\n\n差出人: 代理店 <agent@port.example>\n送信日時: 2026年11月27日 9:12\n宛先: 山田\n件名: 請求書\n\n200ドルです。\n',
    visible:
      '確認をお願いします。\n\n差出人: 代理店 <agent@port.example>\n送信日時: 2026年11月27日 9:12\n宛先: 山田\n件名: 請求書\n\n200ドルです。',
  },
  {
    name: '新しい質問',
    subject: '在庫について',
    charset: 'iso-2022-jp',
    body: 'はじめまして。\n\n在庫番号：KA-1024\n日時：11月27日 9:12\n\n見学できますか？\n',
    visible: 'はじめまして。\n\n在庫番号：KA-1024\n日時：11月27日 9:12\n\n見学できますか？',
  },
  {
    name: 'Outlook 日本語 HTML',
    body: `<html><body><p>承知いたしました。</p><p>&nbsp;</p><div style="border-top:solid #E1E1E1 1.0pt"><p><b>差出人:</b> Kaido Cars &lt;${ADDRESS}&gt;<br><b>送信日時:</b> 2026年11月27日 9:12<br><b>宛先:</b> anna@customer.example<br><b>件名:</b> Bill of lading</p></div><p>${paragraphs(OURS)}</p></body></html>`,
    visible: '承知いたしました。',
  },
]
