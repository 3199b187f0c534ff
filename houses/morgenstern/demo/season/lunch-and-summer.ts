import { seasonProgramme } from './programme.ts'

const lunch = (key: string, works: string[], cast: string[], title: string, teaser: string) =>
  seasonProgramme({
    key,
    title,
    works,
    cast,
    teaser,
    durationMinutes: 40,
    room: 'clara-schumann-saal',
    genres: ['kammermusik'],
    series: 'mittags-um-eins',
    time: '13:00',
    status: 'no_sale',
  })

/** Forty minutes at lunchtime, free of charge. */
export const lunchProgrammes = [
  lunch(
    'mittag-bach',
    ['bach-cello-suite-1', 'gubaidulina-de-profundis'],
    ['haapala', 'holopainen'],
    'Mittags um eins: Allein | Lunchtime at One: Alone',
    'Ein Cello und danach ein Akkordeon, jedes für sich. | A cello, then an accordion, each by itself.',
  ),
  lunch(
    'mittag-debussy',
    ['debussy-cello', 'webern-stuecke-vc', 'debussy-violin'],
    ['dorfmeister', 'asplund', 'kalnins'],
    'Mittags um eins: Letzte Sonaten | Lunchtime at One: Last Sonatas',
    'Debussy unterschrieb sie mit »musicien français«. | Debussy signed them ‘musicien français’.',
  ),
  lunch(
    'mittag-wolf',
    ['wolf-serenade', 'hensel-quartett'],
    ['varda-quartett'],
    'Mittags um eins: Ständchen | Lunchtime at One: Serenade',
    'Hugo Wolf hat es eilig, Fanny Hensel hat recht. | Hugo Wolf is in a hurry, Fanny Hensel is right.',
  ),
  lunch(
    'mittag-britten',
    ['britten-metamorphosen', 'widmann-fantasie', 'messiaen-merle-noir'],
    ['cordier', 'nathanson', 'amsel', 'takehara'],
    'Mittags um eins: Holz | Lunchtime at One: Wood',
    'Oboe, Klarinette, Flöte, eine nach der anderen. | Oboe, clarinet, flute, one after another.',
  ),
  lunch(
    'mittag-ysaye',
    ['biber-passacaglia', 'ysaye-sonata-3', 'beach-romanze'],
    ['kwan', 'benholz'],
    'Mittags um eins: Eine Geige | Lunchtime at One: One Violin',
    'Fünfundsechzig Mal vier Töne, danach eine Ballade. | Sixty-five times four notes, then a ballad.',
  ),
  lunch(
    'mittag-lyrisch',
    ['grieg-lyrische', 'kapralova-april'],
    ['iwanow'],
    'Mittags um eins: April | Lunchtime at One: April',
    'Kurze Stücke bei wechselnder Bewölkung. | Short pieces under variable cloud.',
  ),
  lunch(
    'mittag-brahms',
    ['brahms-geistliches-wiegenlied', 'schumann-maerchenbilder'],
    ['petersdotter', 'laurent', 'ferreira'],
    'Mittags um eins: Bratsche, bitte | Lunchtime at One: Viola, Please',
    'Brahms schrieb seinen Freunden ein Wiegenlied mit Bratsche; die Ehe hielt nicht, das Lied schon. | Brahms wrote his friends a lullaby with viola; the marriage did not last, the song did.',
  ),
  lunch(
    'mittag-tango',
    ['piazzolla-estaciones'],
    ['trio-vesper'],
    'Mittags um eins: Buenos Aires | Lunchtime at One: Buenos Aires',
    'Vier Jahreszeiten in siebenundzwanzig Minuten, auf der Südhalbkugel. | Four seasons in twenty-seven minutes, in the southern hemisphere.',
  ),
]

/** Events while the stages are being repaired: tours and a workshop. */
export const summerProgrammes = [
  seasonProgramme({
    key: 'sommer-fuehrung',
    title: 'Haus ohne Konzert | A House without a Concert',
    subtitle: 'Sommerführung durch den leeren Saal | A summer tour of the empty hall',
    works: [{ talk: 'Vom Keller zum Schallreflektor | From the cellar to the canopy' }],
    durationMinutes: 75,
    cast: ['reimers'],
    room: 'grosser-saal',
    genres: ['kinder-familie'],
    time: '16:00',
    prices: [6, 9],
    teaser:
      'Im Sommer wird hier geschliffen, geölt und gestimmt. Man darf dabei zusehen. | In summer they sand, oil and tune here. You may watch.',
    ageFrom: 8,
  }),
  seasonProgramme({
    key: 'sommer-orgel',
    title: 'Im Inneren der Orgel | Inside the Organ',
    works: [
      {
        talk: 'Jonas Lindqvist öffnet die Tür neben dem Prospekt | Jonas Lindqvist opens the door beside the case',
      },
    ],
    durationMinutes: 60,
    cast: ['lindqvist'],
    room: 'grosser-saal',
    genres: ['orgel'],
    time: '18:00',
    prices: [8, 8],
    teaser:
      'Vier Stockwerke, eine Leiter, höchstens zwölf Personen. | Four storeys, one ladder, twelve people at most.',
    ageFrom: 12,
  }),
]
