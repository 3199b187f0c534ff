import { readWorks } from '../read-works.ts'

/** Composers born from 1920 on, and jazz. */
export const contemporaryWorks = readWorks(`
# piazzolla
estaciones ; Las cuatro estaciones porteñas ; ; 1970>1986 ; 27 ; chamber: violin, cello, piano ; Verano porteño / Otoño porteño / Primavera porteña / Invierno porteño
histoire ; Histoire du Tango ; ; 1986 ; 21 ; duo: flute, guitar ; Bordel 1900 / Café 1930 / Nightclub 1960 / Concert d’aujourd’hui
# demessieux
te-deum ; Te Deum ; op. 11 ; 1958>1964 ; 9 ; organ ;
# xenakis
metastaseis ; Metastaseis ; ; 1954>1961 ; 8 ; orchestra ;
rebonds ; Rebonds ; ; 1989 ; 13 ; solo: percussion ;
# ligeti
atmospheres ; Atmosphères ; ; 1961 ; 9 ; orchestra ;
lontano ; Lontano ; ; 1967 ; 12 ; orchestra ;
violin ; Violinkonzert | Violin Concerto ; ; 1992 ; 28 ; orchestra+soloist: violin ; Praeludium / Aria, Hoquetus, Choral / Intermezzo / Passacaglia / Appassionato
kammerkonzert ; Kammerkonzert | Chamber Concerto ; ; 1970 ; 20 ; new ; Corrente / Calmo, sostenuto / Movimento preciso e meccanico / Presto
lux-aeterna ; Lux aeterna ; ; 1966 ; 9 ; choir ;
volumina ; Volumina ; ; 1962 ; 16 ; organ ;
quartet-1 ; Streichquartett Nr. 1 »Métamorphoses nocturnes« | String Quartet No. 1 ‘Métamorphoses nocturnes’ ; ; 1954>1965 ; 21 ; string-quartet ;
bagatellen ; Sechs Bagatellen für Bläserquintett | Six Bagatelles for wind quintet ; ; 1953>1969 ; 12 ; chamber: wind-quintet ;
etudes-1 ; Études pour piano, Premier livre ; ; 1985>1987 ; 21 ; piano ; Désordre / Cordes à vide / Touches bloquées / Fanfares / Arc-en-ciel / Automne à Varsovie
musica-ricercata ; Musica ricercata ; ; 1953>1970 ; 25 ; piano ;
horn-trio ; Trio für Violine, Horn und Klavier | Trio for violin, horn and piano ; ; 1982 ; 22 ; chamber: horn, violin, piano ;
cello-solo ; Sonate für Violoncello solo | Sonata for solo cello ; ; 1953>1983 ; 9 ; solo: cello ; Dialogo / Capriccio
# perry
short-piece ; A Short Piece for Orchestra ; ; 1952>2019 ; 8 ; orchestra ;
homunculus ; Homunculus C.F. ; ; 1960>2018 ; 6 ; new ;
# nono
fragmente ; Fragmente – Stille, An Diotima ; ; 1980 ; 38 ; string-quartet ;
canto-sospeso ; Il canto sospeso ; ; 1956 ; 30 ; choir+orchestra: soprano, alto, tenor ;
# boulez
marteau ; Le Marteau sans maître ; ; 1955 ; 36 ; new: alto ;
derive-1 ; Dérive 1 ; ; 1984 ; 8 ; new ;
notations ; Notations I–IV, VII ; ; 1999 ; 18 ; orchestra ;
sonata-2 ; Klaviersonate Nr. 2 | Piano Sonata No. 2 ; ; 1948>1954 ; 30 ; piano ;
# berio
folk-songs ; Folk Songs ; ; 1964 ; 23 ; new: mezzo ;
sinfonia ; Sinfonia ; ; 1969 ; 35 ; orchestra+soloist: vocal-octet ;
sequenza-3 ; Sequenza III ; ; 1966 ; 8 ; solo: soprano ;
sequenza-9b ; Sequenza IXb ; ; 1981 ; 13 ; solo: saxophone ;
# feldman
rothko ; Rothko Chapel ; ; 1971 ; 27 ; new: choir, soprano, alto, viola ;
palais-de-mari ; Palais de Mari ; ; 1986 ; 25 ; piano ;
# kurtag
jatekok ; Játékok (Auswahl) | Játékok (selection) ; ; 1979 ; 25 ; piano ;
kafka ; Kafka-Fragmente | Kafka Fragments ; op. 24 ; 1987 ; 57 ; chamber: soprano, violin ;
hommage-r-sch ; Hommage à R. Sch. ; op. 15d ; 1990 ; 10 ; chamber: clarinet, viola, piano ;
officium ; Officium breve in memoriam Andreae Szervánszky ; op. 28 ; 1989 ; 13 ; string-quartet ;
stele ; Stele ; op. 33 ; 1994 ; 13 ; orchestra ; Adagio / Lamentoso – disperato, con moto / Molto sostenuto
# henze
sym-7 ; Symphonie Nr. 7 | Symphony No. 7 ; ; 1984 ; 38 ; orchestra ;
# stockhausen
gesang ; Gesang der Jünglinge (Tonband) | Gesang der Jünglinge (tape) ; ; 1956>1958 ; 13 ; new: electronics ;
kontakte ; Kontakte ; ; 1960 ; 35 ; new: piano, percussion, electronics ;
tierkreis ; Tierkreis ; ; 1975 ; 26 ; new ;
# takemitsu
rain-tree ; Rain Tree Sketch II ; ; 1992 ; 5 ; piano ;
towards-sea ; Toward the Sea ; ; 1981 ; 13 ; duo: flute, guitar ; The Night / Moby Dick / Cape Cod
requiem-strings ; Requiem for String Orchestra ; ; 1957>1969 ; 9 ; chamber-orchestra ;
# gubaidulina
offertorium ; Offertorium ; ; 1980>1984 ; 35 ; orchestra+soloist: violin ;
viola-concerto ; Konzert für Viola und Orchester | Concerto for Viola and Orchestra ; ; 1996>1997 ; 35 ; orchestra+soloist: viola ;
in-croce ; In croce ; ; 1979>1987 ; 15 ; duo: cello, accordion ;
de-profundis ; De profundis ; ; 1978>1988 ; 12 ; solo: accordion ;
quartet-4 ; Streichquartett Nr. 4 (mit Tonband) | String Quartet No. 4 (with tape) ; ; 1993>1994 ; 12 ; string-quartet ;
# penderecki
threnos ; Threnos. Den Opfern von Hiroshima | Threnody for the Victims of Hiroshima ; ; 1960>1961 ; 9 ; chamber-orchestra ;
# schnittke
concerto-grosso-1 ; Concerto grosso Nr. 1 | Concerto grosso No. 1 ; ; 1977>1982 ; 28 ; chamber-orchestra ;
quintett ; Klavierquintett | Piano Quintet ; ; 1976>1981 ; 28 ; piano-quintet ;
quartet-3 ; Streichquartett Nr. 3 | String Quartet No. 3 ; ; 1983 ; 20 ; string-quartet ; Andante / Agitato / Pesante
# lachenmann
gran-torso ; Gran Torso ; ; 1972 ; 22 ; string-quartet ;
kinderspiel ; Ein Kinderspiel | Child’s Play ; ; 1980 ; 17 ; piano ;
consolation-1 ; Consolation I ; ; 1967>1968 ; 9 ; choir: percussion, percussion, percussion, percussion ;
mouvement ; Mouvement (– vor der Erstarrung) ; ; 1984 ; 24 ; new ;
pression ; Pression ; ; 1970 ; 9 ; solo: cello ;
# paert
fratres ; Fratres ; ; 1980>1983 ; 11 ; duo: violin, piano ;
cantus ; Cantus in Memory of Benjamin Britten ; ; 1977>1984 ; 6 ; chamber-orchestra ;
berliner-messe ; Berliner Messe ; ; 1990 ; 24 ; choir ; Kyrie / Gloria / Alleluiaverse | Alleluia verses / Veni Sancte Spiritus / Credo / Sanctus / Agnus Dei
spiegel ; Spiegel im Spiegel ; ; 1978>1984 ; 9 ; duo: cello, piano ;
# reich
eighteen ; Music for 18 Musicians ; ; 1976 ; 57 ; new ;
different-trains ; Different Trains ; ; 1988 ; 27 ; string-quartet ; America – Before the War / Europe – During the War / After the War
clapping ; Clapping Music ; ; 1972 ; 4 ; new ;
drumming ; Drumming, Part One ; ; 1971 ; 18 ; new ;
# tower
fanfare ; Fanfare for the Uncommon Woman No. 1 ; ; 1986>1999 ; 3 ; orchestra ;
# pagh-paan
man-nam ; Man-Nam I ; ; 1977 ; 12 ; chamber: clarinet, violin, viola, cello ;
# grisey
partiels ; Partiels ; ; 1975 ; 22 ; new ;
quatre-chants ; Quatre chants pour franchir le seuil ; ; 1998>1999 ; 40 ; new: soprano ;
# adams
short-ride ; Short Ride in a Fast Machine ; ; 1986 ; 5 ; orchestra ;
harmonielehre ; Harmonielehre ; ; 1985 ; 40 ; orchestra ; [I] / The Anfortas Wound / Meister Eckhardt and Quackie
shaker-loops ; Shaker Loops ; ; 1978>1983 ; 26 ; chamber-orchestra ;
# saariaho
lichtbogen ; Lichtbogen ; ; 1986 ; 17 ; new ;
graal-theatre ; Graal théâtre ; ; 1994 ; 28 ; orchestra+soloist: violin ; Delicato / Impetuoso
nymphea ; Nymphéa ; ; 1987 ; 20 ; string-quartet ;
sept-papillons ; Sept Papillons ; ; 2000 ; 12 ; solo: cello ;
ciel-hiver ; Ciel d’hiver ; ; 2013 ; 10 ; orchestra ;
terra-memoria ; Terra Memoria ; ; 2007 ; 18 ; string-quartet ;
# rihm
jagden ; Jagden und Formen ; ; 2001 ; 52 ; new ;
quartet-4 ; Streichquartett Nr. 4 | String Quartet No. 4 ; ; 1981 ; 25 ; string-quartet ;
klavierstueck-7 ; Klavierstück Nr. 7 | Klavierstück No. 7 ; ; 1980 ; 10 ; piano ;
# abrahamsen
let-me-tell-you ; let me tell you ; ; 2013 ; 32 ; orchestra+soloist: soprano ;
schnee ; Schnee ; ; 2008 ; 56 ; new ;
# chin
violin ; Violinkonzert Nr. 1 | Violin Concerto No. 1 ; ; 2002 ; 28 ; orchestra+soloist: violin ;
subito ; subito con forza ; ; 2020 ; 5 ; orchestra ;
etudes ; Piano Etudes (Auswahl) | Piano Etudes (selection) ; ; 2003 ; 13 ; piano ;
akrostichon ; Akrostichon-Wortspiel ; ; 1993 ; 17 ; new: soprano ;
gougalon ; Gougalōn ; ; 2009 ; 20 ; new ;
# mundry
no-one ; no one ; ; 1995 ; 15 ; string-quartet ;
# saunders
fury ; Fury ; ; 2005 ; 8 ; solo: double-bass ;
fletch ; Fletch ; ; 2012 ; 15 ; string-quartet ;
# neuwirth
hooloomooloo ; Hooloomooloo ; ; 1997 ; 15 ; new ;
masaot ; Masaot/Clocks without Hands ; ; 2013>2015 ; 22 ; orchestra ;
# ades
arcadiana ; Arcadiana ; op. 12 ; 1994 ; 20 ; string-quartet ;
dances ; Three-piece Suite from Powder Her Face ; op. 14a ; 2007 ; 11 ; orchestra ; Overture / Waltz / Finale
# widmann
con-brio ; Con brio ; ; 2008 ; 12 ; orchestra ;
jagdquartett ; Streichquartett Nr. 3 »Jagdquartett« | String Quartet No. 3 ‘Hunting Quartet’ ; ; 2003 ; 13 ; string-quartet ;
fantasie ; Fantasie für Klarinette solo | Fantasie for solo clarinet ; ; 1993>1998 ; 7 ; solo: clarinet ;
# thorvaldsdottir
metacosmos ; Metacosmos ; ; 2018 ; 14 ; orchestra ;
hrim ; Hrím ; ; 2010 ; 9 ; new ;
# mazzoli
vespers ; Vespers for a New Dark Age ; ; 2014 ; 30 ; new: soprano, soprano, soprano ;
excessive-bright ; Dark with Excessive Bright ; ; 2018 ; 13 ; orchestra+soloist: double-bass ;
# shaw
partita ; Partita for 8 Voices ; ; 2012>2014 ; 25 ; early: vocal-octet ; Allemande / Sarabande / Courante / Passacaglia
entracte ; Entr’acte ; ; 2011 ; 12 ; string-quartet ;
plan-elevation ; Plan & Elevation ; ; 2015 ; 15 ; string-quartet ; The Ellipse / The Cutting Garden / The Herbaceous Border / The Orangery / The Beech Tree
# ellington
black-brown ; Black, Brown and Beige (Auszüge) | Black, Brown and Beige (excerpts) ; ; 1943>1956 ; 24 ; jazz ; Work Song / Come Sunday / The Blues
such-sweet ; Such Sweet Thunder ; ; 1957 ; 36 ; jazz ;
solitude ; Solitude ; ; 1934>1956 ; 5 ; jazz ;
# mary-lou-williams
zodiac ; Zodiac Suite ; ; 1945>1956 ; 35 ; jazz ; Aries / Taurus / Gemini / Cancer / Leo / Virgo / Libra / Scorpio / Sagittarius / Capricorn / Aquarius / Pisces
# monk
round-midnight ; ’Round Midnight ; ; 1944>1956 ; 7 ; jazz ;
brilliant-corners ; Brilliant Corners ; ; 1956>1958 ; 8 ; jazz ;
# mingus
black-saint ; The Black Saint and the Sinner Lady ; ; 1963 ; 38 ; jazz ;
goodbye ; Goodbye Pork Pie Hat ; ; 1959 ; 6 ; jazz ;
# coltrane
love-supreme ; A Love Supreme ; ; 1965 ; 33 ; jazz ; Acknowledgement / Resolution / Pursuance / Psalm
naima ; Naima ; ; 1959>1961 ; 7 ; jazz ;
# carla-bley
lawns ; Lawns ; ; 1987 ; 7 ; jazz ;
vashkar ; Vashkar ; ; 1963>1968 ; 6 ; jazz ;
`)
