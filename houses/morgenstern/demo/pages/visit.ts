import { page } from './page.ts'

/** Planning a visit. */
export const visitPages = [
  page({
    key: 'besuch',
    slugs: 'besuch | visit',
    title: 'Besuch | Visit',
    headline: 'Ihr Besuch | Your visit',
    meta: 'Karten, Anfahrt, Öffnungszeiten, Essen und Trinken: alles für den Abend im Konzerthaus Morgenstern. | Tickets, directions, opening hours, food and drink: everything for an evening at Konzerthaus Morgenstern.',
    isLandingPage: true,
    hero: {
      image: 'media:ufer',
      text: 'Das Haus öffnet eine Stunde vor dem Konzert. Früher da zu sein, lohnt sich trotzdem: Der Fluss ist gratis. | The house opens an hour before the concert. It is worth coming earlier all the same: the river is free.',
      linkText: 'So kommen Sie her | Getting here',
      link: 'page:anfahrt',
    },
    de: `
== 67-33

## Ticket- und Servicecenter {#service}

@shared servicecenter

||

### Kontakt

[+49 30 555 01 70](tel:+49305550170)

[karten@konzerthaus-morgenstern.example](mailto:karten@konzerthaus-morgenstern.example)

Uferstraße 12, 10999 Berlin

@link Nachricht schreiben | form:kontakt

== 100

## Gut vorbereitet {#vorbereitung}

@teasers grid
+ media:letzte-bahn | Wege | Anfahrt | | Bahn, Bus, Rad, Schiff und, wenn es sein muss, das Auto. | Zur Anfahrt | page:anfahrt
+ media:eintrittskarten | Kaufen | Karten und Preise | | Wo man sie bekommt, was sie kosten und wie man sie zurückgibt. | Zu den Karten | page:karten
+ media:schallwellen | Sparen | Ermäßigungen | | Ab acht Euro, für viele, mit möglichst wenig Nachweisen. | Zu den Ermäßigungen | page:ermaessigungen
+ media:pausenglaeser | Stärken | Essen und Trinken | | Suppe vor dem Konzert, Wein in der Pause, Bier danach. | Zur Gastronomie | page:gastronomie
+ media:haupttreppe | Schauen | Führungen | | Hinter die Bühne, unter den Saal, in die Orgel. | Zu den Führungen | page:fuehrungen
+ media:erstes-mal | Teilhaben | Barrierefreiheit | | Plätze, Hilfen und Menschen, die Bescheid wissen. | Zur Barrierefreiheit | page:barrierefreiheit

## Häufige Fragen {#fragen}

? Wie viel früher soll ich da sein?
Eine halbe Stunde genügt. Wer die Garderobe nutzen und in Ruhe ankommen möchte, plant vierzig Minuten ein.

? Wo ist die Garderobe?
Im Foyer an der Uferseite, neben dem Servicecenter. Sie kostet nichts und ist besetzt, bis der letzte Mantel geht.

? Was passiert, wenn ich zu spät komme?
Sie hören im Foyer über Lautsprecher mit und werden in der nächsten passenden Unterbrechung eingelassen, manchmal auf einen anderen Platz. Bei Stücken ohne Unterbrechung kann das die Pause sein.

? Darf ich zwischen den Sätzen klatschen?
Sie dürfen. Zu Mozarts Zeiten war es üblich, heute warten die meisten bis zum Schluss. Niemand wird sich umdrehen.

? Gibt es WLAN?
Im Foyer. Im Saal gibt es Musik.
`,
    en: `
== 67-33

## Ticket and service centre {#service}

@shared servicecenter

||

### Contact

[+49 30 555 01 70](tel:+49305550170)

[karten@konzerthaus-morgenstern.example](mailto:karten@konzerthaus-morgenstern.example)

Uferstraße 12, 10999 Berlin

@link Write to us | form:kontakt

== 100

## Well prepared {#preparation}

@teasers grid
+ media:letzte-bahn | Ways | Getting here | | Train, bus, bicycle, boat and, if it must be, the car. | Directions | page:anfahrt
+ media:eintrittskarten | Buying | Tickets and prices | | Where to get them, what they cost and how to return them. | Tickets | page:karten
+ media:schallwellen | Saving | Concessions | | From eight euros, for many, with as little proof as possible. | Concessions | page:ermaessigungen
+ media:pausenglaeser | Refreshment | Food and drink | | Soup before the concert, wine in the interval, beer afterwards. | Food and drink | page:gastronomie
+ media:haupttreppe | Looking | Guided tours | | Behind the stage, beneath the hall, inside the organ. | Tours | page:fuehrungen
+ media:erstes-mal | Taking part | Accessibility | | Seats, aids and people who know. | Accessibility | page:barrierefreiheit

## Frequent questions {#questions}

? How early should I be there?
Half an hour is enough. Allow forty minutes if you want to use the cloakroom and arrive in peace.

? Where is the cloakroom?
In the foyer on the river side, next to the service centre. It is free, and staffed until the last coat has left.

? What happens if I am late?
You listen over loudspeakers in the foyer and are let in at the next suitable break, sometimes to another seat. With pieces played through, that may be the interval.

? May I clap between movements?
You may. In Mozart’s day it was usual; today most people wait until the end. Nobody will turn round.

? Is there wifi?
In the foyer. In the hall there is music.
`,
  }),
  page({
    key: 'anfahrt',
    parent: 'besuch',
    slugs: 'anfahrt | getting-here',
    title: 'Anfahrt | Getting here',
    meta: 'Mit Bahn, Bus, Rad oder Auto zum Konzerthaus Morgenstern, Uferstraße 12, Berlin. | By train, bus, bicycle or car to Konzerthaus Morgenstern, Uferstraße 12, Berlin.',
    de: `
Das Haus steht an der Uferstraße 12, zwischen Wasserwerk und Brücke. Die meisten kommen mit der Bahn, die schönsten Wege führen am Wasser entlang.

== 50-50

## Mit Bahn und Bus

- U-Bahnhof Uferstraße: 350 Meter, vier Minuten, Aufzug vorhanden
- Buslinie »Konzerthaus«: Haltestelle vor der Tür, Niederflurbusse
- nach späten Konzerten fährt die letzte Bahn um 0.54 Uhr, freitags und samstags um 2.24 Uhr

Ihre Karte gilt ab drei Stunden vor Beginn als Fahrschein im Stadtgebiet.

||

## Mit dem Rad

180 überdachte Stellplätze am Südeingang, sechs davon für Lastenräder, zwei Luftpumpen und eine freundliche Laterne.

## Mit dem Auto

Parken können Sie in der Tiefgarage Uferstraße. Sie hat 96 Plätze, fünf davon für Menschen mit Schwerbehindertenausweis, alle zu einem Abendpreis von 9 €. Sie ist zwanzig Minuten vor Konzertbeginn voll. Laden Sie jemanden ein oder kommen Sie zu zweit.

== 100

## Ohne Stufen

Vom U-Bahnhof führt ein ebener Weg mit Bodenleitsystem bis zum Haupteingang. Die Türen öffnen automatisch. Mehr dazu unter [Barrierefreiheit](page:barrierefreiheit).
`,
    en: `
The house stands at Uferstraße 12, between the waterworks and the bridge. Most people come by train; the loveliest ways lead along the water.

== 50-50

## By train and bus

- Uferstraße underground station: 350 metres, four minutes, with a lift
- bus to ‘Konzerthaus’: stops at the door, low-floor buses
- after late concerts the last train leaves at 12.54 am, on Fridays and Saturdays at 2.24 am

Your ticket is valid for travel within the city from three hours before the start.

||

## By bicycle

180 covered stands at the south entrance, six of them for cargo bikes, two pumps and one friendly street lamp.

## By car

You can park in the Uferstraße car park. It has 96 spaces, five of them for disabled drivers, at an evening rate of €9. It is full twenty minutes before the concert. Give somebody a lift.

== 100

## Without steps

A level path with tactile paving leads from the underground to the main entrance. The doors open automatically. See [Accessibility](page:barrierefreiheit) for more.
`,
  }),
  page({
    key: 'erster-besuch',
    parent: 'besuch',
    slugs: 'erster-besuch | first-visit',
    title: 'Ihr erster Besuch | Your first visit',
    meta: 'Wie ein Konzertabend abläuft, was man anzieht und wann man klatscht. | How an evening goes, what to wear and when to clap.',
    de: `
Ein Konzert ist ein Abend, an dem viele Menschen gleichzeitig nichts tun. Es ist leichter, als es aussieht.

## Vorher

Sie zeigen Ihre Karte, geben den Mantel ab (kostenlos) und haben Zeit. Eine Stunde vor vielen Konzerten gibt es eine Einführung im Foyer. Man versteht danach nicht mehr, aber man hört mehr.

## Anziehen

Was Sie mögen; eine Kleiderordnung gibt es nicht. Das Orchester trägt Schwarz, damit Sie es nicht müssen.

## Während

Das Licht wird schwächer, die Oboe gibt den Ton, alle stimmen. Dann kommt jemand und wird beklatscht, bevor irgendetwas geschehen ist. Das ist normal. Stellen Sie das Telefon stumm, nicht auf Vibration: Der Saal ist sehr gut.

Stücke haben oft mehrere Sätze mit Stille dazwischen. Wer nicht sicher ist, wann Schluss ist, schaut auf die Hände der Dirigentin. Hängen sie, ist Schluss.

## Nachher

Wenn es Ihnen gefallen hat, klatschen Sie. Wenn nicht, erzählen Sie es jemandem bei einem Glas im [Nachhall](page:gastronomie). Beides gehört dazu.

@button Ein Konzert aussuchen | route:events
`,
    en: `
A concert is an evening on which many people do nothing at the same time. It is easier than it looks.

## Before

You show your ticket, hand in your coat (free of charge) and have time. An hour before many concerts there is an introduction in the foyer. You do not understand more afterwards, but you hear more.

## What to wear

What you like; there is no dress code. The orchestra wears black so that you need not.

## During

The light fades, the oboe gives its note, everyone tunes. Then somebody comes on and is applauded before anything has happened. This is normal. Set your telephone to silent, not to vibrate: the hall is very good.

Pieces often have several movements with silence in between. If you are not sure when it is over, watch the conductor’s hands. When they hang, it is over.

## After

If you liked it, clap. If not, tell somebody so over a glass in the [Nachhall](page:gastronomie). Both are part of it.

@button Choose a concert | route:events
`,
  }),
  page({
    key: 'gastronomie',
    parent: 'besuch',
    slugs: 'gastronomie | food-and-drink',
    title: 'Essen und Trinken | Food and drink',
    meta: 'Die Wirtschaft »Zum Nachhall« und die Foyerbars im Konzerthaus Morgenstern. | The Nachhall tavern and the foyer bars at Konzerthaus Morgenstern.',
    de: `
## Wirtschaft »Zum Nachhall«

Im Souterrain, mit Blick auf Wasserhöhe. Mittags Suppe und Brot, abends eine kleine Karte, die sich nach dem Markt richtet, und nach dem Konzert Bier, bis der Letzte das Finale zu Ende diskutiert hat.

- Montag bis Freitag ab 11.30 Uhr
- an Konzerttagen bis eine Stunde nach Schluss
- Tische unter [+49 30 555 01 75](tel:+49305550175)

@reservation

## Foyerbars

Vier Theken, eine je Saal. Bestellen Sie Ihr Pausengetränk vor dem Konzert, dann steht es mit Ihrem Namen bereit. Wasser aus der Leitung ist umsonst, Becher sind aus Glas, und es gibt Brezeln, die beim Essen kein Geräusch machen. Wir haben lange gesucht.

- Vegetarisch ist alles, vegan die Hälfte.
- Allergene stehen auf der Karte; fragen Sie gern.
- Kinder bekommen Apfelschorle zum Selbstkostenpreis.
`,
    en: `
## The Nachhall tavern

In the basement, with a view at water level. At noon soup and bread, in the evening a short menu that follows the market, and after the concert beer until the last guest has finished discussing the finale.

- Monday to Friday from 11.30 am
- on concert days until an hour after the end
- tables on [+49 30 555 01 75](tel:+49305550175)

@reservation

## Foyer bars

Four counters, one for each hall. Order your interval drink before the concert and it will be waiting with your name on it. Tap water is free, tumblers are glass, and there are pretzels that make no noise when eaten. It took us a long time to find them.

- Everything is vegetarian, half of it vegan.
- Allergens are on the menu; please ask.
- Children get apple spritzer at cost price.
`,
  }),
  page({
    key: 'fuehrungen',
    parent: 'besuch',
    slugs: 'fuehrungen | guided-tours',
    title: 'Führungen | Guided tours',
    meta: 'Führungen durch Säle, Orgel und Technik des Konzerthauses Morgenstern. | Tours of the halls, the organ and the machinery of Konzerthaus Morgenstern.',
    de: `
Eine gute Stunde durch das Haus, vom Kesselraum bis zum Schallreflektor. Treffpunkt ist das Servicecenter; 9 €, ermäßigt 6 €, höchstens zwanzig Personen.

- **Das Haus:** samstags um 14 Uhr, deutsch; am ersten Samstag im Monat auch englisch
- **Die Orgel von innen:** an Mittwochen im Sommer, höchstens zwölf Personen, Trittsicherheit nötig
- **Tastführung:** vierteljährlich, für blinde und sehbehinderte Gäste; man darf alles anfassen, auch den Taktstock
- **Führung in Deutscher Gebärdensprache:** am letzten Samstag im Quartal

Gruppen und Schulklassen vereinbaren einen Termin: [Schulbesuch anfragen](form:schulbesuch).

## Was Sie sehen {#stationen}

@images slider
+ media:kassettendecke | Über der Decke des Großen Saals: ein Steg aus Lärche, 14 Meter über Reihe 12
+ media:orgelpfeifen | Im Schwellwerk der Orgel, 38 Stufen hoch
+ media:lautsprecher | Im alten Kesselhaus, das heute Werkraum heißt
+ media:zettelarchiv | Im Archiv: Zettel seit 1913, nach Abenden geordnet

## Der Weg vorab {#weg}

Wer vorher sehen möchte, wo Stufen sind und wie breit die Türen: Der Film geht den Weg vom Haupteingang bis unter das Dach.

@starmate grosser-saal | https://embed.starmate.io/konzerthaus-morgenstern

## Nächste Termine für Familien {#termine}

@events standard | genre=kinder-familie | limit=4
`,
    en: `
A good hour through the house, from the boiler room to the canopy. Meet at the service centre; €9, concessions €6, twenty people at most.

- **The house:** Saturdays at 2 pm in German, and in English on the first Saturday of the month
- **Inside the organ:** Wednesdays in summer, twelve people at most, a steady foot required
- **Touch tour:** once a quarter, for blind and partially sighted guests; you may touch everything, the baton included
- **Tour in German Sign Language:** on the last Saturday of the quarter

Groups and school classes make an appointment: [Ask for a school visit](form:schulbesuch).

## What you will see {#stations}

@images slider
+ media:kassettendecke | Above the ceiling of the Great Hall: a catwalk of larch, 14 metres over row 12
+ media:orgelpfeifen | In the swell of the organ, 38 steps up
+ media:lautsprecher | In the old boiler house, now called the Workshop
+ media:zettelarchiv | In the archive: programmes since 1913, sorted by evening

## The way, beforehand {#way}

If you would like to see where the steps are and how wide the doors: the film walks from the main entrance up to the roof.

@starmate grosser-saal | https://embed.starmate.io/konzerthaus-morgenstern

## Next dates for families {#dates}

@events standard | genre=kinder-familie | limit=4
`,
  }),
  page({
    key: 'hausordnung',
    parent: 'besuch',
    slugs: 'hausordnung | house-rules',
    title: 'Hausordnung | House rules',
    meta: 'Die Hausordnung des Konzerthauses Morgenstern in zehn Punkten. | The house rules of Konzerthaus Morgenstern in ten points.',
    de: `
Zehn Punkte, gültig in allen Sälen und Foyers.

1. Einlass mit gültiger Karte; wer den Saal verlässt, behält sie bei sich.
2. Mäntel, Schirme und Gepäck über Handtaschengröße gehören an die Garderobe.
3. Bild- und Tonaufnahmen während der Aufführung sind nicht erlaubt, beim Schlussapplaus willkommen.
4. Telefone sind stumm und dunkel.
5. Nach Beginn entscheidet das Saalpersonal über den Einlass.
6. Assistenzhunde haben Zutritt, andere Tiere leider nicht.
7. Im ganzen Haus wird nicht geraucht, auch kein Dampf.
8. Wer andere bedrängt, beleidigt oder gefährdet, verlässt das Haus.
9. Fluchtwege bleiben frei; Kinderwagen und Rollatoren stellen wir für Sie unter.
10. Im Notfall folgen Sie den Ansagen und dem Saalpersonal in den gelben Westen.

Das Hausrecht üben die Intendanz und die diensthabende Leitung des Abends aus.
`,
    en: `
Ten points, valid in all halls and foyers.

1. Admission with a valid ticket; keep it with you when you leave the hall.
2. Coats, umbrellas and luggage larger than a handbag go to the cloakroom.
3. Photographs and recordings are not allowed during the performance and welcome at the final applause.
4. Telephones are silent and dark.
5. After the start the ushers decide about admission.
6. Assistance dogs are welcome; other animals, alas, are not.
7. No smoking anywhere in the house, vapour included.
8. Whoever harasses, insults or endangers others leaves the house.
9. Escape routes stay clear; we look after prams and walking frames for you.
10. In an emergency follow the announcements and the ushers in yellow vests.

The management and the duty manager of the evening decide who may come in and who must leave.
`,
  }),
]
