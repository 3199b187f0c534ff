import { readWorks } from '../read-works.ts'

/** The late baroque and the sons of Bach. */
export const baroqueWorks = readWorks(`
# vivaldi
stagioni ; Le quattro stagioni | The Four Seasons ; op. 8 Nr. 1–4 ; 1725>1932 ; 40 ; orchestra+soloist: violin ; La primavera / L’estate / L’autunno / L’inverno
gloria ; Gloria D-Dur | Gloria in D major ; RV 589 ; 1715>1951 ; 29 ; choir+orchestra: soprano, mezzo ;
four-violins ; Konzert für vier Violinen h-Moll | Concerto for Four Violins in B minor ; op. 3 Nr. 10 RV 580 ; 1711>1913 ; 10 ; chamber-orchestra ; Allegro / Largo – Larghetto – Largo / Allegro
stabat-mater ; Stabat Mater f-Moll | Stabat Mater in F minor ; RV 621 ; 1712>1955 ; 19 ; early ;
# zelenka
missa-votiva ; Missa votiva e-Moll | Missa votiva in E minor ; ZWV 18 ; 1739>1994 ; 68 ; choir+orchestra: soprano, alto, tenor, bass ; Kyrie / Gloria / Credo / Sanctus / Agnus Dei
sonata-5 ; Triosonate Nr. 5 F-Dur | Trio Sonata No. 5 in F major ; ZWV 181,5 ; 1722>1962 ; 17 ; early ;
# telemann
hamburger-ebb ; Ouvertüre C-Dur »Hamburger Ebb’ und Fluth« | Overture in C major ‘Hamburg Ebb and Flow’ ; TWV 55:C3 ; 1723>1955 ; 24 ; early ;
pariser-quartett-6 ; Pariser Quartett Nr. 6 e-Moll | Paris Quartet No. 6 in E minor ; TWV 43:e4 ; 1738>1955 ; 19 ; early ; Prélude / Gai / Vite / Gracieusement / Distrait / Modéré
viola-concerto ; Konzert für Viola und Streicher G-Dur | Viola Concerto in G major ; TWV 51:G9 ; 1720>1941 ; 14 ; orchestra+soloist: viola ; Largo / Allegro / Andante / Presto
flute-fantasias ; Zwölf Fantasien für Flöte solo (Auswahl) | Twelve Fantasias for Solo Flute (selection) ; TWV 40:2–13 ; 1732>1955 ; 20 ; solo: flute ;
# rameau
indes-galantes ; Suite aus »Les Indes galantes« | Suite from Les Indes galantes ; ; 1735>1955 ; 25 ; early ;
concert-5 ; Cinquième concert (Pièces de clavecin en concerts) ; ; 1741>1955 ; 12 ; early ; La Forqueray / La Cupis / La Marais
gavotte ; Gavotte et six doubles a-Moll | Gavotte et six doubles in A minor ; ; 1728>1913 ; 8 ; piano ;
# bach
matthaeus ; Matthäus-Passion | St Matthew Passion ; BWV 244 ; 1727 ; 165 ; choir+orchestra: soprano, alto, tenor, bass ;
johannes ; Johannes-Passion | St John Passion ; BWV 245 ; 1724 ; 115 ; choir+orchestra: soprano, alto, tenor, bass ;
weihnachten-1 ; Weihnachtsoratorium, Kantaten I–III | Christmas Oratorio, Cantatas I–III ; BWV 248 ; 1734 ; 80 ; choir+orchestra: soprano, alto, tenor, bass ; Jauchzet, frohlocket / Und es waren Hirten / Herrscher des Himmels
weihnachten-2 ; Weihnachtsoratorium, Kantaten IV–VI | Christmas Oratorio, Cantatas IV–VI ; BWV 248 ; 1735 ; 72 ; choir+orchestra: soprano, alto, tenor, bass ; Fallt mit Danken / Ehre sei dir, Gott / Herr, wenn die stolzen Feinde
h-moll ; Messe h-Moll | Mass in B minor ; BWV 232 ; 1749 ; 108 ; choir+orchestra: soprano, alto, tenor, bass ; Missa (Kyrie, Gloria) / Symbolum Nicenum / Sanctus / Osanna, Benedictus, Agnus Dei
magnificat ; Magnificat D-Dur | Magnificat in D major ; BWV 243 ; 1733 ; 28 ; choir+orchestra: soprano, mezzo, alto, tenor, bass ;
wachet-auf ; Wachet auf, ruft uns die Stimme ; BWV 140 ; 1731 ; 28 ; choir+orchestra: soprano, tenor, bass ;
ich-habe-genug ; Ich habe genug ; BWV 82 ; 1727 ; 23 ; early ;
jesu-meine-freude ; Jesu, meine Freude ; BWV 227 ; 1735 ; 21 ; choir ;
singet ; Singet dem Herrn ein neues Lied ; BWV 225 ; 1727 ; 14 ; choir ;
brandenburg ; Sechs Brandenburgische Konzerte | Six Brandenburg Concertos ; BWV 1046–1051 ; 1721 ; 95 ; early ;
brandenburg-3 ; Brandenburgisches Konzert Nr. 3 G-Dur | Brandenburg Concerto No. 3 in G major ; BWV 1048 ; 1721 ; 11 ; chamber-orchestra ; [Allegro] / Adagio / Allegro
brandenburg-5 ; Brandenburgisches Konzert Nr. 5 D-Dur | Brandenburg Concerto No. 5 in D major ; BWV 1050 ; 1721 ; 21 ; chamber-orchestra ; Allegro / Affettuoso / Allegro
suite-3 ; Orchestersuite Nr. 3 D-Dur | Orchestral Suite No. 3 in D major ; BWV 1068 ; 1731 ; 20 ; chamber-orchestra ; Ouverture / Air / Gavotte I/II / Bourrée / Gigue
violin-a-moll ; Violinkonzert a-Moll | Violin Concerto in A minor ; BWV 1041 ; 1730 ; 14 ; orchestra+soloist: violin ; [Allegro] / Andante / Allegro assai
clavier-d-moll ; Klavierkonzert d-Moll | Keyboard Concerto in D minor ; BWV 1052 ; 1738 ; 22 ; orchestra+soloist: piano ; Allegro / Adagio / Allegro
goldberg ; Goldberg-Variationen | Goldberg Variations ; BWV 988 ; 1741 ; 75 ; piano ; Aria / Variationen 1–30 | Variations 1–30 / Aria da capo
wtk-1 ; Das Wohltemperierte Klavier, Teil I | The Well-Tempered Clavier, Book I ; BWV 846–869 ; 1722 ; 110 ; piano ;
partita-2 ; Partita Nr. 2 c-Moll | Partita No. 2 in C minor ; BWV 826 ; 1727 ; 20 ; piano ; Sinfonia / Allemande / Courante / Sarabande / Rondeaux / Capriccio
italienisch ; Italienisches Konzert F-Dur | Italian Concerto in F major ; BWV 971 ; 1735 ; 13 ; piano ; [Allegro] / Andante / Presto
violin-partita-2 ; Partita Nr. 2 d-Moll für Violine solo | Partita No. 2 in D minor for solo violin ; BWV 1004 ; 1720 ; 28 ; solo: violin ; Allemanda / Corrente / Sarabanda / Giga / Ciaccona
cello-suite-1 ; Suite Nr. 1 G-Dur für Violoncello solo | Suite No. 1 in G major for solo cello ; BWV 1007 ; 1720 ; 18 ; solo: cello ; Prélude / Allemande / Courante / Sarabande / Menuet I/II / Gigue
cello-suite-5 ; Suite Nr. 5 c-Moll für Violoncello solo | Suite No. 5 in C minor for solo cello ; BWV 1011 ; 1720 ; 25 ; solo: cello ; Prélude / Allemande / Courante / Sarabande / Gavotte I/II / Gigue
opfer ; Musikalisches Opfer | The Musical Offering ; BWV 1079 ; 1747>1926 ; 48 ; early ;
kunst-der-fuge ; Die Kunst der Fuge | The Art of Fugue ; BWV 1080 ; 1750>1927 ; 80 ; organ ;
toccata-d ; Toccata und Fuge d-Moll | Toccata and Fugue in D minor ; BWV 565 ; 1705 ; 9 ; organ ;
passacaglia ; Passacaglia und Fuge c-Moll | Passacaglia and Fugue in C minor ; BWV 582 ; 1710 ; 13 ; organ ;
es-dur-organ ; Präludium und Fuge Es-Dur | Prelude and Fugue in E-flat major ; BWV 552 ; 1739 ; 15 ; organ ;
triosonate-5 ; Triosonate Nr. 5 C-Dur | Trio Sonata No. 5 in C major ; BWV 529 ; 1730 ; 15 ; organ ; Allegro / Largo / Allegro
fantasie-g ; Fantasie und Fuge g-Moll | Fantasia and Fugue in G minor ; BWV 542 ; 1720 ; 12 ; organ ;
nun-komm ; Nun komm, der Heiden Heiland ; BWV 659 ; 1714 ; 5 ; organ ;
# haendel
messias ; Messiah ; HWV 56 ; 1742 ; 140 ; choir+orchestra: soprano, alto, tenor, bass ; Part the First / Part the Second / Part the Third
wassermusik ; Wassermusik | Water Music ; HWV 348–350 ; 1717 ; 46 ; chamber-orchestra ;
feuerwerk ; Feuerwerksmusik | Music for the Royal Fireworks ; HWV 351 ; 1749 ; 19 ; chamber-orchestra ; Ouverture / Bourrée / La Paix / La Réjouissance / Menuet I/II
orgelkonzert-4 ; Orgelkonzert F-Dur | Organ Concerto in F major ; op. 4 Nr. 4 HWV 292 ; 1735 ; 15 ; orchestra+soloist: organ ; Allegro / Andante / Adagio / Allegro
dixit ; Dixit Dominus g-Moll | Dixit Dominus in G minor ; HWV 232 ; 1707>1955 ; 32 ; choir+orchestra: soprano, soprano, alto, tenor, bass ;
israel ; Israel in Egypt ; HWV 54 ; 1739 ; 95 ; choir+orchestra: soprano, alto, tenor, bass ;
# cpe-bach
sinfonie-d ; Sinfonie D-Dur | Sinfonia in D major ; Wq 183,1 ; 1776>1920 ; 11 ; chamber-orchestra ; Allegro di molto / Largo / Presto
flute-d-moll ; Flötenkonzert d-Moll | Flute Concerto in D minor ; Wq 22 ; 1747>1955 ; 22 ; orchestra+soloist: flute ; Allegro / Un poco andante / Allegro di molto
fantasie-fis ; Freie Fantasie fis-Moll | Free Fantasia in F-sharp minor ; Wq 67 ; 1787>1955 ; 12 ; piano ;
`)
