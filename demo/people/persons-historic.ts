import { readArtists } from './read-artists.ts'

/** Performers of the archive who no longer appear. */
export const historicPersons = readArtists(`
wesendahl-georg ; Georg | Wesendahl ; m ; conductor, piano ; 1913–1932
hartung-ludolf ; Ludolf Hartung ; m ; conductor ; 1913–1929
reuss-albrecht ; Albrecht Reußner ; m ; conductor ; 1930–1944
tamberg-viktor ; Viktor Tamberg ; m ; conductor ; 1919–1932
oldach-konrad ; Konrad Oldach ; m ; conductor ; 1951–1968
szentirmay ; Pál Szentirmay ; m ; conductor ; 1957–1984
vandermeer-hugo ; Hugo | van der Meersch ; m ; conductor ; 1968–1992
ilmarinen ; Kaarlo Ilmavirta ; m ; conductor ; 1979–2008
brechtel-ute ; Ute Brechtel ; f ; conductor, direction ; 1988–2020
stuwe-wilhelm ; Wilhelm Stuwe ; m ; violin ; 1913–1938
salomon-edith ; Edith Salomonski ; f ; violin ; 1921–1932
kranold-irma ; Irma Kranold ; f ; violin ; 1934–1944
marossy-laszlo ; László Marossy-Vadas ; m ; violin ; 1951–1983
tschernig-vera ; Vera Tschernig ; f ; violin ; 1960–1996
aulin-per ; Per Aulinder ; m ; violin ; 1981–2014
levy-paula ; Paula Lewinter ; f ; piano ; 1913–1932
reichhardt-emil ; Emil Reichwaldt ; m ; piano ; 1913–1941
dubrowski ; Ignacy Dubrowieski ; m ; piano ; 1920–1938
holm-agathe ; Agathe Holmsen ; f ; piano ; 1936–1975
ferrandi ; Aldo Ferrandini ; m ; piano ; 1952–1988
kessel-ruth ; Ruth Kesselbach ; f ; piano ; 1956–1994
orlowa-nina ; Nina Orlowskaja ; f ; piano ; 1970–2009
thibault-yves ; Yves Thibaudier ; m ; piano ; 1984–2018
haak-cornelis ; Cornelis Haakstra ; m ; harpsichord, organ ; 1955–1993
brandow-otto ; Otto Brandow ; m ; cello ; 1913–1944
piatti-rosa ; Rosa Piattoli ; f ; cello ; 1925–1937
wiesner-hans ; Hans Wiesenhütter ; m ; cello ; 1951–1987
sandoval ; Ramón Sandovar ; m ; cello ; 1972–2010
mertin-klara ; Klara Mertinsky ; f ; viola ; 1951–1985
lorenz-uwe ; Uwe Lorenzen-Rott ; m ; viola ; 1978–2016
sommer-fritz ; Fritz Sommerlatt ; m ; clarinet ; 1913–1944
rohde-karl ; Karl Rohdewald ; m ; clarinet ; 1951–1986
moreau-luc ; Luc Moréas-Petit ; m ; clarinet, saxophone ; 1983–2019
veit-anton ; Anton Veitinger ; m ; flute ; 1913–1941
schirmer-lotte ; Lotte Schirmeck ; f ; flute ; 1951–1989
engel-paul ; Paul Engelbrodt ; m ; horn ; 1913–1944
radek-jiri ; Jiří Radekovský ; m ; horn ; 1955–1994
kurth-ernst ; Ernst Kurthen ; m ; oboe ; 1951–1990
mohr-adam ; Adam Mohrstedt ; m ; bassoon ; 1951–1992
lang-ida ; Ida Langhorst ; f ; harp ; 1921–1943
duval-odette ; Odette Duvallier ; f ; harp ; 1953–1992
blume-erich ; Erich Blumenroth ; m ; trumpet ; 1932–1970
winkler-egon ; Egon Winklhofer-Daum ; m ; trumpet ; 1968–2004
otto-heinz ; Heinz Ottokar ; m ; double-bass ; 1951–1988
dahl-bo ; Bo Dahlqvist-Ek ; m ; percussion ; 1957–1999
neander-justus ; Justus Neandering ; m ; organ ; 1913–1939
kaulbach-gerda ; Gerda Kaulbarsch ; f ; organ ; 1934–1944
praetz-hermann ; Hermann Praetzel ; m ; organ ; 1951–1982
lemaire-anne ; Anne-Lise Lemairac ; f ; organ ; 1976–2013
seefried-hanna ; Hanna Seewaldt ; f ; soprano ; 1913–1935
brenn-ottilie ; Ottilie Brennecke-Hall ; f ; soprano ; 1929–1944
lindgren-maj ; Maj Lindgrensen ; f ; soprano ; 1951–1978
calloway-grace ; Grace Callowhill ; f ; soprano ; 1968–1999
morel-sylvie ; Sylvie Morelle-Haug ; f ; soprano ; 1989–2016
olden-therese ; Therese Oldenroth ; f ; alto, mezzo ; 1913–1938
kehr-martha ; Martha Kehrwieder ; f ; alto, mezzo ; 1932–1944
hollweg-inge ; Inge Hollwede ; f ; alto, mezzo ; 1951–1986
baptiste-nora ; Nora Baptistella ; f ; mezzo, alto ; 1979–2013
karg-leopold ; Leopold Kargus ; m ; tenor ; 1913–1937
stieg-rolf ; Rolf Stiegenroth ; m ; tenor ; 1930–1944
haller-peter ; Peter Hallerstede ; m ; tenor ; 1951–1985
nygaard ; Anders Nygårdsmo ; m ; tenor ; 1977–2011
zell-friedrich ; Friedrich Zellmayr ; m ; baritone, bass ; 1913–1940
guthe-walter ; Walter Guthenau ; m ; baritone ; 1931–1968
roselli ; Carlo Rosellini-Bach ; m ; bass ; 1932–1979
thorn-robert ; Robert Thornquist ; m ; baritone ; 1964–2001
petrenkow ; Oleg Petrenkowitsch ; m ; bass ; 1978–2015
arendal-kai ; Kai Arendalen ; m ; countertenor ; 1984–2017
voss-marlene ; Marlene Voßkamp ; f ; narrator, speaker ; 1948–1985
timm-erwin ; Erwin Timmreck ; m ; narrator, presenter ; 1970–2005
bell-tony ; Tony Bellweather ; m ; saxophone ; 1957–1982
quist-dora ; Dora Quistgaard ; f ; guitar ; 1962–1998
mirkovic ; Zoran Mirkovićev ; m ; accordion ; 1974–2012
`)
