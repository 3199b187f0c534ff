import { page } from './page.ts'

/** Orchestra, choir, ensembles and team. */
export const peoplePages = [
  page({
    key: 'orchester',
    parent: 'haus-und-menschen',
    slugs: 'orchester | orchestra',
    title: 'Morgenstern-Orchester',
    meta: 'Das Morgenstern-Orchester: 94 Musikerinnen und Musiker, seit 1913 im Haus. | The Morgenstern-Orchester: 94 musicians, in the house since 1913.',
    de: `
Ein Orchester, das seinen Saal nicht mieten muss, spielt anders. Das Morgenstern-Orchester probt, wo es auftritt, und kennt die Stelle in der Decke, an die man ein Pianissimo lehnen kann.

== 67-33

## Chefdirigentin {#chefdirigentin}

Elin Sørbye stammt aus Tromsø, hat Geige studiert und Schiffe vermessen. Seit 2021 leitet sie das Orchester. Ihre Programme stellen Stücke nebeneinander, die sich nicht kennen, aber verstehen.

## Erste Gastdirigentin {#gastdirigentin}

Rhona Haldairn, seit 2023. Auch die Jungen Morgensterne und das Neujahrskonzert.

||

### In Zahlen

- 94 Musikerinnen und Musiker aus 22 Ländern
- 48 Frauen, 46 Männer
- rund 80 Konzerte im Jahr
- ältestes Instrument: ein Cello von 1694

== 100

## Die Chefs {#chefs}

- Ludolf Hartung 1913–1929
- Albrecht Reußner 1930–1944
- Konrad Oldach 1951–1968
- Hugo van der Meersch 1968–1992
- Kaarlo Ilmavirta 1992–2008
- Joost van Tongelaar 2009–2021
- Elin Sørbye seit 2021

Albrecht Reußner unterzeichnete 1933 die Entlassungen. Das Orchester hat seine Rolle 2013 in einem Band dokumentieren lassen, der im Foyer ausliegt.

## Bei der Probe {#probe}

@video media:pulte-rot | Mahlers Fünfte, dritter Probentag | 6:40 | https://vimeo.com/100019131019 | film

@social https://www.instagram.com/p/MorgensternProbe/

## Nächste Konzerte {#konzerte}

@events highlight | series=grosse-symphonik | limit=4 | bookable
`,
    en: `
An orchestra that need not hire its hall plays differently. The Morgenstern-Orchester rehearses where it performs, and knows the place in the ceiling against which one can lean a pianissimo.

== 67-33

## Chief conductor {#chief-conductor}

Elin Sørbye comes from Tromsø, studied the violin and surveyed ships. She has led the orchestra since 2021. Her programmes set side by side pieces that do not know but understand each other.

## Principal guest conductor {#guest-conductor}

Rhona Haldairn, since 2023. Also the Junge Morgensterne and the New Year’s concert.

||

### In figures

- 94 musicians from 22 countries
- 48 women, 46 men
- some 80 concerts a year
- oldest instrument: a cello of 1694

== 100

## The chiefs {#chiefs}

- Ludolf Hartung 1913–1929
- Albrecht Reußner 1930–1944
- Konrad Oldach 1951–1968
- Hugo van der Meersch 1968–1992
- Kaarlo Ilmavirta 1992–2008
- Joost van Tongelaar 2009–2021
- Elin Sørbye since 2021

In 1933 Albrecht Reußner signed the dismissals. In 2013 the orchestra had his role documented in a volume that lies in the foyer.

## In rehearsal {#rehearsal}

@video media:pulte-rot | Mahler’s Fifth, third day of rehearsals | 6:40 | https://vimeo.com/100019131019 | film

@social https://www.instagram.com/p/MorgensternProbe/

## Next concerts {#concerts}

@events highlight | series=grosse-symphonik | limit=4 | bookable
`,
  }),
  page({
    key: 'chor',
    parent: 'haus-und-menschen',
    slugs: 'chor | choir',
    title: 'Kammerchor Morgenstern',
    meta: 'Der Kammerchor Morgenstern unter Hedda Brandis: 32 Stimmen, gegründet 1921. | The Kammerchor Morgenstern under Hedda Brandis: 32 voices, founded in 1921.',
    de: `
1921 trennten sich vierzehn Sängerinnen und Sänger von einer Singgemeinschaft, weil ihnen das Tempo zu langsam war. Heute sind es 32. Hedda Brandis leitet den Chor seit 2016 und hat ihm das Atmen an anderen Stellen beigebracht.

Gesungen wird alles von Pérotin bis übermorgen, am liebsten ohne Begleitung. Für Passionen und Symphonien kommen der Oratorienchor an der Uferstraße und der Kinderchor dazu, zusammen gut zweihundert Menschen, für die das Podium 1986 verbreitert wurde.

@image vertical | media:kammerchor

? Kann man mitsingen?
Im Oratorienchor jederzeit, nach einem freundlichen Vorsingen. Im Kammerchor einmal im Jahr, im März.

@events standard | series=chor-und-orchester | limit=4
`,
    en: `
In 1921 fourteen singers parted from a singing society because they found the tempo too slow. Today they are 32. Hedda Brandis has directed the choir since 2016 and taught it to breathe in other places.

They sing everything from Pérotin to the day after tomorrow, preferably unaccompanied. For passions and symphonies they are joined by the Oratorienchor an der Uferstraße and the children’s choir, a good two hundred people in all, for whom the platform was widened in 1986.

@image vertical | media:kammerchor

? Can one join?
The Oratorienchor at any time, after a friendly audition. The chamber choir once a year, in March.

@events standard | series=chor-und-orchester | limit=4
`,
  }),
  page({
    key: 'ensembles',
    parent: 'haus-und-menschen',
    slugs: 'ensembles | ensembles',
    title: 'Ensembles in Residenz | Ensembles in residence',
    meta: 'Ensemble Ombra, Ensemble Nachhall, Varda-Quartett und Duo Halbmond. | Ensemble Ombra, Ensemble Nachhall, Varda Quartet and Duo Halbmond.',
    de: `
## Ensemble Ombra

Seit 1994 die Alte-Musik-Werkstatt des Hauses. Pieter De Waelhens leitet vom Cembalo aus, mit dem Kinn.

@events standard | series=darm-und-kiel | limit=2

## Ensemble Nachhall

Dreizehn Solistinnen und Solisten für alles nach 1950. Über achtzig Uraufführungen seit 1989, drei davon missglückt und trotzdem wiederholt.

@events standard | series=nachhall | limit=2

@audio Ensemble Nachhall: Stücke für dreizehn | https://app.idagio.com/albums/stuecke-fuer-dreizehn

## Varda-Quartett

In Residenz seit 2018. Vier Freundinnen, die einander beim Spielen nicht ansehen müssen.

## Duo Halbmond

Saxophon und Elektronik, Alma Terzić und Ruben Achterberg. Sie wohnen im Werkraum, jedenfalls steht dort ihr Kühlschrank.
`,
    en: `
## Ensemble Ombra

The house’s early-music workshop since 1994. Pieter De Waelhens directs from the harpsichord, with his chin.

@events standard | series=darm-und-kiel | limit=2

## Ensemble Nachhall

Thirteen soloists for everything after 1950. More than eighty first performances since 1989, three of them failures and repeated nevertheless.

@events standard | series=nachhall | limit=2

@audio Ensemble Nachhall: Pieces for thirteen | https://app.idagio.com/albums/stuecke-fuer-dreizehn

## Varda Quartet

In residence since 2018. Four friends who need not look at each other while playing.

## Duo Halbmond

Saxophone and electronics, Alma Terzić and Ruben Achterberg. They live in the Workshop; at any rate their fridge does.
`,
  }),
  page({
    key: 'team',
    parent: 'haus-und-menschen',
    slugs: 'team | team',
    title: 'Team',
    meta: 'Die Menschen hinter den Konzerten und wie man sie erreicht. | The people behind the concerts and how to reach them.',
    de: `
112 Menschen arbeiten hier, wenn man die Orchestermitglieder nicht mitzählt. Ein paar davon, die Sie vielleicht suchen:

- **Friederike Halbach-Oyen**, Intendanz
- **Katharina Maibaum**, Dramaturgie
- **Benno Tischer-Wall**, Orchesterdirektion
- **Jule Reimers**, Presse und Redaktion
- **Mira Kohlhaase**, Zugang und Barrierefreiheit
- **Theo Quandtner**, Vermittlung
- **Anton Brehmer-Castro**, Archiv
- **Hartmut Pohl-Ewert**, Saalmeister seit 1991
- **Piet Hoekstra**, Akustik, auf Abruf

Alle sind nach dem Muster vorname.nachname@konzerthaus-morgenstern.example zu erreichen, außer Hartmut Pohl-Ewert, den erreicht man im Saal.

@link Nachricht schreiben | form:kontakt
`,
    en: `
112 people work here, not counting the members of the orchestra. A few of them whom you may be looking for:

- **Friederike Halbach-Oyen**, director
- **Katharina Maibaum**, programming and texts
- **Benno Tischer-Wall**, orchestra manager
- **Jule Reimers**, press and editorial
- **Mira Kohlhaase**, access
- **Theo Quandtner**, education
- **Anton Brehmer-Castro**, archive
- **Hartmut Pohl-Ewert**, hall manager since 1991
- **Piet Hoekstra**, acoustics, on call

All can be reached at firstname.lastname@konzerthaus-morgenstern.example, except Hartmut Pohl-Ewert, who can be reached in the hall.

@link Write to us | form:kontakt
`,
  }),
  page({
    key: 'nachhaltigkeit',
    parent: 'haus-und-menschen',
    slugs: 'nachhaltigkeit | sustainability',
    title: 'Nachhaltigkeit | Sustainability',
    meta: 'Wie das Konzerthaus Morgenstern Wärme, Wege und Papier spart. | How Konzerthaus Morgenstern saves heat, journeys and paper.',
    de: `
Das Haus steht am Fluss, und der Fluss kühlt den Saal: Seit 2019 läuft Uferwasser durch Wärmetauscher, im Winter umgekehrt. Der Stromverbrauch eines Orchesterkonzerts entspricht seither dem von drei Haushalten in einer Woche, vorher waren es acht.

- Gastorchester reisen mit der Bahn an, wenn es unter acht Stunden dauert
- Programmhefte gibt es digital und auf Nachfrage gedruckt
- Das Holz für die Podien kommt aus Brandenburg, die Solistin aus Sapporo bleibt dafür gleich zwei Wochen
- Der größte Posten sind Ihre Wege. Die Karte ist ein [Fahrschein](page:anfahrt).

## Der Klimabericht {#bericht}

Wir veröffentlichen ihn jedes Jahr im März, auch wenn er nicht schön ist.

@viewer brochure | https://www.yumpu.com/de/embed/view/Klimabericht2026
`,
    en: `
The house stands by the river, and the river cools the hall: since 2019 its water has run through heat exchangers, in winter the other way round. An orchestral concert now uses as much electricity as three households in a week; it used to be eight.

- visiting orchestras travel by train if it takes less than eight hours
- programme books are digital, and printed on request
- timber for the platforms comes from Brandenburg; the soloist from Sapporo stays for two weeks to make up for it
- the largest item is your journeys. Your ticket is a [travel ticket](page:anfahrt).

## The climate report {#report}

We publish it every March, even when it is not pretty. It is in German.

@viewer brochure | https://www.yumpu.com/de/embed/view/Klimabericht2026
`,
  }),
]
