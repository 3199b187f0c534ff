/** Whole words that only ensembles have in their names, folded; in German, English, French, Italian, Czech and a few others. */
const words = new Set(
  `academie academy accademia akademia akademie akademisten armonico armonie arts ballet ballett baroque barock barocchisti
  band bande banda blaser blaserensemble brass brothers bruder camerata cameristi capella cappella cantores cantori
  cellisten cellists chamber choeur choir choirs chor chore chorale choralschola choristers chorus
  collective collectif collegium combo compagnia compagnie company concentus concert concerto concertgebouw consort
  consortium convivium coro cor coeur crew cuarteto domspatzen duo ensemble filharmonia filharmonie gachinger geschwister
  gesellschaft group groupe gruppe harmonie hofmusik hornisten kantorei kapela kapelle knaben knabenchor kollektiv
  komorni kor koor kvartet kvartett kwartet kwintet maitrise madrigalisten mitglieder monks musica musicians musiciens
  musici musicisti musicos musik musikanten musiker musikerinnen musikkapelle musikverein musique nonett nonet nonetto octet
  octuor oktett oper opera opernhaus orchester orchestr orchestra orchestre orkest orkester orkiestra orquesta ottetto
  percussion philharmonia philharmonic philharmonie philharmoniker players project projekt quartet quartett quartetto
  quator quatuor quintet quintett quintette quintetto rundfunkchor sanger sangerknaben sbor schola scholars schwestern
  septet septett septuor sestetto sextet sextett sextuor sinfonia sinfonie sinfonietta sinfoniker singakademie singers
  singphoniker singschule singverein sisters society soliste solisten solistes solisti soloists staatskapelle stadtmusik
  stimmen strings studio symphonie symphoniker symphonic symphony talens tanztheater theater theatre thomaner tercet tercets
  trio trios union verein virtuosen virtuosi virtuosos vocal vocale voces voices vokal voix winds zbor`.split(
    /\s+/,
  ),
)
/** Parts of words that no name of a person has. */
const stems =
  /philharmoni|filh?armon|symphon|sinfoni|simfoni|symfoni|orchest|orkest|orquest|orkiestr|ensemble|quartett|quintett|sextett|oktett|kvartet|kantorei|kapelle$|akademie$|forum$|consort$|(?:kammar|kammer|solist|radio)kor$|koor$|soliste(?:n|ne|r)$|singers$|blaser$|musik(?:er|anten|verein|korps|schule)|(?:dom|bach|kammer|knaben|kinder|madchen|frauen|manner|jugend|rundfunk|opern|kirchen|konzert|gospel|jazz|haus|staats|hochschul|universitats|motetten|oratorien|philharmonie|thomaner|kreuz|stadt|landes|posaunen|gospel|projekt)chor$|(?:klavier|streich|jazz|blas|horn|gitarren|saxophon)(?:trio|duo|oktett|quartett|quintett)$|(?:big|brass|jazz|steel|blues)band$/u
/** Latin words with which ensembles call themselves. */
const latin = new Set(
  'anima antiqua antico ars aeterna cantus nova nuova sequentia spira stile tenebrae vox'.split(' '),
)
/** Adjectives of nations and courts that no family name is. */
const adjectives = new Set(
  `baltica catala english espanol europa european francais galante italiano koninklijk nacional national nazionale nederlands
  real reial royal universelle`.split(/\s+/),
)
/** Cities with which ensembles end; few families are called after one of them. */
const cities = new Set(
  `amsterdam antwerpen augsburg basel bayreuth berlin bern bologna bonn bordeaux boston bregenz bremen brno brugge bruxelles
  brussel budapest chemnitz chicago colln copenhagen dortmund dresden dusseldorf erfurt essen frankfurt freiburg geneve gent
  gottingen graz halle hamburg hannover heidelberg heilbronn jena karlsruhe kassel kobenhavn koln konstanz leipzig lille
  linz london lubeck luxembourg luzern lyon madrid magdeburg mainz mannheim milano munchen munster napoli nurnberg oslo
  ostrava paris potsdam praha prag roma rostock rotterdam saarbrucken salzburg stockholm strasbourg stuttgart torino
  toulouse trier tokyo venezia warszawa weimar wien wiesbaden wroclaw wuppertal wurzburg zurich`.split(/\s+/),
)
/** Words between others that join no given name and family name. */
const joining = new Set(
  'of the for from with fur aus im in am an auf zu zum zur dans pour sur per con senza do na pro dla'.split(
    ' ',
  ),
)
/** Small words that belong to names of persons. */
const particles = new Set(
  'von van der den de del della di da dal dos du la le ten ter zu zur af av bin ibn al el y e i st vom zum und'.split(
    ' ',
  ),
)
/** Articles with which a name of an ensemble begins. */
const articles = new Set('les the die das los las gli i il la le det'.split(' '))
const titles = new Set('dr prof sir dame don dona frau herr mr mrs ms mme pater pere'.split(' '))

/**
 * Whether a name is that of a person or of an ensemble; null where it may be either, so that somebody has to say it: a single
 * word, two names joined, and what neither words nor form decide.
 */
export function kindOfName(name: string): 'person' | 'ensemble' | null {
  const text = name.trim()
  const parts = text.split(/[\s\u00a0]+/).map(folded)
  const plain = parts.flatMap((part) => part.split(/[-–'’.]/)).filter(Boolean)
  if (plain.length === 0) return null
  const [first = ''] = plain
  if (titles.has(first) && parts.length > 1) return 'person'
  if (plain.some((word) => words.has(word) || latin.has(word) || adjectives.has(word) || stems.test(word)))
    return 'ensemble'
  if (/^[^,]{2,},\s*\p{Lu}[^,]*$/u.test(text)) return 'person'
  // A single word is a person's name or an ensemble's, unless it is written as no name of a person is.
  if (parts.length === 1) return /[\d!]|\p{Ll}\p{Lu}/u.test(text) ? 'ensemble' : null
  if (cities.has(plain.at(-1) ?? '') || /['’]s(?:\s|$)/u.test(text)) return 'ensemble'
  if (articles.has(first) || parts.slice(1).some((part) => joining.has(part) && !particles.has(part)))
    return 'ensemble'
  if (/\d|[XVI]{3,}$|[+/&]|\s(?:und|and|et|e|y|a|i)\s/u.test(text))
    return /\d|[XVI]{3,}$/u.test(text) ? 'ensemble' : null
  return parts.length <= 5 && hasFormOfPerson(text) ? 'person' : null
}

/** Capital letters but for the particles. */
function hasFormOfPerson(text: string): boolean {
  const parts = text.split(/[\s\u00a0]+/)
  return (
    /^\p{Lu}/u.test(parts.at(-1) ?? '') &&
    parts.every(
      (part) =>
        particles.has(folded(part)) ||
        /^[\p{Lu}][\p{L}\p{M}'’.-]*$/u.test(part) ||
        /^[dlO]['’]\p{Lu}/u.test(part),
    )
  )
}

function folded(word: string): string {
  return word
    .replaceAll('ß', 'ss')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[łŁ]/g, 'l')
    .replaceAll(/[œŒ]/g, 'oe')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[,;:()"»«„“]/g, '')
}
