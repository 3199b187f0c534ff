/**
 * Prose about concerts with what it says of them, for tests of what a change makes untrue. Its ways to write names, times,
 * days, halls and prices are its own, so that a test does not compare a program with itself.
 */
import type { Language } from '#i18n/languages.ts'
import type { Random } from '../../houses/morgenstern/demo/random.ts'

export type PlantedFact = 'performer' | 'time' | 'date' | 'hall' | 'price' | 'status'
/** A concert as prose speaks of it. */
export type Concert = {
  id: number
  title: Record<Language, string>
  performer: { id: number; name: Record<Language, string>; family: string }
  day: string
  minutes: number
  hall: Record<Language, string>
  price: number
}
export type Inline = { text: string; link?: string }
/** A paragraph, and what it says of which concert, in these words. */
export type Planted = { line: Inline[]; claims: { event: number; fact: PlantedFact; words: string }[] }

const weekdays = {
  de: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
}
const months = {
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}
const hours = {
  de: 'zwölf eins zwei drei vier fünf sechs sieben acht neun zehn elf'.split(' '),
  en: 'twelve one two three four five six seven eight nine ten eleven'.split(' '),
}

/** All ways in which the prose says a time. */
export function timesOf(minutes: number, language: Language): string[] {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
  const two = String(minute).padStart(2, '0')
  if (language === 'de')
    return [
      `${hour}.${two} Uhr`,
      `${hour}:${two} Uhr`,
      ...(minute === 0 ? [`${hour} Uhr`, `${hours.de[hour % 12]} Uhr`] : [`${hour} Uhr ${two}`]),
      ...(minute === 30 ? [`halb ${hours.de[(hour + 1) % 12]}`] : []),
    ]
  const short = hour % 12 || 12
  const half = hour < 12 ? 'a' : 'p'
  return [
    `${short}.${two} ${half}m`,
    `${short}:${two}${half}m`,
    `${short}.${two} ${half}.m.`,
    ...(minute === 0 ? [`${short} ${half}m`] : []),
    ...(minute === 30 ? [`half past ${hours.en[hour % 12]}`] : []),
  ]
}

/** All ways in which the prose says a day. */
export function daysOf(day: string, language: Language): string[] {
  const [year = '', month = '', date = ''] = day.split('-')
  const name = months[language][Number(month) - 1] ?? ''
  const weekday = weekdays[language][new Date(`${day}T12:00:00Z`).getUTCDay()] ?? ''
  const number = Number(date)
  if (language === 'de')
    return [
      `${number}. ${name}`,
      `${number}. ${name} ${year}`,
      `${number}.${Number(month)}.`,
      `${date}.${month}.${year}`,
      `${weekday}, ${number}. ${name}`,
      `${weekday}, dem ${number}. ${name}`,
    ]
  const ending = number > 10 && number < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return [
    `${number} ${name}`,
    `${name} ${number}`,
    `${number} ${name} ${year}`,
    `${weekday} ${number} ${name}`,
    `${weekday}, ${name} ${number}, ${year}`,
    `${number}${ending} of ${name}`,
    `${name} ${number}${ending}`,
  ]
}

/** All ways in which the prose says a price, without "from". */
export function pricesOf(euros: number, language: Language): string[] {
  return language === 'de'
    ? [`${euros} Euro`, `${euros} €`, `${euros},00 €`]
    : [`€${euros}`, `${euros} euros`, `EUR ${euros}`]
}

/** A hall after "im", "des" and on its own. */
export function hallsOf(hall: string, language: Language): { at: string; of: string; plain: string } {
  if (language === 'en') return { at: `the ${hall}`, of: `the ${hall}`, plain: hall }
  const bent = hall.replace(/^(Große|Kleine|Neue|Alte)r /u, '$1n ')
  return { at: bent, of: `${bent}s`, plain: hall }
}

/** The forms of a name: full, of it, family name, of that. */
export function namesOf({ name, family }: Concert['performer'], language: Language) {
  const full = name[language]
  const of = (text: string) =>
    language === 'en' ? `${text}’s` : /[sßxz]$/u.test(text) ? `${text}’` : `${text}s`
  return { full, fullOf: of(full), short: family, shortOf: of(family) }
}

type Words = {
  c: Concert
  time: string
  day: string
  price: string
  hall: ReturnType<typeof hallsOf>
  name: ReturnType<typeof namesOf>
  title: string
}

