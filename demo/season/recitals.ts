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
    minutes: 80,
    cast: ['takehara'],
    teaser: 'Zweiunddreißig Mal derselbe Bass, und jedes Mal steht ein anderes Haus darauf. | Thirty-two times the same bass, and each time a different house stands on it.',
    status: 'few_tickets',
  }),
  piano({
    key: 'desrosieres-das-jahr',
    title: 'Mathilde Desrosières: Das Jahr | Mathilde Desrosières: The Year',
    works: ['hensel-jahr', '—', 'schumann-waldszenen', 'bonis-femmes'],
    cast: ['desrosiers:fortepiano'],
    teaser: 'Fanny Hensels Kalender von 1841, auf einem Flügel von 1843. | Fanny Hensel’s calendar of 1841 on a piano of 1843.',
    description: [
      'Zurück aus Rom schrieb Fanny Hensel zwölf Charakterstücke, Wilhelm Hensel malte zu jedem eine Vignette, und die Blätter wurden auf farbiges Papier kopiert. Gedruckt wurde der Zyklus erst 1989.',
      'Back from Rome, Fanny Hensel wrote twelve character pieces, Wilhelm Hensel painted a vignette for each, and the pages were copied onto coloured paper. The cycle was not printed until 1989.',
    ],
  }),
  piano({
    key: 'benholz-hammerklavier',
    title: 'Aurel Benholz: Hammerklavier',
    works: ['boulez-sonata-2', '—', 'beethoven-hammerklavier'],
    cast: ['benholz'],
    teaser: 'Zwei Sonaten, die das Klavier für unzureichend halten. | Two sonatas that find the piano inadequate.',
  }),
  piano({
    key: 'iwanow-skrjabin',
    title: 'Darja Iwanzewa: Vers la flamme',
    works: ['chopin-nocturnes-62', 'chopin-sonata-3', '—', 'ustwolskaja-sonata-6', 'skrjabin-sonata-9', 'skrjabin-vers-la-flamme'],
    cast: ['iwanow'],
    teaser: 'Ein Abend, der mit einer Nocturne beginnt und mit offenem Feuer endet. | A recital that begins with a nocturne and ends in open fire.',
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
      '—',
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
    teaser: 'Letzte und vorletzte Stücke aus drei Jahrhunderten, ohne Zugabe. | Last and last-but-one pieces from three centuries, without an encore.',
    description: [
      'Vierzehn Komponistinnen und Komponisten, vierzehn Arten, den Deckel zu schließen. Manche wussten, dass es das Ende war; Liszt sah graue Wolken. Ferreira Leme bittet darum, erst nach dem letzten Stück zu klatschen, und auch das nur, wenn es sein muss.',
      'Fourteen composers, fourteen ways of closing the lid. Some knew that it was the end; Liszt saw only grey clouds. Ferreira Leme asks you to applaud after the last piece only, and even then only if you must.',
    ],
  }),
  piano({
    key: 'kalnins-bilder',
    title: 'Edgars Kalniņš-Ozols: Bilder einer Ausstellung | Edgars Kalniņš-Ozols: Pictures at an Exhibition',
    works: ['janacek-im-nebel', 'prokofjew-sonata-7', '—', 'mussorgsky-bilder'],
    cast: ['kalnins'],
    teaser: 'Das Original, ohne Ravel, mit zehn Fingern. | The original, without Ravel, with ten fingers.',
  }),
  piano({
    key: 'ahrendt-letzte-sonaten',
    title: 'Lise Ahrendt: Drei letzte Sonaten | Lise Ahrendt: Three Last Sonatas',
    works: ['beethoven-sonata-109', 'beethoven-sonata-110', '—', 'beethoven-sonata-111'],
    cast: ['ahrendt'],
    teaser: 'op. 109, 110, 111. Mehr wird nicht gespielt und mehr ist nicht nötig. | Op. 109, 110, 111. Nothing more will be played, and nothing more is needed.',
    status: 'sold_out',
  }),
  piano({
    key: 'takehara-ligeti',
    title: 'Yuki Takeharu: Störungen | Yuki Takeharu: Disorders',
    works: ['bach-partita-2', 'ligeti-etudes-1', '—', 'ravel-miroirs', 'chin-etudes'],
    cast: ['takehara'],
    teaser: 'Die rechte Hand spielt weiße Tasten, die linke schwarze, und keine gibt nach. | The right hand plays white keys, the left hand black, and neither gives way.',
  }),
  piano({
    key: 'schubert-vierhaendig',
    title: 'Schubert, vierhändig | Schubert, Four Hands',
    works: ['schubert-impromptus-899', 'schubert-fantasie-f', '—', 'schubert-sonata-960'],
    cast: ['ahrendt', 'benholz'],
    teaser: 'Zwei auf einer Bank, und die f-Moll-Fantasie dazwischen. | Two on one bench, with the F minor Fantasy between them.',
  }),
]

