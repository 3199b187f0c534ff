/** The evenings of the Sihlhalle: twenty programmes, each of them three times in the months that follow a day. */
import { addDays, weekdayName } from 'concert-hall/house'
import { hallInstant, slugOf, type Day, type EventPlan } from 'concert-hall/house/demo'
import { artists, roleNames } from './repertoire.ts'

type Programme = {
  key: string
  title: { de: string; en: string }
  teaser: { de: string; en: string }
  genre: 'kammermusik' | 'klavier' | 'stimme' | 'neu'
  room: 'halle' | 'kalander'
  time: string
  /** The lowest and the highest price, in francs. */
  prices: [number, number]
  works: string[]
  cast: string[]
  /** One sentence on what to listen for: a field of this house. */
  listen: { de: string; en: string }
}

const programmes: Programme[] = [
  {
    key: 'quintett',
    title: { de: 'Zwei Celli', en: 'Two cellos' },
    teaser: {
      de: 'Schuberts letztes Kammermusikwerk, acht Wochen vor seinem Tod beendet.',
      en: 'Schubert’s last chamber work, finished eight weeks before his death.',
    },
    genre: 'kammermusik',
    room: 'halle',
    time: '19:30',
    prices: [35, 85],
    works: ['quartet-op-33', 'quintet'],
    cast: ['quartett', 'ammann'],
    listen: {
      de: 'Im Adagio zupft das zweite Cello, als ginge jemand durch den Saal.',
      en: 'In the Adagio the second cello plucks as if someone walked through the hall.',
    },
  },
  {
    key: 'opus-131',
    title: { de: 'Sieben Sätze ohne Pause', en: 'Seven movements without a break' },
    teaser: {
      de: 'Ein Quartett, das man nur am Stück spielen kann.',
      en: 'A quartet that can only be played in one piece.',
    },
    genre: 'kammermusik',
    room: 'halle',
    time: '19:30',
    prices: [35, 85],
    works: ['op-131', 'bartok-4'],
    cast: ['quartett'],
    listen: {
      de: 'Die Bratsche beginnt bei Bartók das Pizzicato, das nach ihm benannt ist.',
      en: 'In Bartók the viola begins the pizzicato that is named after him.',
    },
  },
  {
    key: 'goldberg',
    title: { de: 'Goldberg, am Stück', en: 'Goldberg, in one sitting' },
    teaser: {
      de: 'Dreissig Veränderungen und eine Aria, die danach eine andere ist.',
      en: 'Thirty variations, and an aria that is another one afterwards.',
    },
    genre: 'klavier',
    room: 'halle',
    time: '20:00',
    prices: [30, 70],
    works: ['goldberg'],
    cast: ['gessner'],
    listen: {
      de: 'Jede dritte Variation ist ein Kanon, der Abstand wächst um einen Ton.',
      en: 'Every third variation is a canon, each a step wider than the last.',
    },
  },
  {
    key: 'winterreise',
    title: { de: 'Winterreise', en: 'Winterreise' },
    teaser: { de: 'Vierundzwanzig Lieder, zu Fuss.', en: 'Twenty-four songs, on foot.' },
    genre: 'stimme',
    room: 'halle',
    time: '19:30',
    prices: [30, 70],
    works: ['winterreise'],
    cast: ['bischofberger', 'ruchti'],
    listen: {
      de: 'Der Leiermann spielt auf zwei leeren Saiten, und das Klavier bleibt dabei.',
      en: 'The hurdy-gurdy man plays two open strings, and the piano stays with them.',
    },
  },
  {
    key: 'soldat',
    title: { de: 'Die Geschichte vom Soldaten', en: 'The Soldier’s Tale' },
    teaser: {
      de: 'Gelesen, gespielt und ein wenig getanzt, wie 1918 in Lausanne.',
      en: 'Read, played and danced a little, as in Lausanne in 1918.',
    },
    genre: 'neu',
    room: 'halle',
    time: '19:30',
    prices: [25, 60],
    works: ['soldat'],
    cast: ['papierwerk', 'tschudi'],
    listen: {
      de: 'Am Ende bleibt nur das Schlagzeug: Der Teufel hat die Geige.',
      en: 'At the end only the percussion is left: the devil has the fiddle.',
    },
  },
  {
    key: 'zwei-klaviere',
    title: { de: 'Zwei Klaviere, viel Schlagzeug', en: 'Two pianos, much percussion' },
    teaser: {
      de: '1938 in Basel zum ersten Mal gespielt, seither selten leiser geworden.',
      en: 'First played in Basel in 1938, and rarely quieter since.',
    },
    genre: 'neu',
    room: 'halle',
    time: '20:00',
    prices: [25, 60],
    works: ['two-pianos', 'pacific'],
    cast: ['gessner', 'ruchti', 'oyono'],
    listen: {
      de: 'Die Pauke gleitet, und die Klaviere tun, als hätten sie es nicht gehört.',
      en: 'The timpani slide, and the pianos pretend not to have heard.',
    },
  },
  {
    key: 'ende-der-zeit',
    title: { de: 'Das Ende der Zeit', en: 'The end of time' },
    teaser: {
      de: 'Görlitz, Januar 1941: vier Instrumente, die gerade da waren.',
      en: 'Görlitz, January 1941: four instruments that happened to be there.',
    },
    genre: 'kammermusik',
    room: 'halle',
    time: '19:30',
    prices: [30, 75],
    works: ['nocturne', 'quatuor'],
    cast: ['trio', 'zgraggen'],
    listen: {
      de: 'Die Klarinette ist allein und beginnt aus dem Nichts.',
      en: 'The clarinet is alone, and begins out of nothing.',
    },
  },
  {
    key: 'h-moll',
    title: { de: 'Spät in h-Moll', en: 'Late, in B minor' },
    teaser: {
      de: 'Brahms wollte nicht mehr schreiben, dann hörte er eine Klarinette.',
      en: 'Brahms did not want to write any more, then he heard a clarinet.',
    },
    genre: 'kammermusik',
    room: 'halle',
    time: '17:00',
    prices: [30, 75],
    works: ['debussy-quartet', 'clarinet-quintet'],
    cast: ['quartett', 'zgraggen'],
    listen: {
      de: 'Der Anfang kehrt am Schluss zurück und ist der Schluss.',
      en: 'The beginning returns at the end, and is the end.',
    },
  },
  {
    key: 'trios',
    title: { de: 'Fanny und Clara', en: 'Fanny and Clara' },
    teaser: {
      de: 'Zwei Trios, ein Jahr auseinander, und dann Ravel.',
      en: 'Two trios a year apart, and then Ravel.',
    },
    genre: 'kammermusik',
    room: 'kalander',
    time: '11:00',
    prices: [28, 45],
    works: ['schumann-trio', 'hensel-trio', 'ravel-trio'],
    cast: ['trio'],
    listen: {
      de: 'Bei Ravel steht der zweite Satz auf einem malaiischen Versmass.',
      en: 'Ravel’s second movement stands on a Malay verse form.',
    },
  },
  {
    key: 'praepariert',
    title: { de: 'Schrauben im Flügel', en: 'Screws in the piano' },
    teaser: {
      de: 'Fünfundvierzig Saiten, präpariert nach einer Liste von 1948.',
      en: 'Forty-five strings, prepared by a list of 1948.',
    },
    genre: 'neu',
    room: 'kalander',
    time: '21:00',
    prices: [22, 22],
    works: ['sonatas'],
    cast: ['ruchti'],
    listen: {
      de: 'Nach einer halben Stunde hört man ein Orchester.',
      en: 'After half an hour one hears an orchestra.',
    },
  },
  {
    key: 'notturno',
    title: { de: 'Notturno', en: 'Notturno' },
    teaser: {
      de: 'Schoeck setzt Lenau, und die vier Streicher singen mit.',
      en: 'Schoeck sets Lenau, and the four strings sing along.',
    },
    genre: 'stimme',
    room: 'halle',
    time: '19:30',
    prices: [30, 70],
    works: ['notturno', 'nocturne'],
    cast: ['bischofberger', 'quartett'],
    listen: {
      de: 'Am Schluss steht ein Satz von Keller über die Sterne.',
      en: 'At the end there is a sentence of Keller’s about the stars.',
    },
  },
  {
    key: 'opus-111',
    title: { de: 'Die letzte Sonate', en: 'The last sonata' },
    teaser: { de: 'Zwei Sätze, und warum keiner fehlt.', en: 'Two movements, and why none is missing.' },
    genre: 'klavier',
    room: 'halle',
    time: '19:30',
    prices: [30, 70],
    works: ['cello-suite-1', 'op-111'],
    cast: ['gessner', 'ammann'],
    listen: {
      de: 'Die dritte Variation klingt hundert Jahre jünger.',
      en: 'The third variation sounds a hundred years younger.',
    },
  },
  {
    key: 'kunst-der-fuge',
    title: { de: 'Unvollendet, Takt 239', en: 'Unfinished, bar 239' },
    teaser: {
      de: 'Vierzehn Fugen, deren letzte abbricht. Wir brechen mit ab.',
      en: 'Fourteen fugues, the last of which breaks off. So do we.',
    },
    genre: 'neu',
    room: 'halle',
    time: '20:00',
    prices: [25, 60],
    works: ['kunst-der-fuge'],
    cast: ['papierwerk'],
    listen: {
      de: 'B, A, C, H: vier Töne, dann hört das Blatt auf.',
      en: 'B flat, A, C, B: four notes, then the page ends.',
    },
  },
  {
    key: 'vexations',
    title: { de: 'Vexations, von acht bis acht', en: 'Vexations, from eight to eight' },
    teaser: {
      de: 'Achthundertvierzig Mal dieselbe Seite. Man darf gehen und wiederkommen.',
      en: 'The same page eight hundred and forty times. You may leave and come back.',
    },
    genre: 'klavier',
    room: 'kalander',
    time: '20:00',
    prices: [15, 15],
    works: ['vexations'],
    cast: ['gessner', 'ruchti'],
    listen: {
      de: 'Gegen vier Uhr früh wird es einfach.',
      en: 'Towards four in the morning it becomes easy.',
    },
  },
  {
    key: 'lieder',
    title: { de: 'Stimme und Papier', en: 'Voice and paper' },
    teaser: {
      de: 'Ladina Caduff singt, Mireille Oyono spielt auf allem, was raschelt.',
      en: 'Ladina Caduff sings, Mireille Oyono plays on everything that rustles.',
    },
    genre: 'stimme',
    room: 'kalander',
    time: '20:30',
    prices: [28, 28],
    works: ['nocturne'],
    cast: ['caduff', 'oyono'],
    listen: {
      de: 'Das leiseste Instrument ist Seidenpapier.',
      en: 'The quietest instrument is tissue paper.',
    },
  },
  {
    key: 'morgen',
    title: { de: 'Eine Suite zum Kaffee', en: 'A suite with coffee' },
    teaser: {
      de: 'Achtzehn Minuten Bach, dann gibt es Kaffee, dann noch einmal.',
      en: 'Eighteen minutes of Bach, then coffee, then once more.',
    },
    genre: 'kammermusik',
    room: 'kalander',
    time: '10:00',
    prices: [18, 18],
    works: ['cello-suite-1'],
    cast: ['ammann'],
    listen: { de: 'Beim zweiten Mal hört man die Bässe.', en: 'The second time one hears the bass.' },
  },
  {
    key: 'mittag',
    title: { de: 'Vierzig Minuten Mittag', en: 'Forty minutes at noon' },
    teaser: { de: 'Brot dürfen Sie mitbringen.', en: 'You may bring bread.' },
    genre: 'kammermusik',
    room: 'kalander',
    time: '12:15',
    prices: [12, 12],
    works: ['quartet-op-33', 'pacific'],
    cast: ['quartett'],
    listen: {
      de: 'Haydn hört zweimal auf. Klatschen Sie beim zweiten Mal.',
      en: 'Haydn ends twice. Applaud the second time.',
    },
  },
  {
    key: 'spaet-quartett',
    title: { de: 'Debussy nach zehn', en: 'Debussy after ten' },
    teaser: { de: 'Ein Quartett im Dunkeln, zwanzig Kerzen.', en: 'A quartet in the dark, twenty candles.' },
    genre: 'kammermusik',
    room: 'halle',
    time: '22:00',
    prices: [25, 45],
    works: ['debussy-quartet'],
    cast: ['quartett'],
    listen: {
      de: 'Der langsame Satz hat Dämpfer, und danach bleibt es so.',
      en: 'The slow movement has mutes, and it stays so afterwards.',
    },
  },
  {
    key: 'trio-abend',
    title: { de: 'Trio Wiedikon spielt Ravel', en: 'Trio Wiedikon plays Ravel' },
    teaser: {
      de: 'Im Sommer 1914 geschrieben, in fünf Wochen statt fünf Monaten.',
      en: 'Written in the summer of 1914, in five weeks instead of five months.',
    },
    genre: 'kammermusik',
    room: 'halle',
    time: '19:30',
    prices: [30, 70],
    works: ['hensel-trio', 'ravel-trio'],
    cast: ['trio'],
    listen: {
      de: 'Die Passacaglia beginnt unten am Klavier und endet dort.',
      en: 'The passacaglia begins at the bottom of the piano, and ends there.',
    },
  },
  {
    key: 'schlagwerk',
    title: { de: 'Was die Halle hergibt', en: 'What the hall has to give' },
    teaser: {
      de: 'Mireille Oyono spielt Rohre, Walzen und die Treppe.',
      en: 'Mireille Oyono plays pipes, rollers and the stairs.',
    },
    genre: 'neu',
    room: 'halle',
    time: '20:00',
    prices: [25, 60],
    works: [],
    cast: ['oyono'],
    listen: {
      de: 'Die Halle hat einen Grundton, er liegt knapp unter dem A.',
      en: 'The hall has a fundamental, just below A.',
    },
  },
]

