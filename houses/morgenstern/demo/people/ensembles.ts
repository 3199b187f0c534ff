import type { ArtistEntry } from '../types.ts'

/** Ensembles, the house's own first. */
// oxfmt-ignore
export const ensembles: ArtistEntry[] = [
  { key: 'morgenstern-orchester', name: 'Morgenstern-Orchester', roles: ['orchestra'], activeFrom: 1913, biography: {
    de: '1913 mit dem Haus gegründet und nie für ein anderes eingerichtet: 94 Musikerinnen und Musiker, ein gemeinsamer Dienstplan, eine eigene Kegelmannschaft. Seit 2021 ist Elin Sørbye Chefdirigentin.',
    en: 'Founded with the house in 1913 and never furnished for any other: 94 musicians, one rota, one bowling team. Elin Sørbye has been its chief conductor since 2021.',
  } },
  { key: 'kammerchor-morgenstern', name: 'Kammerchor Morgenstern', roles: ['choir'], activeFrom: 1921, biography: {
    de: '1921 aus vierzehn Sängern einer Singgemeinschaft hervorgegangen, heute 32 Stimmen. Hedda Brandis probt am liebsten ohne Klavier, weil man dann eher hinhört.',
    en: 'Grown in 1921 out of fourteen members of a singing society, today 32 voices. Hedda Brandis prefers to rehearse without a piano, because then people listen sooner.',
  } },
  { key: 'oratorienchor', name: 'Oratorienchor an der Uferstraße', roles: ['choir'], activeFrom: 1913 },
  { key: 'ensemble-ombra', name: 'Ensemble Ombra', roles: ['baroque-orchestra'], activeFrom: 1994, biography: {
    de: 'Seit 1994 die Alte-Musik-Werkstatt des Hauses. Gespielt wird auf Darm, gestimmt wird lange, und der Generalbass improvisiert jeden Abend anders.',
    en: 'The house’s early-music workshop since 1994. They play on gut, tune at length, and the continuo improvises differently every night.',
  } },
  { key: 'ensemble-nachhall', name: 'Ensemble Nachhall', roles: ['new-ensemble'], activeFrom: 1989, biography: {
    de: 'Dreizehn Solistinnen und Solisten für alles, was nach 1950 geschrieben wurde oder morgen geschrieben wird. Über achtzig Uraufführungen seit 1989.',
    en: 'Thirteen soloists for everything written after 1950 or to be written tomorrow. More than eighty first performances since 1989.',
  } },
  { key: 'mitglieder', name: 'Mitglieder des Morgenstern-Orchesters', nameEnglish: 'Members of the Morgenstern-Orchester', roles: ['string-quartet', 'wind-quintet', 'new-ensemble'], activeFrom: 1919 },
  { key: 'junge-morgensterne', name: 'Junge Morgensterne', roles: ['youth-orchestra'], activeFrom: 1998 },
  { key: 'kinderchor', name: 'Kinderchor Morgenstern', roles: ['choir'], activeFrom: 1999 },
  { key: 'blech-morgenstern', name: 'Blech am Ufer', roles: ['brass'], activeFrom: 1976 },
  { key: 'havelberg-philharmonie', name: 'Havelberger Philharmonie', nameEnglish: 'Havelberg Philharmonic', roles: ['orchestra'], activeFrom: 1924 },
  { key: 'rheinsberger-staatskapelle', name: 'Hofkapelle Rheinsberg', roles: ['orchestra'], activeFrom: 1958 },
  { key: 'nordsund-symphonie', name: 'Nordsund Symfoniorkester', roles: ['orchestra'], activeFrom: 1967 },
  { key: 'camerata-lindenau', name: 'Camerata Lindenau', roles: ['orchestra'], activeFrom: 1972 },
  { key: 'stuwe-quartett', name: 'Stuwe-Quartett', nameEnglish: 'Stuwe Quartet', roles: ['string-quartet'], activeFrom: 1913, activeTo: 1938 },
  { key: 'brandow-quartett', name: 'Brandow-Quartett', nameEnglish: 'Brandow Quartet', roles: ['string-quartet'], activeFrom: 1919, activeTo: 1944 },
  { key: 'uferstrassen-quartett', name: 'Uferstraßen-Quartett', nameEnglish: 'Uferstrasse Quartet', roles: ['string-quartet'], activeFrom: 1951, activeTo: 1979 },
  { key: 'kolossy-quartett', name: 'Kolossy-Quartett', nameEnglish: 'Kolossy Quartet', roles: ['string-quartet'], activeFrom: 1958, activeTo: 1991 },
  { key: 'teplice-quartett', name: 'Quartett der Teplitzer Akademie', nameEnglish: 'Teplitz Academy Quartet', roles: ['string-quartet'], activeFrom: 1974, activeTo: 2006 },
  { key: 'aurelian-quartett', name: 'Aurelian-Quartett', nameEnglish: 'Aurelian Quartet', roles: ['string-quartet'], activeFrom: 1990 },
  { key: 'varda-quartett', name: 'Varda-Quartett', nameEnglish: 'Varda Quartet', roles: ['string-quartet'], activeFrom: 2009, biography: {
    de: 'Vier Freundinnen aus einer Hochschulklasse, die 2009 für ein einziges Konzert zusammenfanden und es nicht dabei beließen. Residenz im Haus seit 2018.',
    en: 'Four friends from one class at the academy who came together for a single concert in 2009 and did not leave it at that. In residence here since 2018.',
  } },
  { key: 'quatuor-lanterne', name: 'Quatuor Lanterne', roles: ['string-quartet'], activeFrom: 2015 },
  { key: 'trio-wesendahl', name: 'Trio Wesendahl', roles: ['piano-trio'], activeFrom: 1913, activeTo: 1936 },
  { key: 'ahlgrimm-trio', name: 'Ahlgrimm-Bergson-Trio', nameEnglish: 'Ahlgrimm-Bergson Trio', roles: ['piano-trio'], activeFrom: 1951, activeTo: 1984 },
  { key: 'trio-cassiopeia', name: 'Trio Kassiopeia', roles: ['piano-trio'], activeFrom: 1979, activeTo: 2012 },
  { key: 'trio-vesper', name: 'Trio Vesperale', roles: ['piano-trio'], activeFrom: 2010 },
  { key: 'blaeser-uferstrasse', name: 'Bläserquintett Uferstraße', nameEnglish: 'Uferstrasse Wind Quintet', roles: ['wind-quintet'], activeFrom: 1953 },
  { key: 'collegium-antiquum-spree', name: 'Collegium antiquum Spree', roles: ['baroque-orchestra'], activeFrom: 1954, activeTo: 1996 },
  { key: 'cantores-lunae', name: 'Cantores Lunae', roles: ['vocal-ensemble'], activeFrom: 1968, activeTo: 2008 },
  { key: 'stimmwerk-ufer', name: 'Stimmen am Ufer', roles: ['vocal-ensemble'], activeFrom: 2003 },
  { key: 'voces-quinque', name: 'Les Voix obliques', roles: ['vocal-ensemble'], activeFrom: 2011 },
  { key: 'gruppe-neue-klaenge', name: 'Gruppe 13', roles: ['new-ensemble'], activeFrom: 1956, activeTo: 1990 },
  { key: 'kellerquintett', name: 'Kellerquintett Nord', roles: ['jazz-ensemble'], activeFrom: 1956, activeTo: 1978 },
  { key: 'big-band-spreewerk', name: 'Bigband Werftstraße', roles: ['jazz-ensemble'], activeFrom: 1969 },
  { key: 'trio-marlow', name: 'Trio Marlow Quist', roles: ['jazz-ensemble'], activeFrom: 2008 },
  { key: 'kvintett-ostrow', name: 'Lena Ostrow Kvintett', roles: ['jazz-ensemble'], activeFrom: 2014 },
  { key: 'duo-halbmond', name: 'Duo Halbmond', roles: ['electronics'], activeFrom: 2012, biography: {
    de: 'Saxophon und Elektronik, Alma Terzić und Ruben Achterberg: zwei Menschen, die einander seit 2012 aus dem Takt zu bringen versuchen.',
    en: 'Saxophone and electronics, Alma Terzić and Ruben Achterberg: two people who have been trying to throw each other off since 2012.',
  } },
  { key: 'figurentheater-kleinod', name: 'Figurentheater Nadelöhr', roles: ['puppets'], activeFrom: 1992 },
  { key: 'duo-tavla', name: 'Duo Tavla', roles: ['oud'], activeFrom: 2016 },
]
