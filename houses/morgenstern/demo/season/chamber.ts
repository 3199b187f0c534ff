import { type ProgrammeEntry, seasonProgramme } from './programme.ts'

const quartet = (entry: Omit<ProgrammeEntry, 'room' | 'genres' | 'time'>) =>
  seasonProgramme({
    room: 'clara-schumann-saal',
    genres: ['kammermusik'],
    series: 'vier-pulte',
    time: '19:30',
    prices: [18, 46],
    ...entry,
  })

/** String quartets and their guests. */
export const quartetProgrammes = [
  quartet({
    key: 'varda-haydn-saariaho',
    title: 'Varda-Quartett: Sonnenflecken | Varda Quartet: Sunspots',
    works: ['haydn-quartet-20-2', 'saariaho-terra-memoria', 'interval', 'schubert-quartet-g'],
    cast: ['varda-quartett'],
    teaser:
      'Haydn erfindet das Gespräch unter Gleichen, Schubert gerät darüber außer sich. | Haydn invents conversation among equals; Schubert loses himself in it.',
    description: [
      'Mit dem ersten Satz von op. 20 Nr. 2 beginnt das Cello die Geschichte der Gattung noch einmal von vorn: Es hat die Melodie, und niemand wundert sich.\n\nKaija Saariaho widmete *Terra Memoria* »den Verstorbenen«, die fertig sind, während die Erinnerung an sie weiterarbeitet.',
      'In the first movement of op. 20 no. 2 the cello begins the history of the genre over again: it has the tune, and nobody is surprised.\n\nKaija Saariaho dedicated *Terra Memoria* ‘to those departed’, who are complete while our memory of them goes on working.',
    ],
  }),
  quartet({
    key: 'varda-beethoven-131',
    title: 'Varda-Quartett: cis-Moll | Varda Quartet: C-sharp minor',
    works: ['crawford-quartet', 'shaw-entracte', 'beethoven-quartet-131'],
    cast: ['varda-quartett'],
    teaser:
      'Sieben Sätze ohne Atempause, und davor zwei Amerikanerinnen, die wissen, was ein Adagio ist. | Seven movements without a breath, and before them two Americans who know what an adagio is.',
  }),
  quartet({
    key: 'lanterne-debussy',
    title: 'Quatuor Lanterne: Paris 1893 | Quatuor Lanterne: Paris 1893',
    works: ['ravel-quartet', 'bosmans-quartet', 'interval', 'debussy-quartet'],
    cast: ['quatuor-lanterne'],
    teaser:
      'Zwei Quartette, die jeder nebeneinander auf eine Platte presst, und eines, das immer gefehlt hat. | Two quartets that always share a record, and one that was always missing from it.',
  }),
  quartet({
    key: 'aurelian-janacek',
    title: 'Aurelian-Quartett: Intime Briefe | Aurelian Quartet: Intimate Letters',
    works: ['smetana-quartet-1', 'janacek-kreutzer', 'interval', 'janacek-intime-briefe'],
    cast: ['aurelian-quartett'],
    teaser:
      'Drei Bekenntnisse aus Böhmen und Mähren. Der Adressatin war es peinlich. | Three confessions from Bohemia and Moravia. The addressee was embarrassed.',
    description: [
      'Leoš Janáček war dreiundsechzig, als er Kamila Stösslová begegnete, und schrieb ihr in elf Jahren mehr als siebenhundert Briefe. Das zweite Quartett ist einer davon. Vor der Uraufführung starb er.',
      'Leoš Janáček was sixty-three when he met Kamila Stösslová, and in eleven years he wrote her more than seven hundred letters. The second quartet is one of them. He died before its first performance.',
    ],
  }),
  quartet({
    key: 'lanterne-fletch',
    title: 'Quatuor Lanterne: Unter Strom | Quatuor Lanterne: Live Wire',
    works: [
      'webern-saetze-5',
      'saunders-fletch',
      'widmann-jagdquartett',
      'interval',
      'mendelssohn-quartet-80',
    ],
    cast: ['quatuor-lanterne'],
    teaser:
      'Felix Mendelssohns letztes Quartett ist kein Schlusswort, sondern eine offene Rechnung. | Felix Mendelssohn’s last quartet is no last word but an unpaid bill.',
  }),
  quartet({
    key: 'varda-schubert-quintett',
    title: 'Schubert: Streichquintett | Schubert: String Quintet',
    works: ['kurtag-officium', 'hensel-quartett', 'interval', 'schubert-quintett'],
    cast: ['varda-quartett', 'dorfmeister'],
    teaser:
      'Mit zwei Celli, von denen eines weiß, wie es ausgeht. | With two cellos, one of which knows how it ends.',
    status: 'sold_out',
  }),
  quartet({
    key: 'aurelian-brahms',
    title: 'Brahms: Klarinettenquintett | Brahms: Clarinet Quintet',
    works: ['haydn-quartet-33-3', 'gubaidulina-quartet-4', 'interval', 'brahms-clarinet-quintet'],
    cast: ['aurelian-quartett', 'nathanson'],
    teaser:
      'Brahms wollte aufhören. Dann hörte er Richard Mühlfeld Klarinette spielen. | Brahms meant to stop. Then he heard Richard Mühlfeld play the clarinet.',
  }),
  quartet({
    key: 'lanterne-price',
    title: 'Juba und Dumka | Juba and Dumka',
    works: ['price-quartet-a', 'interval', 'dvorak-quintett'],
    cast: ['quatuor-lanterne', 'takehara'],
    teaser: 'Zwei Tänze von zwei Seiten des Atlantiks. | Two dances from two sides of the Atlantic.',
  }),
  quartet({
    key: 'aurelian-schostakowitsch',
    title: 'Schostakowitsch: Fünfzehntes Quartett | Shostakovich: Fifteenth Quartet',
    works: ['mozart-quartet-c', 'interval', 'schostakowitsch-quartet-15'],
    cast: ['aurelian-quartett'],
    teaser: 'Sechs Adagios, gespielt bei Lampenlicht. | Six adagios, played by lamplight.',
    status: 'postponed',
    reason:
      'Der Cellist hat sich die Hand verletzt und spielt fünf Wochen später wieder. | The cellist has injured a hand and will play again five weeks later.',
  }),
]