/** How many evenings there are, and how many days lie between two of them. */
const evenings = 60
const distance = 4.3

/** The evenings from a day on; the same day gives the same evenings. */
export function planEvenings(today: Day): EventPlan[] {
  return Array.from({ length: evenings }, (_, index) => {
    const day = addDays(today, 2 + Math.floor(index * distance))
    const programme = programmes[index % programmes.length]
    if (!programme) throw new Error('There is no programme')
    return toEvent(programme, { day, index })
  })
}

function toEvent(programme: Programme, { day, index }: { day: Day; index: number }): EventPlan {
  const { key, title, teaser, genre, room, time, prices, works, cast, listen } = programme
  const begin = instantOf(day, time)
  const [lowest, highest] = prices
  return {
    key: `${key}-${Math.floor(index / programmes.length) + 1}`,
    externalId: `${20_000 + index}-${3000 + index * 7}`,
    title,
    teaser,
    slug: { de: slugOf(title.de), en: slugOf(title.en) },
    dateStart: begin,
    doorsOpen: instantOf(day, minutesBefore(time, 45)),
    durationMinutes: key === 'vexations' ? 720 : 80,
    isOwnProduction: true,
    roomKey: room,
    genreKeys: [genre],
    seriesKey: weekdayName(day, 'en') === 'Sunday' ? 'sonntags' : null,
    season: seasonOf(day),
    customerTags: [],
    priceMin: lowest * 100,
    priceMax: highest * 100,
    priceCategories: pricesBetween(lowest, highest),
    access: { wheelchair_places: room === 'halle' ? 8 : 2, step_free: true },
    figureSeed: key,
    programme: works.map((workKey) => ({ kind: 'work', workKey })),
    house: { listen },
    currency: 'CHF',
    cast: cast.map((artistKey) => ({ artistKey, ...roleOf(artistKey) })),
  }
}