const song = (entry: Omit<ProgrammeEntry, 'room' | 'genres' | 'time'>) =>
  seasonProgramme({
    room: 'fanny-hensel-saal',
    genres: ['gesang-lied'],
    series: 'lied-am-ufer',
    time: '19:30',
    prices: [18, 36],
    ...entry,
  })

/** Song recitals. */
export const songProgrammes = [
  song({
    key: 'okonjo-winterreise',
    title: 'Winterreise',
    works: ['schubert-winterreise'],
    minutes: 80,
    cast: ['okonjo', 'ahrendt'],
    teaser: 'Vierundzwanzig Lieder, in denen niemand ankommt. Samuel Okonedi-Brandt liest vorher zwei davon. | Twenty-four songs in which nobody arrives. Samuel Okonedi-Brandt reads two of them aloud first.',
    description: [
      'Ein Mann verlässt nachts ein Haus und geht. Mehr Handlung ist nicht. Wilhelm Müller schrieb die Gedichte, Schubert vertonte sie, und keiner von beiden wurde dreiunddreißig.\n\nDer Abend dauert achtzig Minuten, hat keine Pause und beginnt pünktlich, weil das erste Lied mit Schritten beginnt.',
      'A man leaves a house at night and walks. There is no more plot than that. Wilhelm Müller wrote the poems, Schubert set them, and neither lived to be thirty-three.\n\nThe recital lasts eighty minutes, has no interval and begins on time, because the first song begins with footsteps.',
    ],
    status: 'few_tickets',
  }),
  song({
    key: 'nwosu-strozzi-saariaho',
    title: 'Adaeze Nwosuani: Clairières',
    works: ['clara-schumann-lieder-13', 'hensel-lieder-op1', 'viardot-lieder', '—', 'lili-boulanger-clairieres'],
    cast: ['nwosu', 'desrosiers'],
    teaser: 'Vier Komponistinnen; drei von ihnen wurden von ihren Familien gebremst, die vierte von der Zeit. | Four composers; three were held back by their families, the fourth by time.',
  }),
  song({
    key: 'galindo-nuits',
    title: 'Marisol Galindez-Prado: Haugtussa',
    works: ['haydn-arianna', 'mahler-rueckert', '—', 'grieg-haugtussa', 'debussy-bilitis'],
    cast: ['galindo', 'ferreira'],
    teaser: 'Verlassene Frauen, verhext, verklärt, verspottet, und alle in bester Stimme. | Abandoned women, bewitched, transfigured, mocked, and all in the best of voice.',
  }),
  song({
    key: 'weigold-moerike',
    title: 'Arvid Weigoldt: Mörike und andere Pfarrer | Arvid Weigoldt: Mörike and Other Parsons',
    works: ['wolf-moerike', '—', 'brahms-ernste-gesaenge', 'mussorgsky-lieder-taenze'],
    cast: ['weigold', 'kalnins'],
    teaser: 'Vom Storchenboten zum Feldherrn Tod in hundert Minuten. | From the stork to Field Marshal Death in a hundred minutes.',
  }),
  song({
    key: 'dichterliebe-zweimal',
    title: 'Ich grolle nicht | I Bear No Grudge',
    works: ['schumann-dichterliebe', '—', 'schumann-frauenliebe', 'beethoven-ferne-geliebte'],
    cast: ['wrobel', 'maurer-klee', 'takehara'],
    teaser: 'Sie singt die Dichterliebe, er Frauenliebe und -leben. | She sings Dichterliebe, he sings Frauenliebe und -leben.',
  }),
  song({
    key: 'kafka-fragmente',
    title: 'Kurtág: Kafka-Fragmente | Kurtág: Kafka Fragments',
    works: ['kurtag-kafka'],
    minutes: 65,
    cast: ['vasseur', 'asplund'],
    teaser: 'Vierzig Sätze, eine Stimme, eine Geige. »Die Guten gehn im gleichen Schritt.« | Forty sentences, one voice, one violin.',
  }),
]

