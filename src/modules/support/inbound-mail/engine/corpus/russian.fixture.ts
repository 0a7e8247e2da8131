import { ADDRESS, type CorpusMail, KAIDO, OTHERS, OURS, paragraphs, quote } from './build-mail.fixture'

const HEADER = `От: ${KAIDO}\nОтправлено: 27 ноября 2026 г. 9:12\nКому: Анна <anna@customer.example>\nТема: Коносамент`

export const RUSSIAN: readonly CorpusMail[] = [
  {
    name: 'Gmail на русском',
    body: `Укажите, пожалуйста, Ивана Петрова.\n\nпт, 27 нояб. 2026 г. в 09:12, Kaido Cars <\n${ADDRESS}>:\n\n${quote(OURS)}\n`,
    visible: 'Укажите, пожалуйста, Ивана Петрова.',
  },
  {
    name: 'Яндекс',
    body: `Спасибо, всё верно.\n\n27.11.2026, 09:12, "Kaido Cars" <${ADDRESS}>:\n\n${quote(OURS)}\n\n\n-- \nИван\n`,
    visible: 'Спасибо, всё верно.\n\n-- \nИван',
  },
  {
    name: 'Mail.ru',
    body: `Добрый день! Иван Петров.\n\n--\nОтправлено из Mail.ru для Android\n\nпятница, 27 ноября 2026 г., 09:12 +0300 от ${ADDRESS} <${ADDRESS}>:\n\n${quote(OURS, '>')}\n`,
    visible: 'Добрый день! Иван Петров.\n\n--\nОтправлено из Mail.ru для Android',
  },
  {
    name: 'Outlook на русском',
    body: `Здравствуйте!\nПолучатель — ООО «Восток».\n\n${HEADER}\n\n${OURS}\n`,
    visible: 'Здравствуйте!\nПолучатель — ООО «Восток».',
  },
  {
    name: 'KOI8-R в восьми битах',
    charset: 'koi8-r',
    body: `Спасибо. Имя верное.\n\n27 ноября 2026 г. 9:12 пользователь Kaido Cars <${ADDRESS}> написал:\n\n${quote(OURS)}\n`,
    visible: 'Спасибо. Имя верное.',
  },
  {
    name: 'Windows-1251, quoted-printable',
    charset: 'windows-1251',
    encoding: 'quoted-printable',
    body: `Когда придёт судно? Мы ждём уже две недели, и очень хотим знать, когда машина будет во Владивостоке.\n\n-----Исходное сообщение-----\n${HEADER}\n\n${OTHERS}\n`,
    visible:
      'Когда придёт судно? Мы ждём уже две недели, и очень хотим знать, когда машина будет во Владивостоке.',
  },
  {
    name: 'Apple Mail на русском',
    body: `Да.\n\n> 27 нояб. 2026 г., в 09:12, ${KAIDO} написал(а):\n> \n${quote(OURS)}\n`,
    visible: 'Да.',
  },
  {
    name: 'iPhone на русском, без цитатных знаков',
    body: `Да, всё так\n\nОтправлено с iPhone\n\n27 нояб. 2026 г., в 09:12, ${KAIDO} написал(а):\n\n${OURS}\n`,
    visible: 'Да, всё так\n\nОтправлено с iPhone',
  },
  {
    name: 'The Bat, ниже цитаты',
    body: `Здравствуйте, Kaido.\n\nВы писали 27 ноября 2026 г., 9:12:\n\n${quote(OTHERS)}\n\nДокументы отправлены.\n`,
    visible: 'Здравствуйте, Kaido.\n\nДокументы отправлены.',
  },
  {
    name: 'пересланное сообщение',
    subject: 'Fwd: Счёт',
    body: `Оплатите, пожалуйста.\n\n-------- Пересылаемое сообщение --------\n27.11.2026, 09:12, "Агент" <agent@port.example>:\n\nСчёт на 200 USD.\n`,
    visible:
      'Оплатите, пожалуйста.\n\n-------- Пересылаемое сообщение --------\n27.11.2026, 09:12, "Агент" <agent@port.example>:\n\nСчёт на 200 USD.',
  },
  {
    name: 'новый вопрос',
    subject: 'Вопрос',
    body: 'Здравствуйте!\n\nОт: Йокогама\nКуда: Владивосток\n\nВ среду, 25 ноября 2026 года, ваш сотрудник писал: ждите.\nСколько ждать?\n',
    visible:
      'Здравствуйте!\n\nОт: Йокогама\nКуда: Владивосток\n\nВ среду, 25 ноября 2026 года, ваш сотрудник писал: ждите.\nСколько ждать?',
  },
  {
    name: 'Яндекс, HTML',
    body: `<div>Иван Петров</div><div>&nbsp;</div><div>&nbsp;</div><div>27.11.2026, 09:12, "Kaido Cars" &lt;${ADDRESS}&gt;:</div><blockquote><p>${paragraphs(OURS)}</p></blockquote>`,
    visible: 'Иван Петров',
  },
]
