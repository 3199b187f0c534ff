import { type ProgrammeEntry, seasonProgramme } from './programme.ts'

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
    durationMinutes: 80,
    cast: ['okonjo', 'ahrendt'],
    teaser:
      'Vierundzwanzig Lieder, in denen niemand ankommt. Samuel Okonedi-Brandt liest vorher zwei davon. | Twenty-four songs in which nobody arrives. Samuel Okonedi-Brandt reads two of them aloud first.',
    description: [
      'Ein Mann verlässt nachts ein Haus und geht. Mehr Handlung ist nicht. Wilhelm Müller schrieb die Gedichte, Schubert vertonte sie, und keiner von beiden wurde dreiunddreißig.\n\nDer Abend dauert achtzig Minuten, hat keine Pause und beginnt pünktlich, weil das erste Lied mit Schritten beginnt.',
      'A man leaves a house at night and walks. There is no more plot than that. Wilhelm Müller wrote the poems, Schubert set them, and neither lived to be thirty-three.\n\nThe recital lasts eighty minutes, has no interval and begins on time, because the first song begins with footsteps.',
    ],
    status: 'few_tickets',
  }),
  song({
    key: 'nwosu-strozzi-saariaho',
    title: 'Adaeze Nwosuani: Clairières',
    works: [
      'clara-schumann-lieder-13',
      'hensel-lieder-op1',
      'viardot-lieder',
      'interval',
      'lili-boulanger-clairieres',
    ],
    cast: ['nwosu', 'desrosiers'],
    teaser:
      'Vier Komponistinnen; drei von ihnen wurden von ihren Familien gebremst, die vierte von der Zeit. | Four composers; three were held back by their families, the fourth by time.',
  }),
  song({
    key: 'galindo-nuits',
    title: 'Marisol Galindez-Prado: Haugtussa',
    works: ['haydn-arianna', 'mahler-rueckert', 'interval', 'grieg-haugtussa', 'debussy-bilitis'],
    cast: ['galindo', 'ferreira'],
    teaser:
      'Verlassene Frauen, verhext, verklärt, verspottet, und alle in bester Stimme. | Abandoned women, bewitched, transfigured, mocked, and all in the best of voice.',
  }),
  song({
    key: 'weigold-moerike',
    title: 'Arvid Weigoldt: Mörike und andere Pfarrer | Arvid Weigoldt: Mörike and Other Parsons',
    works: ['wolf-moerike', 'interval', 'brahms-ernste-gesaenge', 'mussorgsky-lieder-taenze'],
    cast: ['weigold', 'kalnins'],
    teaser:
      'Vom Storchenboten zum Feldherrn Tod in hundert Minuten. | From the stork to Field Marshal Death in a hundred minutes.',
  }),
  song({
    key: 'dichterliebe-zweimal',
    title: 'Ich grolle nicht | I Bear No Grudge',
    works: ['schumann-dichterliebe', 'interval', 'schumann-frauenliebe', 'beethoven-ferne-geliebte'],
    cast: ['wrobel', 'maurer-klee', 'takehara'],
    teaser:
      'Sie singt die Dichterliebe, er Frauenliebe und -leben. | She sings Dichterliebe, he sings Frauenliebe und -leben.',
  }),
  song({
    key: 'kafka-fragmente',
    title: 'Kurtág: Kafka-Fragmente | Kurtág: Kafka Fragments',
    works: ['kurtag-kafka'],
    durationMinutes: 65,
    cast: ['vasseur', 'asplund'],
    description: [
      'Kurtág las Kafkas Tagebücher und Briefe und unterstrich. Aus den unterstrichenen Sätzen wurden vierzig Stücke, manche zwanzig Sekunden lang. Das längste handelt von einem Weg, der nicht in der Höhe gespannt ist, sondern knapp über dem Boden.',
      'Kurtág read Kafka’s diaries and letters and underlined. Out of the underlined sentences came forty pieces, some of them twenty seconds long. The longest is about a path that is stretched not at a height but just above the ground.',
    ],
    teaser:
      'Vierzig Sätze, eine Stimme, eine Geige. »Die Guten gehn im gleichen Schritt.« | Forty sentences, one voice, one violin.',
  }),
]