const duo = (entry: Omit<ProgrammeEntry, 'room' | 'genres' | 'time'>) =>
  seasonProgramme({
    room: 'fanny-hensel-saal',
    genres: ['kammermusik'],
    time: '19:30',
    prices: [20, 38],
    ...entry,
  })

/** Two players and a piano lid. */
export const duoProgrammes = [
  duo({
    key: 'mirow-benholz',
    title: 'Jelena Mirowa-Stein und Aurel Benholz | Jelena Mirowa-Stein and Aurel Benholz',
    works: ['clara-schumann-romanzen-22', 'szymanowski-mythen', '—', 'franck-violin-sonata', 'lili-boulanger-nocturne!'],
    cast: ['mirow', 'benholz'],
    teaser: 'Quellen, Spiegelbilder, Dryaden, und zum Schluss eine Hochzeit im Kanon. | Springs, reflections, dryads, and finally a wedding in canon.',
  }),
  duo({
    key: 'varkonyi-clarke',
    title: 'Tamás Várkonyi, Viola | Tamás Várkonyi, viola',
    works: ['schumann-maerchenbilder', 'clarke-viola-sonata', '—', 'britten-lachrymae', 'schostakowitsch-viola-sonata'],
    cast: ['varkonyi', 'takehara'],
    teaser: 'Rebecca Clarkes Sonate lag 1919 gleichauf auf dem ersten Platz, bis eine einzelne Stimme entschied. | In 1919 Rebecca Clarke’s sonata tied for first place, until a single vote decided.',
    description: [
      '1919 stimmte die Jury von Pittsfield, Massachusetts, über anonym eingereichte Bratschenstücke ab und kam zu keiner Mehrheit. Die Mäzenin entschied für Ernest Bloch. Das andere Stück, so vermutete man, sei von Ravel. Es war von Rebecca Clarke.\n\nSchostakowitsch beendete seine Sonate wenige Wochen vor seinem Tod; im letzten Satz geht Beethovens Mondschein durchs Zimmer.',
      'In 1919 the jury at Pittsfield, Massachusetts, voted on anonymous pieces for viola and reached no majority. The patron decided for Ernest Bloch. The other piece, it was supposed, must be by Ravel. It was by Rebecca Clarke.\n\nShostakovich finished his sonata a few weeks before his death; in the last movement Beethoven’s moonlight crosses the room.',
    ],
  }),
  duo({
    key: 'castellar-solo',
    title: 'Inés Castellar-Roig, allein | Inés Castellar-Roig, Alone',
    works: ['bach-cello-suite-1', 'ligeti-cello-solo', 'saariaho-sept-papillons', '—', 'lachenmann-pression', 'bach-cello-suite-5'],
    cast: ['castellar'],
    teaser: 'Ein Cello von allen Seiten: gestrichen, gezupft, gehaucht, gedrückt. | A cello from every side: bowed, plucked, breathed on, pressed.',
  }),
  duo({
    key: 'in-croce',
    title: 'In croce',
    works: ['gubaidulina-de-profundis', 'bach-violin-partita-2', '—', 'gubaidulina-in-croce', 'paert-spiegel'],
    cast: ['holopainen', 'roehrbein', 'haapala', 'kalnins'],
    teaser: 'Ein Akkordeon atmet, ein Cello steigt, und in der Mitte kreuzen sie sich. | An accordion breathes, a cello climbs, and in the middle they cross.',
  }),
  duo({
    key: 'tango-flute',
    title: 'Histoire du Tango',
    works: ['telemann-flute-fantasias', 'takemitsu-towards-sea', '—', 'messiaen-merle-noir', 'piazzolla-histoire'],
    cast: ['amsel', 'salvatierra', 'desrosiers'],
    teaser: 'Flöte und Gitarre, vom Bordell ins Konzerthaus in vier Sätzen. | Flute and guitar, from the bordello to the concert hall in four movements.',
  }),
  duo({
    key: 'trio-kontraste',
    title: 'Kontraste | Contrasts',
    works: ['ustwolskaja-trio', 'bartok-kontraste', '—', 'zemlinsky-trio'],
    cast: ['nathanson', 'berenyi', 'haapala', 'iwanow'],
    teaser: 'Dreimal drei, und Benny Goodman hat die Mitte bestellt. | Three times three, and Benny Goodman commissioned the middle.',
  }),
]
