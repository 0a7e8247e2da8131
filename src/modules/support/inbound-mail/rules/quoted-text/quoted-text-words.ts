/**
 * Words that mail programs write around what they quote, in the languages in which customers write. Lower case.
 */

/** The last word of 'On Friday Anna wrote:', before its colon. */
export const WROTE = [
  'wrote',
  'writes',
  'sent',
  'a écrit',
  'escreveu',
  'escribió',
  'ha scritto',
  'schrieb',
  'schreef',
  'napisał',
  'napisał(a)',
  'napisała',
  'skrev',
  'написал',
  'написала',
  'написал(а)',
  'писал',
  'писала',
  'писал(а)',
  'писали',
  'пишет',
  'aliandika',
  'ameandika',
  'aliandikia',
  'のメール',
  'が書きました',
  'は書きました',
  'さんのメッセージ',
  'のメッセージ',
  '写道',
  'كتب',
  'كتبت',
] as const

/** How such a line begins. */
export const ON = [
  'on ',
  'le ',
  'em ',
  'el ',
  'am ',
  'il ',
  'op ',
  'den ',
  'w dniu ',
  'в ',
  'mnamo ',
  'tarehe ',
  'siku ya ',
  'في ',
  'بتاريخ ',
] as const

/** What the lines of a header are, above a message that is quoted whole. */
export const HEADER_LABELS: Readonly<Record<string, 'from' | 'date' | 'to' | 'copy' | 'subject'>> = {
  from: 'from',
  sent: 'date',
  date: 'date',
  to: 'to',
  cc: 'copy',
  subject: 'subject',
  'reply-to': 'copy',
  // French
  de: 'from',
  envoyé: 'date',
  'envoyé le': 'date',
  à: 'to',
  objet: 'subject',
  // Portuguese and Spanish
  enviado: 'date',
  'enviado el': 'date',
  'enviada em': 'date',
  data: 'date',
  fecha: 'date',
  para: 'to',
  assunto: 'subject',
  asunto: 'subject',
  // German, Dutch and Italian
  von: 'from',
  gesendet: 'date',
  datum: 'date',
  an: 'to',
  betreff: 'subject',
  van: 'from',
  verzonden: 'date',
  aan: 'to',
  onderwerp: 'subject',
  da: 'from',
  inviato: 'date',
  a: 'to',
  oggetto: 'subject',
  // Russian
  от: 'from',
  'от кого': 'from',
  отправлено: 'date',
  дата: 'date',
  кому: 'to',
  копия: 'copy',
  тема: 'subject',
  // Swahili
  kutoka: 'from',
  imetumwa: 'date',
  ilitumwa: 'date',
  tarehe: 'date',
  kwa: 'to',
  nakala: 'copy',
  mada: 'subject',
  kichwa: 'subject',
  // Japanese
  差出人: 'from',
  送信者: 'from',
  送信日時: 'date',
  日時: 'date',
  日付: 'date',
  宛先: 'to',
  件名: 'subject',
  // Arabic
  من: 'from',
  'تم الإرسال': 'date',
  التاريخ: 'date',
  إلى: 'to',
  نسخة: 'copy',
  الموضوع: 'subject',
}

/** Between dashes, above a message that is quoted whole. */
export const ORIGINAL_MESSAGE = [
  'original message',
  'reply message',
  "message d'origine",
  'message d’origine',
  'mensagem original',
  'mensaje original',
  'ursprüngliche nachricht',
  'oorspronkelijk bericht',
  'messaggio originale',
  'исходное сообщение',
  'оригинальное сообщение',
  'ujumbe asilia',
  'ujumbe halisi',
  'ujumbe wa awali',
  '元のメッセージ',
  'الرسالة الأصلية',
] as const

/** Above a message that somebody passes on, which is what their e-mail is about. */
export const FORWARDED_MESSAGE = [
  'forwarded message',
  'begin forwarded message',
  'message transféré',
  'début du message transféré',
  'mensagem encaminhada',
  'mensaje reenviado',
  'weitergeleitete nachricht',
  'пересылаемое сообщение',
  'пересланное сообщение',
  'начало переадресованного сообщения',
  'ujumbe uliotumwa',
  'ujumbe uliosambazwa',
  'ujumbe uliopelekwa',
  '転送メッセージ',
  '転送されたメッセージ',
  'رسالة معاد توجيهها',
  'رسالة مُعاد توجيهها',
] as const

/** Before the subject of an e-mail that somebody passes on. */
export const FORWARD_PREFIXES = [
  'fw',
  'fwd',
  'tr',
  'enc',
  'rv',
  'wg',
  'пересл',
  '転送',
  'إعادة توجيه',
] as const

/** Before the subject of an answer. */
export const REPLY_PREFIXES = ['re', 'aw', 'sv', 'rép', 'res', 'отв', 'jibu', 'رد', '返信'] as const
