import type { Localized } from '../types.ts'
import { readArtists } from './read-artists.ts'

const biographies: Record<string, Localized> = {
  soerbye: {
    de: 'Elin Sørbye stammt aus Tromsø, hat Geige studiert und Schiffe vermessen. Seit 2021 ist sie Chefdirigentin des Morgenstern-Orchesters; ihre Partituren sind mit Bleistift bezeichnet und mit Tipp-Ex bereut.',
    en: 'Elin Sørbye comes from Tromsø, studied the violin and surveyed ships. She has been chief conductor of the Morgenstern-Orchester since 2021; her scores are marked in pencil and regretted in correction fluid.',
  },
  varkonyi: {
    de: 'Tamás Várkonyi lernte Bratsche, weil die Musikschule in Pécs keine Geige mehr auszuleihen hatte. Er hat siebzehn Werke uraufgeführt und springt häufiger ein, als er eingeladen wird.',
    en: 'Tamás Várkonyi took up the viola because the music school in Pécs had no violins left to lend. He has given seventeen first performances and steps in more often than he is invited.',
  },
  laurent: {
    de: 'Noémie Laurent, Bratschistin aus Nantes, spielt ein Instrument von 1720 und am liebsten Musik, die jünger ist als sie selbst.',
    en: 'Noémie Laurent, a violist from Nantes, plays an instrument of 1720 and prefers music younger than herself.',
  },
  ahrendt: {
    de: 'Lise Ahrendt debütierte 1998 im Fanny-Hensel-Saal und ist seither jedes Jahr wiedergekommen. Sie spricht vor Zugaben nie einen Titel aus; man soll raten.',
    en: 'Lise Ahrendt made her debut in the Fanny Hensel Hall in 1998 and has come back every year since. She never announces an encore; you are meant to guess.',
  },
  lindqvist: {
    de: 'Jonas Lindqvist ist seit 2014 Hausorganist. Er kennt jede der 5.200 Pfeifen, etwa vierzig davon mit Vornamen.',
    en: 'Jonas Lindqvist has been the house’s organist since 2014. He knows each of the 5,200 pipes, some forty of them by first name.',
  },
  vasseur: {
    de: 'Claire Vasseur singt Musik des 17. Jahrhunderts so, als sei sie gestern beim Briefeschreiben entstanden. Sie unterrichtet in Basel.',
    en: 'Claire Vasseur sings the music of the seventeenth century as though it had come about yesterday, over letters. She teaches in Basel.',
  },
  brandis: {
    de: 'Hedda Brandis leitet den Kammerchor Morgenstern seit 2016 und hat ihm das Atmen an anderen Stellen beigebracht.',
    en: 'Hedda Brandis has directed the Kammerchor Morgenstern since 2016 and taught it to breathe in other places.',
  },
  okonjo: {
    de: 'Samuel Okonedi-Brandt, geboren in Hamburg, ist Liedsänger aus Überzeugung und Opernsänger aus Neugier. Er liest jedes Gedicht vor, bevor er es singt.',
    en: 'Samuel Okonedi-Brandt, born in Hamburg, is a recitalist by conviction and an opera singer out of curiosity. He reads every poem aloud before he sings it.',
  },
  castellar: {
    de: 'Inés Castellar-Roig hat mit neun Jahren beschlossen, Cellistin zu werden, und sich dann drei Jahre lang das Instrument selbst zusammengespart.',
    en: 'Inés Castellar-Roig decided at nine to become a cellist and then spent three years saving up for the instrument.',
  },
  mirow: {
    de: 'Jelena Mirowa-Stein spielt Konzerte lieber vom ersten Pult aus als davor. Gewinnerin keines Wettbewerbs, Preisträgerin der Herzen von vier Orchestern.',
    en: 'Jelena Mirowa-Stein would rather lead a concerto from the first desk than stand in front of it. Winner of no competition, favourite of four orchestras.',
  },
  takehara: {
    de: 'Yuki Takeharu, Pianistin aus Sapporo und Leipzig, spielt Bach auf dem Flügel und Ligeti auswendig.',
    en: 'Yuki Takeharu, a pianist from Sapporo and Leipzig, plays Bach on the modern grand and Ligeti from memory.',
  },
  haldane: {
    de: 'Rhona Haldairn, Schottin in Berlin, dirigiert Oper, Jugendorchester und notfalls den Verkehr. Seit 2023 Erste Gastdirigentin.',
    en: 'Rhona Haldairn, a Scot in Berlin, conducts opera, youth orchestras and, if need be, traffic. Principal guest conductor since 2023.',
  },
  'de-wael': {
    de: 'Pieter De Waelhens leitet das Ensemble Ombra vom Cembalo aus, mit dem Kinn.',
    en: 'Pieter De Waelhens directs Ensemble Ombra from the harpsichord, with his chin.',
  },
  nwosu: {
    de: 'Adaeze Nwosuani wurde in Enugu geboren und in Detmold zur Sopranistin. Ihr Repertoire beginnt bei Strozzi und hört bei Saariaho nicht auf.',
    en: 'Adaeze Nwosuani was born in Enugu and became a soprano in Detmold. Her repertoire begins with Strozzi and does not end with Saariaho.',
  },
  marlow: {
    de: 'Marlow Quist schreibt Stücke, die nach Improvisation klingen, und improvisiert Stücke, die nach Notenpapier riechen.',
    en: 'Marlow Quist writes pieces that sound improvised and improvises pieces that smell of manuscript paper.',
  },
}

