/** A demo post in Markdown: a line that begins with # is a heading, one that begins with - is part of a list. */
export type DemoPost = {
  title: string
  tags: readonly string[]
  metaDescription: string
  /** Two colours of its cover, dark and light. */
  cover: readonly [string, string]
  body: string
  /** Whether it shows a drawing, a vehicle and a call to action after its text. */
  hasParts?: true
  /** The same post in other languages. */
  inRussian?: { title: string; metaDescription: string; body: string }
}

export const BLOG_TAGS = ['Buying', 'Shipping', 'Rules', 'Kenya', 'Tanzania', 'Uganda', 'Japan', 'Belarus']

/** Oldest first. */
export const POSTS: readonly DemoPost[] = [
  {
    title: 'How to read a Japanese auction sheet',
    tags: ['Japan', 'Buying'],
    metaDescription:
      'Grades, letters on the drawing and the notes beside it: what an inspector says in one page.',
    cover: ['#24313f', '#c93a1b'],
    hasParts: true,
    body: `Before a car is auctioned in Japan, an inspector walks around it and writes one page. Whoever can read that page knows most of what a visit to the yard would tell.
## The grade
The number at the top sums up the whole car. 5 is close to new, 4.5 and 4 are clean cars with small marks, 3.5 has marks that you will notice, and R or RA means that something structural has been repaired. The letter beside it, from A to D, grades the interior.
|Grade|What it means|
|---|---|
|5|Close to new|
|4.5 and 4|Clean, with small marks|
|3.5|Marks that you will notice|
|R and RA|Something structural has been repaired|
## The drawing
Each mark on the drawing is a letter and a number. The number is the size, from 1 for small to 4 for large.
- A is a scratch
- U is a dent
- W is a repair that shows in the paint
- S is rust, and C is corrosion: ask for photographs of the underside
- X means that a part should be replaced, XX that it was
## The notes
The lines in Japanese matter more than the grade. They name a replaced timing belt, a smell of smoke, a warning light. Every vehicle on this site that came from an auction shows its grade; ask us for the sheet itself, and we send it with a translation of the notes.`,
  },
  {
    title: 'What the price on the page covers, and what it does not',
    tags: ['Buying', 'Kenya', 'Shipping'],
    metaDescription: 'FOB, CIF and the total to your port: which part of the way each price pays for.',
    cover: ['#1f3d33', '#e0a83e'],
    body: `Nobody likes a fee that appears after the down payment. So here is what each of our prices pays for.
## FOB
Free on board: the vehicle, the export papers and loading on board. Freight and insurance are yours.
## CIF
Cost, insurance and freight: everything up to your port. Choose a port at the top of any page, and every price is also shown as a total to that port, where the freight is known.
## After the ship
Import duty, port charges, the clearing agent and inland transport are paid at home, to others. We show an estimate of the duty where the country publishes its rates, and say where each figure comes from.
- Ask your agent for the port charges in writing before the ship arrives
- Papers are sent when the balance is paid; a late payment becomes storage at the port
- The proforma names every charge. If it is not on the proforma, you do not owe it to us`,
    inRussian: {
      title: 'Что входит в цену на странице, а что нет',
      metaDescription: 'FOB, CIF и итог до вашего порта: какую часть пути оплачивает каждая цена.',
      body: `Никто не любит сборы, которые появляются после задатка. Вот что оплачивает каждая из наших цен.
## FOB
Автомобиль, экспортные документы и погрузка на судно. Фрахт и страховка за ваш счёт.
## CIF
Стоимость, страхование и фрахт: всё до вашего порта. Выберите порт вверху любой страницы, и каждая цена на сайте станет итогом до этого порта.
## После судна
Пошлину, портовые сборы, услуги брокера и дорогу от порта вы платите на месте. Там, где страна публикует ставки, мы показываем расчёт пошлины и источник каждой цифры.`,
    },
  },
  {
    title: "Kenya's eight-year rule, and how the years are counted",
    tags: ['Kenya', 'Rules'],
    metaDescription:
      'A used car may be at most eight years old when it lands in Mombasa. Count from the year of first registration.',
    cover: ['#3b2a20', '#22734a'],
    body: `Kenya admits used vehicles with right-hand drive that are not older than eight years. A car that arrives in January, a year too old, is sent back at its owner's cost.
## Which date counts
The year of first registration counts, not the year on the sales brochure. It is in the export certificate, and on the page of each vehicle on this site.
## Leave time for the ship
Count from the day on which the ship arrives, not the day on which you pay. From Japan to Mombasa takes four to six weeks, and the booking one or two more. For a car that turns eight this year, order by October.
- Every vehicle must pass an inspection before it is shipped; the certificate travels with the papers
- Left-hand drive is only admitted for special purposes, such as ambulances
- Choose Mombasa under “Deliver to”, and the list marks vehicles that are too old to be imported`,
  },
  {
    title: 'Mombasa or Dar es Salaam: two ways to Kampala',
    tags: ['Uganda', 'Tanzania', 'Shipping'],
    metaDescription: 'Two ports, two roads: what a dealer in Kampala compares before booking the shipping.',
    cover: ['#17324d', '#7fb2dc'],
    body: `Uganda has no coast, and its cars arrive through one of two ports. Both ways work; they differ in days, in paperwork and in what happens when something is late.
## Via Mombasa
The shorter road, about 1,150 kilometres. Most ships from Japan call here first. Transit is bonded, and the car leaves the port on a trailer or on its own wheels with a temporary plate.
## Via Dar es Salaam
About 1,700 kilometres of road via Mutukula. The port has fewer sailings but shorter queues in the busy months at the end of the year.
## What to compare
- The total to each port: try each in turn at the top of the page
- The agent's fee for the whole transit, with the bond
- Free days at the port: ask which day is the first`,
  },
  {
    title: 'Five photographs to ask for before you pay',
    tags: ['Japan', 'Buying', 'Belarus'],
    metaDescription:
      'The underside, the tyres, the seats, the engine number, and the odometer with the engine running: why these five.',
    cover: ['#2f2340', '#d9512f'],
    body: `A seller who has the car takes these photographs within a day. A seller who does not has reasons. Ask for all five, whoever it is; ask us as well.
## The five
- The underside from the rear: rust begins there, and no polish reaches it
- All four tyres with their dates: the last four digits are week and year
- The driver's seat and the pedals: worn rubber does not go with 40,000 kilometres
- The engine and chassis numbers, readable, with today's newspaper in the picture
- The odometer with the engine running, and no warning lights on
## Then compare
The chassis number on the photograph must be the one on the proforma. The mileage must agree with the auction sheet and the last inspection. If one of the three differs, do not pay until somebody has explained it in writing.`,
  },
]
