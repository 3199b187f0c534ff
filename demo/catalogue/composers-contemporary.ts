import { readComposers } from './read-composers.ts'

/** Born from 1920 on. */
export const contemporaryComposers = readComposers(`
piazzolla ; Astor Piazzolla ; Piazzolla, Astor ; m ; 1921–1992
demessieux ; Jeanne Demessieux ; Demessieux, Jeanne ; f ; 1921–1968
mingus ; Charles Mingus ; Mingus, Charles ; m ; 1922–1979
xenakis ; Iannis Xenakis ; Xenakis, Iannis ; m ; 1922–2001
ligeti ; György Ligeti ; Ligeti, György ; m ; 1923–2006
perry ; Julia Perry ; Perry, Julia ; f ; 1924–1979
nono ; Luigi Nono ; Nono, Luigi ; m ; 1924–1990
boulez ; Pierre Boulez ; Boulez, Pierre ; m ; 1925–2016
berio ; Luciano Berio ; Berio, Luciano ; m ; 1925–2003
feldman ; Morton Feldman ; Feldman, Morton ; m ; 1926–1987
kurtag ; György Kurtág ; Kurtág, György ; m ; 1926–
henze ; Hans Werner Henze ; Henze, Hans Werner ; m ; 1926–2012
coltrane ; John Coltrane ; Coltrane, John ; m ; 1926–1967
stockhausen ; Karlheinz Stockhausen ; Stockhausen, Karlheinz ; m ; 1928–2007
takemitsu ; Tōru Takemitsu ; Takemitsu, Tōru ; m ; 1930–1996
gubaidulina ; Sofia Gubaidulina ; Gubaidulina, Sofia ; f ; 1931–2025
penderecki ; Krzysztof Penderecki ; Penderecki, Krzysztof ; m ; 1933–2020
schnittke ; Alfred Schnittke ; Schnittke, Alfred ; m ; 1934–1998
lachenmann ; Helmut Lachenmann ; Lachenmann, Helmut ; m ; 1935–
paert ; Arvo Pärt ; Pärt, Arvo ; m ; 1935–
carla-bley ; Carla Bley ; Bley, Carla ; f ; 1936–2023
reich ; Steve Reich ; Reich, Steve ; m ; 1936–
adams ; John Adams ; Adams, John ; m ; 1947–
grisey ; Gérard Grisey ; Grisey, Gérard ; m ; 1946–1998
tower ; Joan Tower ; Tower, Joan ; f ; 1938–
pagh-paan ; Younghi Pagh-Paan ; Pagh-Paan, Younghi ; f ; 1945–
saariaho ; Kaija Saariaho ; Saariaho, Kaija ; f ; 1952–2023
rihm ; Wolfgang Rihm ; Rihm, Wolfgang ; m ; 1952–2024
abrahamsen ; Hans Abrahamsen ; Abrahamsen, Hans ; m ; 1952–
chin ; Unsuk Chin ; Chin, Unsuk ; f ; 1961–
mundry ; Isabel Mundry ; Mundry, Isabel ; f ; 1963–
saunders ; Rebecca Saunders ; Saunders, Rebecca ; f ; 1967–
neuwirth ; Olga Neuwirth ; Neuwirth, Olga ; f ; 1968–
ades ; Thomas Adès ; Adès, Thomas ; m ; 1971–
widmann ; Jörg Widmann ; Widmann, Jörg ; m ; 1973–
thorvaldsdottir ; Anna Thorvaldsdottir ; Thorvaldsdottir, Anna ; f ; 1977–
mazzoli ; Missy Mazzoli ; Mazzoli, Missy ; f ; 1980–
shaw ; Caroline Shaw ; Shaw, Caroline ; f ; 1982–
`)