/** Performers who appear today. */
export const presentPersons = readArtists(
  `
soerbye ; Elin Sørbye ; f ; conductor, direction ; 2012–
haldane ; Rhona Haldairn ; f ; conductor ; 2017–
vantongeren ; Joost | van Tongelaar ; m ; conductor ; 2003–
czernik ; Agnieszka Czernikova-Wolf ; f ; conductor, direction ; 2014–
obermaier ; Matthis Obermayr-Lux ; m ; conductor ; 1994–
brandis ; Hedda Brandis ; f ; direction, conductor ; 2009–
de-wael ; Pieter | De Waelhens ; m ; direction, harpsichord ; 1994–
sattler ; Korbinian Sattlegger ; m ; direction, conductor ; 2006–
varkonyi ; Tamás Várkonyi ; m ; viola ; 2006–
laurent ; Noémie Laurent ; f ; viola ; 2013–
ahrendt ; Lise Ahrendt ; f ; piano ; 1998–
takehara ; Yuki Takeharu ; f ; piano ; 2011–
benholz ; Aurel Benholz ; m ; piano ; 2004–
desrosiers ; Mathilde Desrosières ; f ; piano, fortepiano ; 2008–
kalnins ; Edgars Kalniņš-Ozols ; m ; piano ; 2016–
iwanow ; Darja Iwanzewa ; f ; piano ; 2019–
ferreira ; Tomás | Ferreira Leme ; m ; piano ; 1999–
mirow ; Jelena Mirowa-Stein ; f ; violin ; 2007–
asplund ; Signe Asplundh ; f ; violin ; 2013–
berenyi ; Márton Berényi-Szabad ; m ; violin ; 1995–
kwan ; Ho-yeon Kwak-Lim ; f ; violin ; 2018–
roehrbein ; Florian Röhrbein ; m ; violin ; 2002–
castellar ; Inés | Castellar-Roig ; f ; cello ; 2014–
dorfmeister ; Valentin Dorfmeyster ; m ; cello ; 1999–
haapala ; Aino Haapasaari ; f ; cello ; 2009–
lindner-blau ; Judith Lindner-Blau ; f ; viola ; 1998–
ostermann ; Til Ostermoor ; m ; double-bass ; 2005–
amsel ; Friederike Amseln ; f ; flute ; 2004–
cordier ; Étienne Cordelois ; m ; oboe ; 2001–
nathanson ; Mira Nathanielsen ; f ; clarinet ; 2008–
bruckner-hall ; Sebald Halbrucker ; m ; bassoon ; 2006–
wieland ; Antje Wielander-Fuchs ; f ; horn ; 2010–
kostic ; Dragan Kostićević ; m ; trumpet ; 2003–
tellmann ; Ragna Tellmann ; f ; trombone ; 2012–
ito ; Haruka Itogawa ; f ; percussion ; 2011–
pfeil ; Leander Pfeilsticker ; m ; percussion ; 2001–
ryder ; Gwenllian Rydderch-Vaughan ; f ; harp ; 2007–
salvatierra ; Joaquín Salvatierra-Mora ; m ; guitar, lute ; 2000–
terzic ; Alma Terzić ; f ; saxophone ; 2012–
achterberg ; Ruben Achterberg ; m ; electronics ; 2012–
holopainen ; Eero Holopaisto ; m ; accordion ; 2010–
maisel ; Frauke Maiselstein ; f ; recorder ; 2005–
lacombe ; Hélène Lacombelle ; f ; viola-da-gamba ; 2003–
lindqvist ; Jonas Lindqvist ; m ; organ ; 2010–
weyers ; Roswitha Weyershagen ; f ; organ ; 2001–
abreu ; Clara Abreu-Lindt ; f ; organ ; 2017–
vasseur ; Claire Vasseur ; f ; early-soprano ; 2008–
nwosu ; Adaeze Nwosuani ; f ; soprano ; 2015–
raschke ; Tabea Raschkow ; f ; soprano ; 2011–
fjeld ; Ingunn Fjeldstrøm ; f ; soprano ; 1999–
galindo ; Marisol Galindez-Prado ; f ; mezzo, alto ; 2006–
wrobel ; Zuzanna Wróblewicz ; f ; mezzo, alto ; 2014–
petersdotter ; Liv Petersdotter-Krag ; f ; alto ; 2010–
esterhuizen ; Danie Esterhuyzen ; m ; countertenor ; 2012–
maurer-klee ; Benedikt Maurer-Klee ; m ; tenor ; 2009–
ambrosini ; Luca Ambrosetti-Vey ; m ; tenor ; 2015–
haugland ; Eirik Hauglandet ; m ; tenor ; 1997–
okonjo ; Samuel Okonedi-Brandt ; m ; baritone ; 2013–
weigold ; Arvid Weigoldt ; m ; baritone ; 2001–
kondratjuk ; Maksym Kondratenjuk ; m ; bass ; 2009–
sonnleitner ; Gregor Sonnleitgeb ; m ; bass, baritone ; 2004–
hartwig ; Merle Hartwigsen ; f ; narrator, presenter, speaker ; 2008–
quandt ; Theo Quandtner ; m ; presenter, narrator ; 2003–
yildiz ; Defne Yıldızoğlu ; f ; voice ; 2015–
marlow ; Marlow Quist ; m ; jazz-piano ; 2008–
ostrow ; Lena Ostrow ; f ; saxophone ; 2014–
adeyemi ; Tunde Adeyinka ; m ; drums ; 2012–
salamon ; Rivka Salamonis ; f ; voice ; 2016–
kuhlbrodt ; Enno Kuhlbrodt ; m ; signed-poetry ; 2018–
hoekstra ; Piet Hoekstra ; m ; talk ; 2009–
reimers ; Jule Reimers ; f ; talk, presenter ; 2015–
maibaum ; Katharina Maibaum ; f ; talk, presenter, author ; 2010–
`,
  biographies,
)
