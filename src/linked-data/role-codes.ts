/**
 * What roles are called in vocabularies, for the roles that occur. Functions have a code of the MARC relators of the Library
 * of Congress (https://id.loc.gov/vocabulary/relators.html), instruments also a number of MIMO, the Musical Instrument Museums
 * Online (http://www.mimo-db.eu). The numbers are those by which the DOREMUS project has aligned MIMO with the list of IAML
 * (https://github.com/DOREMUS-ANR/knowledge-base, vocabularies/exactMatch/mop) and Wikidata with MIMO (vocabularies/alignments).
 */
const functions: Record<string, string> = {
  cnd: 'conductor, director, Leitung, Dirigent, Dirigentin',
  sng:
    'soprano, boy soprano, mezzo-soprano, alto, contralto, countertenor, tenor, baritone, bass-baritone, ' +
    'bass, vocals, vocalist, singer, solo voice, folk singer, Sopran, Knabensopran, Mezzosopran, Alt, ' +
    'Bariton, Bassbariton, Gesang',
  prf:
    'orchestra, choir, chorus, ensemble, band, string quartet, piano trio, wind quintet, brass quintet, ' +
    'vocal ensemble, jazz ensemble, baroque orchestra, chamber orchestra, youth orchestra, ' +
    "guest orchestra, boys choir, children's chorus, Orchester, Chor, Streichquartett, Klaviertrio, " +
    'Bläserquintett, Blechbläserquintett, Vokalensemble, Jazzensemble, Barockorchester, Kammerorchester, ' +
    'Jugendorchester, Gastorchester, Knabenchor, Kinderchor, Frauenchor, Männerchor, womens chorus, ' +
    'mens chorus',
  nrt: 'narrator, Erzählstimme, Erzählung',
  spk: 'speaker, reader, Sprechstimme, Lesung',
  mod: 'presenter, host, Moderation',
  act: 'actor, actress, Schauspiel',
  dnc: 'dancer, Tanz',
  chr: 'choreographer, Choreographie',
  sgd: 'stage director, Regie',
  ppt: 'puppet theatre, Figurentheater',
  aut: 'author, Autor, Autorin, Text',
}

const instruments: Record<number, string> = {
  2251: 'harpsichord, cembalo',
  2264: 'organ, Orgel',
  2273: 'piano, Klavier',
  2299: 'fortepiano, Hammerklavier',
  2370: 'percussion, Schlagzeug',
  2387: 'celeste, celesta',
  2887: 'timpani, Pauken',
  3062: 'xylophone, Xylophon',
  3111: 'double bass, contrabass, Kontrabass',
  3237: 'guitar, Gitarre',
  3265: 'harp, Harfe',
  3394: 'lute, Laute',
  3476: 'oud',
  3510: 'mandolin, Mandoline',
  3561: 'viola',
  3573: 'violin, Violine',
  3582: 'cello, Violoncello',
  3584: 'viola da gamba',
  3608: "viola d'amore, Viola d’amore",
  3633: 'cimbalom',
  3731: 'accordion, Akkordeon',
  3795: 'bassoon, Fagott',
  3804: 'contrabassoon, Kontrafagott',
  3832: 'bass clarinet, Bassklarinette',
  3834: 'basset horn, Bassetthorn',
  3836: 'clarinet, Klarinette',
  3859: 'cornet, Kornett',
  4029: 'piccolo',
  4039: 'recorder, Blockflöte',
  4093: 'flute, Flöte',
  4116: 'horn, french horn',
  4197: 'english horn, Englischhorn',
  4232: 'oboe',
  4236: "oboe d'amore, Oboe d’amore",
  4342: 'alto saxophone, Altsaxophon',
  4360: 'trombone, Posaune',
  4362: 'bass trombone, Bassposaune',
  4370: 'trumpet, Trompete',
  4467: 'tuba',
  5703: 'drums',
}

const relator = (code: string) => `http://id.loc.gov/vocabulary/relators/${code}`
const instrumentalist = relator('itr')

const codes = new Map<string, string[]>()
for (const [code, names] of Object.entries(functions)) add(names, [relator(code)])
for (const [code, names] of Object.entries(instruments))
  add(names, [instrumentalist, `http://www.mimo-db.eu/InstrumentsKeywords/${code}`])

function add(names: string, addresses: string[]): void {
  for (const name of names.split(', ')) codes.set(name.toLowerCase(), addresses)
}

/** The addresses of a role in vocabularies, by its name in either language; none for a role that is not in the table. */
export function codesOfRole(role: string): readonly string[] {
  return codes.get(role.trim().toLowerCase()) ?? []
}
