import { type ProgrammeEntry, seasonProgramme } from './programme.ts'

const duo = (entry: Omit<ProgrammeEntry, 'room' | 'genres' | 'time'>) =>
  seasonProgramme({
    room: 'fanny-hensel-saal',
    genres: ['kammermusik'],
    time: '19:30',
    prices: [20, 38],
    ...entry,
  })

/** Recitals of a solo instrument with piano. */
export const duoProgrammes = [
  duo({
    key: 'mirow-benholz',
    title: 'Jelena Mirowa-Stein und Aurel Benholz | Jelena Mirowa-Stein and Aurel Benholz',
    works: [
      'clara-schumann-romanzen-22',
      'szymanowski-mythen',
      'interval',
      'franck-violin-sonata',
      { encore: 'lili-boulanger-nocturne' },
    ],
    cast: ['mirow', 'benholz'],
    teaser:
      'Quellen, Spiegelbilder, Dryaden, und zum Schluss eine Hochzeit im Kanon. | Springs, reflections, dryads, and finally a wedding in canon.',
  }),
  duo({
    key: 'varkonyi-clarke',
    title: 'Tamás Várkonyi, Viola | Tamás Várkonyi, viola',
    works: [
      'schumann-maerchenbilder',
      'clarke-viola-sonata',
      'interval',
      'britten-lachrymae',
      'schostakowitsch-viola-sonata',
    ],
    cast: ['varkonyi', 'takehara'],
    teaser:
      'Rebecca Clarkes Sonate lag 1919 gleichauf auf dem ersten Platz, bis eine einzelne Stimme entschied. | In 1919 Rebecca Clarke’s sonata tied for first place, until a single vote decided.',
    description: [
      '1919 stimmte die Jury von Pittsfield, Massachusetts, über anonym eingereichte Bratschenstücke ab und kam zu keiner Mehrheit. Die Mäzenin entschied für Ernest Bloch. Das andere Stück, so vermutete man, sei von Ravel. Es war von Rebecca Clarke.\n\nSchostakowitsch beendete seine Sonate wenige Wochen vor seinem Tod; im letzten Satz geht Beethovens Mondschein durchs Zimmer.',
      'In 1919 the jury at Pittsfield, Massachusetts, voted on anonymous pieces for viola and reached no majority. The patron decided for Ernest Bloch. The other piece, it was supposed, must be by Ravel. It was by Rebecca Clarke.\n\nShostakovich finished his sonata a few weeks before his death; in the last movement Beethoven’s moonlight crosses the room.',
    ],
  }),
  duo({
    key: 'castellar-solo',
    title: 'Inés Castellar-Roig, allein | Inés Castellar-Roig, Alone',
    works: [
      'bach-cello-suite-1',
      'ligeti-cello-solo',
      'saariaho-sept-papillons',
      'interval',
      'lachenmann-pression',
      'bach-cello-suite-5',
    ],
    cast: ['castellar'],
    teaser:
      'Ein Cello von allen Seiten: gestrichen, gezupft, gehaucht, gedrückt. | A cello from every side: bowed, plucked, breathed on, pressed.',
  }),
  duo({
    key: 'in-croce',
    title: 'In croce',
    works: [
      'gubaidulina-de-profundis',
      'bach-violin-partita-2',
      'interval',
      'gubaidulina-in-croce',
      'paert-spiegel',
    ],
    cast: ['holopainen', 'roehrbein', 'haapala', 'kalnins'],
    teaser:
      'Ein Akkordeon atmet, ein Cello steigt, und in der Mitte kreuzen sie sich. | An accordion breathes, a cello climbs, and in the middle they cross.',
  }),
  duo({
    key: 'tango-flute',
    title: 'Histoire du Tango',
    works: [
      'telemann-flute-fantasias',
      'takemitsu-towards-sea',
      'interval',
      'messiaen-merle-noir',
      'piazzolla-histoire',
    ],
    cast: ['amsel', 'salvatierra', 'desrosiers'],
    teaser:
      'Flöte und Gitarre, vom Bordell ins Konzerthaus in vier Sätzen. | Flute and guitar, from the bordello to the concert hall in four movements.',
  }),
  duo({
    key: 'trio-kontraste',
    title: 'Kontraste | Contrasts',
    works: ['ustwolskaja-trio', 'bartok-kontraste', 'interval', 'zemlinsky-trio'],
    cast: ['nathanson', 'berenyi', 'haapala', 'iwanow'],
    teaser:
      'Dreimal drei, und Benny Goodman hat die Mitte bestellt. | Three times three, and Benny Goodman commissioned the middle.',
  }),
]