/** How a paragraph is tied to its concert. */
export type Bond = 'link' | 'title' | 'performer' | 'page'

type Template = (words: Words) => (string | { link: string })[]
type Said = (keyof Omit<Record<PlantedFact, true>, 'status'>)[]
const templates: Record<Language, { bond: Bond; facts: Said; write: Template }[]> = {
  de: [
    {
      bond: 'link',
      facts: ['performer', 'date', 'time', 'hall'],
      write: ({ name, day, time, hall, title }) => [
        `Am ${day} um ${time} spielt ${name.full} im ${hall.at}: `,
        { link: title },
        '.',
      ],
    },
    {
      bond: 'link',
      facts: ['performer', 'price'],
      write: ({ name, price }) => [
        `Karten für ${name.fullOf} Abend gibt es ab ${price}, `,
        { link: 'hier' },
        '.',
      ],
    },
    {
      bond: 'link',
      facts: ['time', 'hall', 'performer'],
      write: ({ name, time, hall, title }) => [
        { link: title },
        ` ist der Höhepunkt der Woche. Beginn ist um ${time} in der Mitte des ${hall.of}. Auch ${name.short} freut sich darauf.`,
      ],
    },
    {
      bond: 'link',
      facts: ['date', 'performer'],
      write: ({ name, day }) => [
        `Vormerken: ${day}, ${name.full} ist zu Gast (`,
        { link: 'zum Konzert' },
        ').',
      ],
    },
    {
      bond: 'title',
      facts: ['date', 'time'],
      write: ({ title, day, time }) => [
        `»${title}« beginnt am ${day} um ${time}. Danach bleibt die Bar geöffnet.`,
      ],
    },
    {
      bond: 'title',
      facts: ['performer', 'hall'],
      write: ({ title, name, hall }) => [
        `In »${title}« ist ${name.full} zu hören, im ${hall.at}, wie schon lange gewünscht.`,
      ],
    },
    {
      bond: 'title',
      facts: ['price'],
      write: ({ title, price }) => [
        `Für »${title}« kosten die Karten ab ${price}; Programmhefte kosten 3 Euro.`,
      ],
    },
    {
      bond: 'performer',
      facts: ['performer', 'date', 'time'],
      write: ({ name, day, time }) => [
        `${name.full} kommt am ${day} an den Fluss, das Konzert fängt um ${time} an.`,
      ],
    },
    {
      bond: 'page',
      facts: ['performer'],
      write: ({ name }) => [
        `Es war der Klang, sagt ${name.full}, der den Ausschlag gab. Wer ${name.short} hört, versteht das.`,
      ],
    },
    {
      bond: 'page',
      facts: ['date', 'time', 'hall'],
      write: ({ day, time, hall }) => [`Zu erleben ist das am ${day}, ${time}, ${hall.plain}.`],
    },
    {
      bond: 'page',
      facts: ['date'],
      write: ({ day }) => [`Wer es nicht glaubt, kann am ${day} dabei sein.`],
    },
  ],
  en: [
    {
      bond: 'link',
      facts: ['performer', 'date', 'time', 'hall'],
      write: ({ name, day, time, hall, title }) => [
        `On ${day} at ${time} ${name.full} plays in ${hall.at}: `,
        { link: title },
        '.',
      ],
    },
    {
      bond: 'link',
      facts: ['performer', 'price'],
      write: ({ name, price }) => [
        `Tickets for ${name.fullOf} evening cost from ${price}, `,
        { link: 'here' },
        '.',
      ],
    },
    {
      bond: 'link',
      facts: ['time', 'hall', 'performer'],
      write: ({ name, time, hall, title }) => [
        { link: title },
        ` is the week’s main event. It starts at ${time} in the middle of ${hall.of}. And ${name.short} looks forward to it.`,
      ],
    },
    {
      bond: 'link',
      facts: ['date', 'performer'],
      write: ({ name, day }) => [
        `Save the date: ${day}, ${name.full} is our guest (`,
        { link: 'the concert' },
        ').',
      ],
    },
    {
      bond: 'title',
      facts: ['date', 'time'],
      write: ({ title, day, time }) => [
        `“${title}” begins on ${day} at ${time}. The bar stays open afterwards.`,
      ],
    },
    {
      bond: 'title',
      facts: ['performer', 'hall'],
      write: ({ title, name, hall }) => [
        `“${title}” has ${name.full} in ${hall.at}, as many have wished for years.`,
      ],
    },
    {
      bond: 'title',
      facts: ['price'],
      write: ({ title, price }) => [`Tickets for “${title}” start from ${price}; a programme book is €3.`],
    },
    {
      bond: 'performer',
      facts: ['performer', 'date', 'time'],
      write: ({ name, day, time }) => [
        `${name.full} comes to the river on ${day}; the concert starts at ${time}.`,
      ],
    },
    {
      bond: 'page',
      facts: ['performer'],
      write: ({ name }) => [
        `It was the sound, says ${name.full}, that decided it. Whoever hears ${name.short} understands.`,
      ],
    },
    {
      bond: 'page',
      facts: ['date', 'time', 'hall'],
      write: ({ day, time, hall }) => [`It can be heard on ${day}, ${time}, ${hall.plain}.`],
    },
    {
      bond: 'page',
      facts: ['date'],
      write: ({ day }) => [`Those who do not believe it can be there on ${day}.`],
    },
  ],
}