const matinee = (entry: Omit<ProgrammeEntry, 'room' | 'genres' | 'time'>) =>
  seasonProgramme({
    room: 'clara-schumann-saal',
    genres: ['kammermusik'],
    series: 'sonntagsmatinee',
    time: '11:00',
    prices: [18, 42],
    ...entry,
  })

/** Chamber music on Sundays at eleven. */
export const matineeProgrammes = [
  matinee({
    key: 'matinee-nonette',
    title: 'Matinee: Zu neunt | Matinee: Nine of Us',
    works: ['martinu-nonett', 'farrenc-nonett'],
    cast: [{ artist: 'mitglieder', role: 'wind-quintet' }, 'mirow', 'lindner-blau', 'haapala', 'ostermann'],
    teaser:
      'Nach dem Erfolg ihres Nonetts bekam Louise Farrenc endlich das Gehalt ihrer Kollegen. Mit Zinsen hört man es noch. | After the success of her Nonet Louise Farrenc was at last paid like her colleagues. You can hear the interest.',
  }),
  matinee({
    key: 'matinee-septett',
    title: 'Matinee: Beethovens Septett | Matinee: Beethoven’s Septet',
    works: ['pagh-paan-man-nam', 'beethoven-septett'],
    cast: [
      { artist: 'mitglieder', role: 'string-quartet' },
      'nathanson',
      'bruckner-hall',
      'wieland',
      'ostermann',
    ],
    teaser:
      'Beethoven ärgerte sich, dass es alle liebten. Sie tun es weiterhin. | Beethoven was annoyed that everyone loved it. They still do.',
  }),
  matinee({
    key: 'matinee-clara',
    title: 'Matinee: Trio Vesperale | Matinee: Trio Vesperale',
    works: ['haydn-trio-g', 'clara-schumann-trio', 'clarke-trio'],
    cast: ['trio-vesper'],
    teaser:
      'Drei Komponisten, zwei davon Frauen, und das ungarischste Rondo stammt vom Dritten. | Three composers, two of them women, and the most Hungarian rondo comes from the third.',
  }),
  matinee({
    key: 'matinee-forelle',
    title: 'Matinee: Die Forelle | Matinee: The Trout',
    works: ['bonis-piano-quartet-1', 'schubert-forelle'],
    cast: ['takehara', 'asplund', 'laurent', 'haapala', 'ostermann'],
    teaser:
      'Mit Kontrabass statt zweiter Geige, und schon schwimmt alles leichter. | With a double bass instead of a second violin everything swims more easily.',
    status: 'few_tickets',
  }),
  matinee({
    key: 'matinee-flieder',
    title: 'Matinee: Flöte, Bratsche, Harfe | Matinee: Flute, Viola, Harp',
    works: ['debussy-syrinx', 'debussy-trio-sonate', 'farrenc-trio-e', 'ravel-introduction'],
    cast: [
      { artist: 'mitglieder', role: 'string-quartet' },
      'amsel',
      'varkonyi',
      'ryder',
      'haapala',
      'desrosiers',
      'nathanson',
    ],
    teaser:
      'Musik wie durch Gaze gesehen, bis auf Louise Farrenc: Die sieht scharf. | Music seen as though through gauze, except for Louise Farrenc, who sees clearly.',
  }),
  matinee({
    key: 'matinee-blaeser',
    title: 'Matinee: Fünf Winde | Matinee: Five Winds',
    works: ['hindemith-kleine-kammermusik', 'ligeti-bagatellen', 'barber-summer-music', 'poulenc-sextett'],
    cast: ['blaeser-uferstrasse', 'benholz'],
    teaser:
      'Das Bläserquintett Uferstraße wird älter, die Stücke werden frecher. | The Uferstraße wind quintet is getting older, the pieces cheekier.',
  }),
  matinee({
    key: 'matinee-oktett-mendelssohn',
    title: 'Matinee: Mendelssohns Oktett | Matinee: Mendelssohn’s Octet',
    works: ['kapralova-april', 'mendelssohn-oktett'],
    cast: ['varda-quartett', 'aurelian-quartett', 'iwanow'],
    teaser:
      'Ein Sechzehnjähriger schreibt für acht, und danach ist die Gattung erledigt. | A sixteen-year-old writes for eight, and after that the genre is settled.',
  }),
]
