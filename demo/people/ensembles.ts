import type { Localized } from '../types.ts'
import { readArtists } from './read-artists.ts'

const biographies: Record<string, Localized> = {
  'morgenstern-orchester': {
    de: '1913 mit dem Haus gegründet und nie für ein anderes eingerichtet: 94 Musikerinnen und Musiker, ein gemeinsamer Dienstplan, eine eigene Kegelmannschaft. Seit 2021 ist Elin Sørbye Chefdirigentin.',
    en: 'Founded with the house in 1913 and never furnished for any other: 94 musicians, one rota, one bowling team. Elin Sørbye has been its chief conductor since 2021.',
  },
  'kammerchor-morgenstern': {
    de: '1921 aus vierzehn Sängern einer Singgemeinschaft hervorgegangen, heute 32 Stimmen. Hedda Brandis probt am liebsten ohne Klavier, weil man dann eher hinhört.',
    en: 'Grown in 1921 out of fourteen members of a singing society, today 32 voices. Hedda Brandis prefers to rehearse without a piano, because then people listen sooner.',
  },
  'ensemble-ombra': {
    de: 'Seit 1994 die Alte-Musik-Werkstatt des Hauses. Gespielt wird auf Darm, gestimmt wird lange, und der Generalbass improvisiert jeden Abend anders.',
    en: 'The house’s early-music workshop since 1994. They play on gut, tune at length, and the continuo improvises differently every night.',
  },
  'ensemble-nachhall': {
    de: 'Dreizehn Solistinnen und Solisten für alles, was nach 1950 geschrieben wurde oder morgen geschrieben wird. Über achtzig Uraufführungen seit 1989.',
    en: 'Thirteen soloists for everything written after 1950 or to be written tomorrow. More than eighty first performances since 1989.',
  },
  'varda-quartett': {
    de: 'Vier Freundinnen aus einer Hochschulklasse, die 2009 für ein einziges Konzert zusammenfanden und es nicht dabei beließen. Residenz im Haus seit 2018.',
    en: 'Four friends from one class at the academy who came together for a single concert in 2009 and did not leave it at that. In residence here since 2018.',
  },
  'duo-halbmond': {
    de: 'Saxophon und Elektronik, Alma Terzić und Ruben Achterberg: zwei Menschen, die einander seit 2012 aus dem Takt zu bringen versuchen.',
    en: 'Saxophone and electronics, Alma Terzić and Ruben Achterberg: two people who have been trying to throw each other off since 2012.',
  },
}

/** Ensembles, the house's own first. */
export const ensembles = readArtists(
  `
morgenstern-orchester ; Morgenstern-Orchester ; e ; orchestra ; 1913–
kammerchor-morgenstern ; Kammerchor Morgenstern ; e ; choir ; 1921–
oratorienchor ; Oratorienchor an der Uferstraße ; e ; choir ; 1913–
ensemble-ombra ; Ensemble Ombra ; e ; baroque-orchestra ; 1994–
ensemble-nachhall ; Ensemble Nachhall ; e ; new-ensemble ; 1989–
mitglieder ; Mitglieder des Morgenstern-Orchesters / Members of the Morgenstern-Orchester ; e ; string-quartet, wind-quintet, new-ensemble ; 1919–
junge-morgensterne ; Junge Morgensterne ; e ; youth-orchestra ; 1998–
kinderchor ; Kinderchor Morgenstern ; e ; choir ; 1999–
blech-morgenstern ; Blech am Ufer ; e ; brass ; 1976–
havelberg-philharmonie ; Havelberger Philharmonie / Havelberg Philharmonic ; e ; orchestra ; 1924–
rheinsberger-staatskapelle ; Hofkapelle Rheinsberg ; e ; orchestra ; 1958–
nordsund-symphonie ; Nordsund Symfoniorkester ; e ; orchestra ; 1967–
camerata-lindenau ; Camerata Lindenau ; e ; orchestra ; 1972–
stuwe-quartett ; Stuwe-Quartett / Stuwe Quartet ; e ; string-quartet ; 1913–1938
brandow-quartett ; Brandow-Quartett / Brandow Quartet ; e ; string-quartet ; 1919–1944
uferstrassen-quartett ; Uferstraßen-Quartett / Uferstrasse Quartet ; e ; string-quartet ; 1951–1979
kolossy-quartett ; Kolossy-Quartett / Kolossy Quartet ; e ; string-quartet ; 1958–1991
teplice-quartett ; Quartett der Teplitzer Akademie / Teplitz Academy Quartet ; e ; string-quartet ; 1974–2006
aurelian-quartett ; Aurelian-Quartett / Aurelian Quartet ; e ; string-quartet ; 1990–
varda-quartett ; Varda-Quartett / Varda Quartet ; e ; string-quartet ; 2009–
quatuor-lanterne ; Quatuor Lanterne ; e ; string-quartet ; 2015–
trio-wesendahl ; Trio Wesendahl ; e ; piano-trio ; 1913–1936
ahlgrimm-trio ; Ahlgrimm-Bergson-Trio / Ahlgrimm-Bergson Trio ; e ; piano-trio ; 1951–1984
trio-cassiopeia ; Trio Kassiopeia ; e ; piano-trio ; 1979–2012
trio-vesper ; Trio Vesperale ; e ; piano-trio ; 2010–
blaeser-uferstrasse ; Bläserquintett Uferstraße / Uferstrasse Wind Quintet ; e ; wind-quintet ; 1953–
collegium-antiquum-spree ; Collegium antiquum Spree ; e ; baroque-orchestra ; 1954–1996
cantores-lunae ; Cantores Lunae ; e ; vocal-ensemble ; 1968–2008
stimmwerk-ufer ; Stimmen am Ufer ; e ; vocal-ensemble ; 2003–
voces-quinque ; Les Voix obliques ; e ; vocal-ensemble ; 2011–
gruppe-neue-klaenge ; Gruppe 13 ; e ; new-ensemble ; 1956–1990
kellerquintett ; Kellerquintett Nord ; e ; jazz-ensemble ; 1956–1978
big-band-spreewerk ; Bigband Werftstraße ; e ; jazz-ensemble ; 1969–
trio-marlow ; Trio Marlow Quist ; e ; jazz-ensemble ; 2008–
kvintett-ostrow ; Lena Ostrow Kvintett ; e ; jazz-ensemble ; 2014–
duo-halbmond ; Duo Halbmond ; e ; electronics ; 2012–
figurentheater-kleinod ; Figurentheater Nadelöhr ; e ; puppets ; 1992–
duo-tavla ; Duo Tavla ; e ; oud ; 2016–
`,
  biographies,
)
