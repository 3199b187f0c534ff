import { type ProgrammeEntry, seasonProgramme } from './programme.ts'

const early = (entry: Omit<ProgrammeEntry, 'room' | 'genres' | 'time'> & { room?: string }) =>
  seasonProgramme({
    room: 'clara-schumann-saal',
    genres: ['alte-musik'],
    series: 'darm-und-kiel',
    time: '19:30',
    prices: [18, 48],
    ...entry,
  })

/** Early music. */
export const earlyProgrammes = [
  early({
    key: 'strozzi',
    title: 'Barbara Strozzi singt | Barbara Strozzi Sings',
    works: [
      'strozzi-eraclito',
      'caccini-lasciatemi',
      'cozzolani-o-quam-bonum',
      'interval',
      'leonarda-sonata-duodecima',
      'strozzi-che-si-puo-fare',
      'strozzi-lagrime-mie',
      'cozzolani-magnificat',
    ],
    durationMinutes: 90,
    cast: ['ensemble-ombra', 'vasseur', 'nwosu', { artist: 'de-wael', role: 'direction' }],
    description: [
      'Barbara Strozzi veröffentlichte zu Lebzeiten acht Bände Musik, mehr als die meisten Männer ihrer Zeit, ohne Kirche, Hof oder Gatten im Rücken. In *Lagrime mie* fällt die Stimme eine Tonleiter hinab, die es in keiner Tonart gibt.',
      'Barbara Strozzi published eight volumes of music in her lifetime, more than most men of her day, without church, court or husband behind her. In *Lagrime mie* the voice falls down a scale that belongs to no key.',
    ],
    teaser:
      'Vier Italienerinnen des 17. Jahrhunderts: eine Hofmusikerin, zwei Nonnen und eine Venezianerin, die sich selbst verlegte. | Four Italian women of the seventeenth century: a court musician, two nuns and a Venetian who published herself.',
  }),
  early({
    key: 'dowland-lachrimae',
    title: 'Sieben Tränen | Seven Tears',
    works: ['purcell-fantazias', 'interval', 'dowland-flow-my-tears', 'dowland-lachrimae'],
    durationMinutes: 85,
    cast: ['ensemble-ombra', 'esterhuizen', { artist: 'salvatierra', role: 'lute' }, 'lacombe'],
    teaser:
      'Semper Dowland, semper dolens: Melancholie als Geschäftsmodell, um 1604. | Semper Dowland, semper dolens: melancholy as a business model, about 1604.',
  }),
  early({
    key: 'brandenburg',
    title: 'Sechs auf einen Streich | Six at One Stroke',
    subtitle: 'Bach: Brandenburgische Konzerte | Bach: Brandenburg Concertos',
    works: ['bach-brandenburg'],
    durationMinutes: 120,
    cast: ['ensemble-ombra', { artist: 'de-wael', role: 'direction' }, 'maisel', 'kostic', 'cordier'],
    room: 'grosser-saal',
    teaser:
      'Bach bewarb sich 1721 mit sechs Konzerten in Berlin. Eine Antwort ist nicht überliefert. | In 1721 Bach applied to Berlin with six concertos. No reply survives.',
  }),
  early({
    key: 'hildegard',
    title: 'Ordo virtutum',
    works: ['hildegard-ordo-virtutum'],
    cast: ['stimmwerk-ufer', { artist: 'hartwig', role: 'speaker' }],
    teaser:
      'Siebzehn Tugenden singen, der Teufel darf nur sprechen. | Seventeen virtues sing; the devil may only speak.',
    description: [
      'Um 1151 schrieb Hildegard von Bingen ein Spiel, in dem die Seele verführt wird und zurückfindet. Alle singen; nur der Teufel brüllt, denn Musik ist ihm verwehrt. Bei uns übernimmt Merle Hartwigsen die undankbare Partie.',
      'About 1151 Hildegard of Bingen wrote a play in which the soul is tempted and finds its way back. Everyone sings; only the devil shouts, for music is denied him. Merle Hartwigsen takes on the thankless part.',
    ],
  }),
  early({
    key: 'notre-dame',
    title: 'Notre-Dame, um 1200 | Notre-Dame, about 1200',
    works: [
      'perotin-viderunt-omnes',
      'hildegard-o-vis-aeternitatis',
      'perotin-sederunt-principes',
      'interval',
      'machaut-messe-nostre-dame',
    ],
    cast: ['stimmwerk-ufer', 'brandis'],
    teaser:
      'Die Kathedrale war noch eine Baustelle, und Pérotin baute mit. | The cathedral was still a building site, and Pérotin was one of the builders.',
  }),
  early({
    key: 'gesualdo',
    title: 'Gesualdo und danach | Gesualdo and After',
    works: [
      'casulana-morir-non-puo',
      'gesualdo-moro-lasso',
      'josquin-nymphes-des-bois',
      'gesualdo-feria-sexta',
      'interval',
      'shaw-partita',
    ],
    durationMinutes: 105,
    cast: ['voces-quinque'],
    teaser:
      'Chromatik aus schlechtem Gewissen, und vierhundert Jahre später acht Stimmen mit gutem. | Chromaticism from a bad conscience and, four hundred years later, eight voices with a good one.',
  }),
  early({
    key: 'dido',
    title: 'Purcell: Dido and Aeneas',
    works: ['purcell-funeral-music', 'purcell-dido'],
    cast: [
      'ensemble-ombra',
      'kammerchor-morgenstern',
      'galindo',
      'okonjo',
      'nwosu',
      { artist: 'de-wael', role: 'direction' },
    ],
    teaser:
      'Eine Königin stirbt in einer Stunde und drei Minuten, Pausen nicht mitgerechnet, weil es keine gibt. | A queen dies in an hour and a quarter, intervals not included, since there are none.',
  }),
]