/** What an artist does; an ensemble needs no word for it. */
function roleOf(artistKey: string) {
  const [role = ''] = artists.find(({ key }) => key === artistKey)?.roles ?? []
  const name = roleNames[role]
  return name ? { role: name } : {}
}

function pricesBetween(lowest: number, highest: number) {
  if (lowest === highest)
    return [
      {
        name: { de: 'Alle Plätze', en: 'All seats' },
        amount: lowest * 100,
        reduced: Math.round(lowest / 2) * 100,
      },
    ]
  // In four equal steps, as the demo shop sells them.
  return [0, 1, 2, 3].map((step) => {
    const francs = Math.round(highest - (step * (highest - lowest)) / 3)
    return {
      name: { de: `Kategorie ${step + 1}`, en: `Category ${step + 1}` },
      amount: francs * 100,
      reduced: Math.round(francs / 2) * 100,
    }
  })
}

function instantOf(day: Day, time: string): string {
  const instant = hallInstant(`${day}T${time}`)
  if (!instant) throw new Error(`There is no ${time} on ${day}`)
  return instant.toISOString()
}

function minutesBefore(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const earlier = hour * 60 + minute - minutes
  return [Math.floor(earlier / 60), earlier % 60].map((each) => String(each).padStart(2, '0')).join(':')
}

/** A season begins in August. */
function seasonOf(day: Day): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '08-01' ? 1 : 0)
  return `${year}/${String(year + 1).slice(2)}`
}
