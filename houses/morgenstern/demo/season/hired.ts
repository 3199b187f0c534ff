import { type ProgrammeEntry, seasonProgramme } from './programme.ts'

const hired = (entry: ProgrammeEntry) => seasonProgramme({ ...entry, isOwnProduction: false })

/** Evenings of external organizers, who have terms of their own. */
export const hiredProgrammes = [
  hired({
    key: 'gast-havelberg',
    title: 'Havelberger Philharmonie: Scheherazade war krank | Havelberg Philharmonic: Scheherazade Was Ill',
    works: ['ravel-sheherazade', 'rachmaninow-toteninsel', 'interval', 'berlioz-fantastique'],
    cast: ['havelberg-philharmonie', 'obermaier', 'raschke'],
    room: 'grosser-saal',
    genres: ['orchester'],
    time: '20:00',
    prices: [25, 79],
    teaser:
      'Gastspiel mit Traumsequenzen. Veranstalterin: Konzertdirektion Havelberg. | A visit with dream sequences. Promoter: Konzertdirektion Havelberg.',
  }),
  hired({
    key: 'gast-rheinsberg',
    title: 'Hofkapelle Rheinsberg: Zelenka | Hofkapelle Rheinsberg: Zelenka',
    works: ['zelenka-sonata-5', 'interval', 'zelenka-missa-votiva'],
    cast: [
      'rheinsberger-staatskapelle',
      'oratorienchor',
      { artist: 'sattler', role: 'conductor' },
      'nwosu',
      'petersdotter',
      'ambrosini',
      'kondratjuk',
    ],
    room: 'grosser-saal',
    genres: ['alte-musik', 'gesang-lied'],
    time: '19:30',
    prices: [20, 69],
    teaser:
      'Eine Votivmesse zum Dank für Genesung. Veranstalter: Freunde der Hofkapelle. | A votive mass in thanks for recovery. Promoter: Friends of the Hofkapelle.',
  }),
  hired({
    key: 'gast-nordsund',
    title: 'Nordsund Symfoniorkester auf Reisen | Nordsund Symfoniorkester on Tour',
    works: ['sibelius-finlandia', 'sibelius-violin', 'interval', 'sibelius-sym-2'],
    cast: ['nordsund-symphonie', 'vantongeren', 'kwan'],
    room: 'grosser-saal',
    genres: ['orchester'],
    time: '20:00',
    prices: [29, 89],
    teaser:
      'Ein Orchester von der Küste bringt sein Wetter mit. Veranstalter: Agentur Leuchtfeuer. | An orchestra from the coast brings its own weather. Promoter: Agentur Leuchtfeuer.',
    status: 'cancelled',
    reason:
      'Das Orchester hat seine Tournee wegen Krankheit abgebrochen. | The orchestra has broken off its tour because of illness.',
  }),
  hired({
    key: 'gast-camerata',
    title: 'Camerata Lindenau: Serenaden | Camerata Lindenau: Serenades',
    works: [
      'elgar-serenade',
      'andree-andante-quasi-recitativo',
      'mozart-nachtmusik',
      'interval',
      'tschaikowsky-serenade',
    ],
    cast: ['camerata-lindenau', { artist: 'sattler', role: 'direction' }],
    room: 'clara-schumann-saal',
    genres: ['orchester'],
    time: '20:00',
    prices: [19, 45],
    teaser:
      'Streicher im Stehen, bis auf die Celli. Veranstalter: Camerata Lindenau e. V. | Strings standing, the cellos excepted. Promoter: Camerata Lindenau e. V.',
  }),
  hired({
    key: 'gast-wettbewerb',
    title: 'Finale des Lindenau-Wettbewerbs | Lindenau Competition, Final',
    works: ['beethoven-piano-3', 'clara-schumann-piano', 'interval', 'prokofjew-piano-3'],
    cast: ['havelberg-philharmonie', 'haldane'],
    room: 'grosser-saal',
    genres: ['klavier', 'orchester'],
    time: '17:00',
    prices: [15, 40],
    teaser:
      'Drei Klavierkonzerte, drei Zwanzigjährige, eine Jury, die nichts sagen darf. | Three piano concertos, three twenty-year-olds, a jury not allowed to speak.',
  }),
  hired({
    key: 'gast-blech',
    title: 'Blech am Ufer: Funeral und Fanfare | Blech am Ufer: Funeral and Fanfare',
    works: ['purcell-funeral-music', 'haendel-feuerwerk'],
    durationMinutes: 75,
    cast: ['blech-morgenstern', 'kostic', 'tellmann'],
    room: 'clara-schumann-saal',
    genres: ['kammermusik'],
    time: '19:30',
    prices: [15, 30],
    teaser:
      'Zehn Menschen, die im Orchester hinten sitzen, einmal vorn. Veranstalter: Blech am Ufer GbR. | Ten people who sit at the back of the orchestra, for once in front. Promoter: Blech am Ufer GbR.',
  }),
]