/** A paragraph about a concert, tied to it in this way. */
export function plantProse(random: Random, c: Concert, language: Language, bond: Bond): Planted {
  const words = wordsOf(random, c, language)
  const { facts, write } = random.pick(templates[language].filter((one) => one.bond === bond))
  const line = write(words).map((part): Inline =>
    typeof part === 'string' ? { text: part } : { text: part.link, link: `event:${c.id}` },
  )
  const said: Record<Said[number], string> = {
    performer: words.name.short,
    time: words.time,
    date: words.day,
    hall: words.hall.plain,
    price: words.price,
  }
  return {
    line,
    claims: [
      ...facts.map((fact) => ({ event: c.id, fact, words: said[fact] })),
      // What is linked to, or named by its title or its day, takes place.
      ...(bond === 'page' && !facts.includes('date')
        ? []
        : [{ event: c.id, fact: 'status' as const, words: words.title }]),
    ],
  }
}

/** Paragraphs with the same words that say nothing of the concert; `other` is another one. */
export function plantDecoys(random: Random, c: Concert, other: Concert, language: Language): Planted[] {
  const { name, time, price, hall, day } = wordsOf(random, c, language)
  const theirs = wordsOf(random, other, language)
  const told = (event: Concert, text: string): Planted => ({
    line: [{ text }, { text: event.title[language], link: `event:${event.id}` }, { text: '.' }],
    claims: [
      { event: event.id, fact: 'status', words: event.title[language] },
      { event: event.id, fact: 'time', words: theirs.time },
    ],
  })
  const plain = (text: string): Planted => ({ line: [{ text }], claims: [] })
  const all =
    language === 'de'
      ? [
          told(other, `Um ${theirs.time} beginnt dann etwas ganz anderes: `),
          plain(`Vor zehn Jahren gewann ${name.full} in Bergen einen Preis.`),
          plain(`Die Kasse öffnet um ${time} und schließt eine Stunde später.`),
          plain(`Ein Glas Wein und ein Programmheft kosten zusammen ${price}.`),
          plain(`Die Orgel im ${hall.at} wurde zuletzt vor dreißig Jahren überholt.`),
          plain(`Der Anmeldeschluss für die Werkstatt ist der ${day.replace(/^\p{L}+, (?:dem )?/u, '')}.`),
        ]
      : [
          told(other, `At ${theirs.time} something quite different begins: `),
          plain(`Ten years ago ${name.full} won a prize in Bergen.`),
          plain(`The box office opens at ${time} and closes an hour later.`),
          plain(`A glass of wine and a programme book cost ${price} together.`),
          plain(`The organ in ${hall.at} was last restored thirty years ago.`),
          plain(`The deadline for the workshop is ${day}.`),
        ]
  return random.shuffle(all).slice(0, 2)
}

function wordsOf(random: Random, c: Concert, language: Language): Words {
  return {
    c,
    title: c.title[language],
    time: random.pick(timesOf(c.minutes, language)),
    day: random.pick(daysOf(c.day, language)),
    price: random.pick(pricesOf(c.price, language)),
    hall: hallsOf(c.hall[language], language),
    name: namesOf(c.performer, language),
  }
}
