import { type ProgrammeEntry, seasonProgramme } from './programme.ts'

const piano = (entry: Omit<ProgrammeEntry, 'room' | 'genres' | 'time'> & { room?: string }) =>
  seasonProgramme({
    room: 'fanny-hensel-saal',
    genres: ['klavier'],
    series: 'klavier-am-dienstag',
    time: '20:00',
    prices: [24, 38],
    ...entry,
  })

/** Piano recitals on Tuesdays. */
export const pianoProgrammes = [
  piano({
    key: 'takehara-goldberg',
    title: 'Yuki Takeharu: Goldberg | Yuki Takeharu: Goldberg',
    works: ['bach-goldberg'],
    durationMinutes: 80,
    cast: ['takehara'],
    teaser:
      'Zweiunddreißig Mal derselbe Bass, und jedes Mal steht ein anderes Haus darauf. | Thirty-two times the same bass, and each time a different house stands on it.',
    status: 'few_tickets',
  }),
  piano({
    key: 'desrosieres-das-jahr',
    title: 'Mathilde Desrosières: Das Jahr | Mathilde Desrosières: The Year',
    works: ['hensel-jahr', 'interval', 'schumann-waldszenen', 'bonis-femmes'],
    cast: [{ artist: 'desrosiers', role: 'fortepiano' }],
    teaser:
      'Fanny Hensels Kalender von 1841, auf einem Flügel von 1843. | Fanny Hensel’s calendar of 1841 on a piano of 1843.',
    description: [
      'Zurück aus Rom schrieb Fanny Hensel zwölf Charakterstücke, Wilhelm Hensel malte zu jedem eine Vignette, und die Blätter wurden auf farbiges Papier kopiert. Gedruckt wurde der Zyklus erst 1989.',
      'Back from Rome, Fanny Hensel wrote twelve character pieces, Wilhelm Hensel painted a vignette for each, and the pages were copied onto coloured paper. The cycle was not printed until 1989.',
    ],
  }),
  piano({
    key: 'benholz-hammerklavier',
    title: 'Aurel Benholz: Hammerklavier',
    works: ['boulez-sonata-2', 'interval', 'beethoven-hammerklavier'],
    cast: ['benholz'],
    description: [
      'Pierre Boulez war dreiundzwanzig und wollte die Sonate abschaffen; Beethoven war siebenundvierzig und wollte, dass man sich in fünfzig Jahren noch die Finger daran bricht. Beide haben ihr Ziel verfehlt und etwas anderes erreicht.',
      'Pierre Boulez was twenty-three and wanted to abolish the sonata; Beethoven was forty-seven and wanted pianists to be kept busy for fifty years. Both missed their aim and hit something else.',
    ],
    teaser:
      'Zwei Sonaten, die das Klavier für unzureichend halten. | Two sonatas that find the piano inadequate.',
  }),
  piano({
    key: 'iwanow-skrjabin',
    title: 'Darja Iwanzewa: Vers la flamme',
    works: [
      'chopin-nocturnes-62',
      'chopin-sonata-3',
      'interval',
      'ustwolskaja-sonata-6',
      'skrjabin-sonata-9',
      'skrjabin-vers-la-flamme',
    ],
    cast: ['iwanow'],
    teaser:
      'Ein Abend, der mit einer Nocturne beginnt und mit offenem Feuer endet. | A recital that begins with a nocturne and ends in open fire.',
  }),
  piano({
    key: 'ferreira-vierzehn',
    title: 'Vierzehn Abschiede | Fourteen Farewells',
    subtitle: 'Tomás Ferreira Leme, Klavier | Tomás Ferreira Leme, piano',
    works: [
      'couperin-barricades',
      'rameau-gavotte',
      'mozart-fantasie-c',
      'haydn-f-moll-variationen',
      'chopin-ballade-4',
      'clara-schumann-variationen-20',
      'interval',
      'liszt-nuages',
      'brahms-intermezzi-117',
      'satie-gymnopedies',
      'skrjabin-vers-la-flamme',
      'schoenberg-klavierstuecke-19',
      'webern-variationen',
      'takemitsu-rain-tree',
      'ustwolskaja-sonata-6',
    ],
    cast: ['ferreira'],
    room: 'clara-schumann-saal',
    teaser:
      'Letzte und vorletzte Stücke aus drei Jahrhunderten, ohne Zugabe. | Last and last-but-one pieces from three centuries, without an encore.',
    description: [
      'Vierzehn Komponistinnen und Komponisten, vierzehn Arten, den Deckel zu schließen. Manche wussten, dass es das Ende war; Liszt sah graue Wolken. Ferreira Leme bittet darum, erst nach dem letzten Stück zu klatschen, und auch das nur, wenn es sein muss.',
      'Fourteen composers, fourteen ways of closing the lid. Some knew that it was the end; Liszt saw only grey clouds. Ferreira Leme asks you to applaud after the last piece only, and even then only if you must.',
    ],
  }),
  piano({
    key: 'kalnins-bilder',
    title: 'Edgars Kalniņš-Ozols: Bilder einer Ausstellung | Edgars Kalniņš-Ozols: Pictures at an Exhibition',
    works: ['janacek-im-nebel', 'prokofjew-sonata-7', 'interval', 'mussorgsky-bilder'],
    cast: ['kalnins'],
    teaser: 'Das Original, ohne Ravel, mit zehn Fingern. | The original, without Ravel, with ten fingers.',
  }),
  piano({
    key: 'ahrendt-letzte-sonaten',
    title: 'Lise Ahrendt: Drei letzte Sonaten | Lise Ahrendt: Three Last Sonatas',
    works: ['beethoven-sonata-109', 'beethoven-sonata-110', 'interval', 'beethoven-sonata-111'],
    cast: ['ahrendt'],
    teaser:
      'op. 109, 110, 111. Mehr wird nicht gespielt und mehr ist nicht nötig. | Op. 109, 110, 111. Nothing more will be played, and nothing more is needed.',
    status: 'sold_out',
  }),
  piano({
    key: 'takehara-ligeti',
    title: 'Yuki Takeharu: Störungen | Yuki Takeharu: Disorders',
    works: ['bach-partita-2', 'ligeti-etudes-1', 'interval', 'ravel-miroirs', 'chin-etudes'],
    cast: ['takehara'],
    teaser:
      'Die rechte Hand spielt weiße Tasten, die linke schwarze, und keine gibt nach. | The right hand plays white keys, the left hand black, and neither gives way.',
  }),
  piano({
    key: 'schubert-vierhaendig',
    title: 'Schubert, vierhändig | Schubert, Four Hands',
    works: ['schubert-impromptus-899', 'schubert-fantasie-f', 'interval', 'schubert-sonata-960'],
    cast: ['ahrendt', 'benholz'],
    teaser:
      'Zwei auf einer Bank, und die f-Moll-Fantasie dazwischen. | Two on one bench, with the F minor Fantasy between them.',
  }),
]
