import { type ProgrammeEntry, seasonProgramme } from './programme.ts'

const family = (entry: Omit<ProgrammeEntry, 'genres'>) =>
  seasonProgramme({ genres: ['kinder-familie'], series: 'kleine-morgensterne', prices: [6, 14], ...entry })

/** Concerts for children and those who bring them. */
export const familyProgrammes = [
  family({
    key: 'familie-peter',
    title: 'Peter und der Wolf | Peter and the Wolf',
    works: ['prokofjew-peter'],
    durationMinutes: 50,
    cast: ['junge-morgensterne', 'haldane', 'hartwig', 'figurentheater-kleinod'],
    room: 'grosser-saal',
    time: '11:00',
    ageFrom: 5,
    access: { sign_language: true },
    description: [
      'Sergej Prokofjew schrieb das Märchen 1936 in wenigen Tagen für ein Moskauer Kindertheater. Bei uns laufen dazu Figuren aus Holz und Draht über das Podium, und alles, was erzählt wird, wird auch gebärdet.\n\nNach dem Konzert darf man die Hörner anfassen.',
      'Sergei Prokofiev wrote the tale in 1936 within a few days for a Moscow children’s theatre. Here figures of wood and wire cross the platform, and everything that is told is signed as well.\n\nAfter the concert you may touch the horns.',
    ],
    teaser:
      'Mit Figuren, Gebärden und drei Hörnern, die der Wolf sind. | With puppets, sign language and three horns who are the wolf.',
    nights: 2,
  }),
  family({
    key: 'familie-karneval',
    title: 'Der Karneval der Tiere | The Carnival of the Animals',
    works: ['saint-saens-karneval'],
    durationMinutes: 55,
    cast: [{ artist: 'mitglieder', role: 'new-ensemble' }, 'takehara', 'benholz', 'quandt'],
    room: 'clara-schumann-saal',
    time: '15:00',
    ageFrom: 4,
    teaser:
      'Ein Schwan, zwei Pianisten (auch Tiere) und Fossilien, die klappern. | A swan, two pianists (animals too) and fossils that rattle.',
  }),
  family({
    key: 'familie-krabbel',
    title: 'Krabbelkonzert | Crawlers’ Concert',
    works: [{ work: 'bach-italienisch', movements: [2] }, 'schumann-kinderszenen'],
    durationMinutes: 35,
    cast: ['ryder', 'desrosiers', 'quandt'],
    room: 'werkraum',
    time: '10:00',
    ageFrom: 0,
    prices: [5, 8],
    access: { relaxed_performance: true },
    teaser:
      'Für Menschen bis zwei Jahre. Sitzen ist erlaubt, aber nicht üblich. | For people up to two. Sitting is allowed but not usual.',
  }),
  family({
    key: 'familie-klangfiguren',
    title: 'Sand, der singt | Sand that Sings',
    works: [
      {
        talk: 'Eine Platte, ein Geigenbogen, drei Löffel Sand | A plate, a violin bow, three spoons of sand',
      },
      'reich-clapping',
    ],
    durationMinutes: 60,
    cast: ['ito', 'quandt'],
    room: 'werkraum',
    time: '15:00',
    ageFrom: 8,
    prices: [5, 8],
    teaser:
      'Ernst Chladni machte 1787 Töne sichtbar. Heute machen es zwanzig Kinder nach. | In 1787 Ernst Chladni made sounds visible. Today twenty children do it again.',
  }),
  family({
    key: 'familie-orgel',
    title: 'Wer wohnt in der Orgel? | Who Lives in the Organ?',
    works: ['bach-toccata-d', 'alain-litanies'],
    durationMinutes: 50,
    cast: ['lindqvist', 'quandt'],
    room: 'grosser-saal',
    time: '11:00',
    ageFrom: 6,
    teaser:
      'Die kleinste Pfeife ist kürzer als ein Bleistift, die größte länger als ein Bus. | The smallest pipe is shorter than a pencil, the largest longer than a bus.',
  }),
  family({
    key: 'familie-relaxed',
    title: 'Ein Konzert zum Rausgehen | A Concert to Walk Out of',
    subtitle: 'Relaxed Performance',
    works: ['grieg-peer-gynt', 'ravel-mere-oye'],
    durationMinutes: 55,
    cast: ['junge-morgensterne', 'haldane', 'hartwig', 'kuhlbrodt'],
    room: 'clara-schumann-saal',
    time: '15:00',
    ageFrom: 4,
    access: { relaxed_performance: true, sign_language: true, audio_description: true },
    teaser:
      'Licht an, Türen offen, Ruheraum nebenan: Wer laut sein muss, darf. | Lights up, doors open, a quiet room next door: if you need to be loud, be loud.',
  }),
]
