import { readWorks } from '../read-works.ts'

/** From the Middle Ages to about 1700. */
export const earlyWorks = readWorks(`
# hildegard
ordo-virtutum ; Ordo virtutum ; ; 1151>1982 ; 70 ; early ;
o-vis-aeternitatis ; O vis aeternitatis ; ; 1150>1979 ; 8 ; early ;
o-ecclesia ; O Ecclesia ; ; 1160>1979 ; 9 ; early ;
# perotin
viderunt-omnes ; Viderunt omnes ; ; 1198>1964 ; 12 ; early ;
sederunt-principes ; Sederunt principes ; ; 1199>1964 ; 14 ; early ;
# machaut
messe-nostre-dame ; Messe de Nostre Dame ; ; 1365>1955 ; 30 ; early ; Kyrie / Gloria / Credo / Sanctus / Agnus Dei / Ite, missa est
# dufay
nuper-rosarum-flores ; Nuper rosarum flores ; ; 1436>1955 ; 7 ; early ;
se-la-face-ay-pale ; Missa »Se la face ay pale« | Missa ‘Se la face ay pale’ ; ; 1453>1958 ; 36 ; early ; Kyrie / Gloria / Credo / Sanctus / Agnus Dei
# josquin
pange-lingua ; Missa »Pange lingua« | Missa ‘Pange lingua’ ; ; 1515>1955 ; 32 ; early ; Kyrie / Gloria / Credo / Sanctus / Agnus Dei
nymphes-des-bois ; Nymphes des bois (La déploration de Johannes Ockeghem) ; ; 1497>1955 ; 6 ; early ;
mille-regretz ; Mille regretz ; ; 1520>1955 ; 3 ; early ;
# tallis
spem-in-alium ; Spem in alium ; ; 1570>1965 ; 11 ; choir ;
lamentations ; Lamentationes Jeremiae | Lamentations of Jeremiah ; ; 1565>1960 ; 22 ; early ;
# palestrina
papae-marcelli ; Missa Papae Marcelli ; ; 1562>1913 ; 33 ; choir ; Kyrie / Gloria / Credo / Sanctus / Benedictus / Agnus Dei
# lasso
lagrime ; Lagrime di San Pietro ; ; 1594>1958 ; 60 ; early ;
# byrd
mass-four-voices ; Mass for Four Voices ; ; 1592>1955 ; 24 ; choir ; Kyrie / Gloria / Credo / Sanctus / Agnus Dei
# casulana
morir-non-puo ; Morir non può il mio core ; ; 1566>1988 ; 3 ; early ;
# dowland
lachrimae ; Lachrimae, or Seaven Teares ; ; 1604>1955 ; 30 ; early ; Lachrimæ Antiquæ / Lachrimæ Antiquæ Novæ / Lachrimæ Gementes / Lachrimæ Tristes / Lachrimæ Coactæ / Lachrimæ Amantis / Lachrimæ Veræ
flow-my-tears ; Flow, my tears ; ; 1600>1955 ; 5 ; early ;
# gesualdo
feria-sexta ; Tenebrae-Responsorien zum Karfreitag | Tenebrae Responsories for Good Friday ; ; 1611>1962 ; 42 ; early ;
moro-lasso ; Moro, lasso, al mio duolo ; ; 1611>1955 ; 4 ; early ;
# monteverdi
vespro ; Vespro della Beata Vergine ; SV 206 ; 1610>1952 ; 90 ; choir+orchestra: soprano, alto, tenor, bass ; Deus in adiutorium / Dixit Dominus / Nigra sum / Laudate pueri / Pulchra es / Laetatus sum / Duo Seraphim / Nisi Dominus / Audi coelum / Lauda Jerusalem / Sonata sopra »Sancta Maria« | Sonata sopra ‘Sancta Maria’ / Ave maris stella / Magnificat
combattimento ; Combattimento di Tancredi e Clorinda ; SV 153 ; 1624>1955 ; 22 ; early ;
lamento-della-ninfa ; Lamento della ninfa ; SV 163 ; 1638>1955 ; 6 ; early ;
orfeo ; L’Orfeo (konzertant) | L’Orfeo (concert performance) ; SV 318 ; 1607>1955 ; 105 ; early ;
# schuetz
exequien ; Musikalische Exequien ; SWV 279–281 ; 1636>1921 ; 33 ; choir ;
weihnachtshistorie ; Historia der Geburt Jesu Christi | The Christmas Story ; SWV 435 ; 1660>1921 ; 38 ; early ;
psalmen-davids ; Psalmen Davids (Auswahl) | Psalms of David (selection) ; SWV 22–47 ; 1619>1924 ; 45 ; early ;
# caccini
lasciatemi ; Lasciatemi qui solo ; ; 1618>1990 ; 7 ; early ;
# cozzolani
magnificat ; Magnificat (I) ; ; 1650>1998 ; 11 ; early ;
o-quam-bonum ; O quam bonum est ; ; 1650>1998 ; 8 ; early ;
# strozzi
lagrime-mie ; Lagrime mie ; op. 7 Nr. 4 ; 1659>1980 ; 9 ; early ;
che-si-puo-fare ; Che si può fare ; op. 8 Nr. 6 ; 1664>1980 ; 9 ; early ;
eraclito ; L’Eraclito amoroso ; op. 2 Nr. 14 ; 1651>1980 ; 7 ; early ;
# leonarda
sonata-duodecima ; Sonata duodecima d-Moll | Sonata duodecima in D minor ; op. 16 Nr. 12 ; 1693>1985 ; 11 ; early ;
# buxtehude
membra ; Membra Jesu nostri ; BuxWV 75 ; 1680>1950 ; 60 ; early ; Ad pedes / Ad genua / Ad manus / Ad latus / Ad pectus / Ad cor / Ad faciem
praeludium-g ; Praeludium g-Moll | Praeludium in G minor ; BuxWV 149 ; 1690>1913 ; 8 ; organ ;
passacaglia ; Passacaglia d-Moll | Passacaglia in D minor ; BuxWV 161 ; 1690>1913 ; 7 ; organ ;
# charpentier
lecons ; Leçons de ténèbres du Mercredi saint ; H 96–98 ; 1680>1970 ; 34 ; early ; Première leçon / Seconde leçon / Troisième leçon
te-deum ; Te Deum D-Dur | Te Deum in D major ; H 146 ; 1692>1956 ; 24 ; choir+orchestra: soprano, alto, tenor, bass ;
messe-de-minuit ; Messe de minuit pour Noël ; H 9 ; 1694>1956 ; 26 ; early ; Kyrie / Gloria / Credo / Sanctus / Agnus Dei
# biber
rosenkranz ; Rosenkranz-Sonaten (Auswahl) | Rosary Sonatas (selection) ; C 90–105 ; 1676>1955 ; 65 ; early ;
passacaglia ; Passacaglia g-Moll | Passacaglia in G minor ; C 105 ; 1676>1913 ; 9 ; solo: violin ;
battalia ; Battalia D-Dur | Battalia in D major ; C 61 ; 1673>1958 ; 11 ; early ;
# corelli
weihnachtskonzert ; Concerto grosso g-Moll »Fatto per la notte di Natale« | Concerto grosso in G minor ‘Fatto per la notte di Natale’ ; op. 6 Nr. 8 ; 1712>1913 ; 15 ; chamber-orchestra ; Vivace – Grave / Allegro / Adagio – Allegro – Adagio / Vivace / Allegro / Pastorale ad libitum: Largo
la-folia ; Sonata d-Moll »La Folia« | Sonata in D minor ‘La Folia’ ; op. 5 Nr. 12 ; 1700>1955 ; 11 ; early ;
# marais
sonnerie ; La Sonnerie de Sainte-Geneviève du Mont de Paris ; ; 1723>1960 ; 9 ; early ;
folies ; Couplets de folies (Les Folies d’Espagne) ; ; 1701>1960 ; 17 ; early ;
labyrinthe ; Le Labyrinthe ; ; 1717>1960 ; 11 ; early ;
# purcell
dido ; Dido and Aeneas (konzertant) | Dido and Aeneas (concert performance) ; Z 626 ; 1689>1926 ; 58 ; early ;
fantazias ; Fantazien für Gamben | Fantazias for viols ; Z 735–743 ; 1680>1955 ; 28 ; early ;
funeral-music ; Music for the Funeral of Queen Mary ; Z 860 ; 1695>1955 ; 15 ; early ; March / Man that is born of a woman / Canzona / In the midst of life / Canzona / Thou know’st, Lord / March
bright-cecilia ; Hail, bright Cecilia ; Z 328 ; 1692>1955 ; 52 ; early ;
# jacquet
sonata-1 ; Sonate Nr. 1 d-Moll | Sonata No. 1 in D minor ; ; 1707>1985 ; 13 ; early ;
judith ; Judith (Cantates françoises, I) ; ; 1708>1985 ; 16 ; early ;
# couperin
lecons ; Leçons de ténèbres pour le Mercredi saint ; ; 1714>1955 ; 42 ; early ; Première leçon / Seconde leçon / Troisième leçon
apotheose-lully ; L’Apothéose de Lully ; ; 1725>1960 ; 26 ; early ;
barricades ; Les Barricades mystérieuses ; ; 1717>1913 ; 3 ; piano ;
`)
