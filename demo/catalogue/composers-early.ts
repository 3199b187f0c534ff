import { readComposers } from './read-composers.ts'

/** From Notre-Dame to the sons of Bach. */
export const earlyComposers = readComposers(`
hildegard ; Hildegard von Bingen ; Hildegard von Bingen ; f ; 1098–1179 ; Hildegard of Bingen
perotin ; Pérotin ; Pérotin ; m ; ~1160–1230
machaut ; Guillaume de Machaut ; Machaut, Guillaume de ; m ; ~1300–1377
dufay ; Guillaume Dufay ; Dufay, Guillaume ; m ; 1397–1474
josquin ; Josquin Desprez ; Desprez, Josquin ; m ; ~1450–1521 ; Josquin des Prez
tallis ; Thomas Tallis ; Tallis, Thomas ; m ; ~1505–1585
palestrina ; Giovanni Pierluigi da Palestrina ; Palestrina, Giovanni Pierluigi da ; m ; ~1525–1594
lasso ; Orlando di Lasso ; Lasso, Orlando di ; m ; 1532–1594
byrd ; William Byrd ; Byrd, William ; m ; ~1540–1623
casulana ; Maddalena Casulana ; Casulana, Maddalena ; f ; ~1544–1590
dowland ; John Dowland ; Dowland, John ; m ; 1563–1626
gesualdo ; Carlo Gesualdo ; Gesualdo, Carlo ; m ; 1566–1613
monteverdi ; Claudio Monteverdi ; Monteverdi, Claudio ; m ; 1567–1643
schuetz ; Heinrich Schütz ; Schütz, Heinrich ; m ; 1585–1672
caccini ; Francesca Caccini ; Caccini, Francesca ; f ; ~1587–1641
cozzolani ; Chiara Margarita Cozzolani ; Cozzolani, Chiara Margarita ; f ; ~1602–1677
strozzi ; Barbara Strozzi ; Strozzi, Barbara ; f ; 1619–1677
leonarda ; Isabella Leonarda ; Leonarda, Isabella ; f ; 1620–1704
buxtehude ; Dieterich Buxtehude ; Buxtehude, Dieterich ; m ; ~1637–1707
charpentier ; Marc-Antoine Charpentier ; Charpentier, Marc-Antoine ; m ; 1643–1704
biber ; Heinrich Ignaz Franz Biber ; Biber, Heinrich Ignaz Franz ; m ; 1644–1704
corelli ; Arcangelo Corelli ; Corelli, Arcangelo ; m ; 1653–1713
marais ; Marin Marais ; Marais, Marin ; m ; 1656–1728
purcell ; Henry Purcell ; Purcell, Henry ; m ; 1659–1695
jacquet ; Élisabeth Jacquet de la Guerre ; Jacquet de la Guerre, Élisabeth ; f ; 1665–1729
couperin ; François Couperin ; Couperin, François ; m ; 1668–1733
vivaldi ; Antonio Vivaldi ; Vivaldi, Antonio ; m ; 1678–1741
zelenka ; Jan Dismas Zelenka ; Zelenka, Jan Dismas ; m ; 1679–1745
telemann ; Georg Philipp Telemann ; Telemann, Georg Philipp ; m ; 1681–1767
rameau ; Jean-Philippe Rameau ; Rameau, Jean-Philippe ; m ; 1683–1764
bach ; Johann Sebastian Bach ; Bach, Johann Sebastian ; m ; 1685–1750
haendel ; Georg Friedrich Händel ; Händel, Georg Friedrich ; m ; 1685–1759 ; George Frideric Handel
cpe-bach ; Carl Philipp Emanuel Bach ; Bach, Carl Philipp Emanuel ; m ; 1714–1788
`)
