import { page } from './page.ts'

/** Accessibility, its statement, and the house in easy language. */
export const accessPages = [
  page({
    key: 'barrierefreiheit',
    slugs: 'barrierefreiheit | accessibility',
    title: 'Barrierefreiheit | Accessibility',
    meta: 'Rollstuhlplätze, Induktion, Audiodeskription, Gebärdensprache, entspannte Konzerte: Zugang zum Konzerthaus Morgenstern. | Wheelchair places, induction loop, audio description, sign language, relaxed concerts: access to Konzerthaus Morgenstern.',
    de: `
Fragen Sie, bevor Sie zweifeln: Mira Kohlhaase und ihr Team sind Montag bis Freitag von 10 bis 18 Uhr unter [+49 30 555 01 77](tel:+49305550177) und [zugang@konzerthaus-morgenstern.example](mailto:zugang@konzerthaus-morgenstern.example) zu erreichen.

## Ohne Stufen {#ohne-stufen}

- Haupteingang ebenerdig, Türen automatisch, 110 cm breit
- Aufzüge zu allen Sälen und Rängen, Kabine 140 × 210 cm, mit Ansage und Tastschrift
- barrierefreie Toiletten auf jeder Ebene, eine mit Pflegeliege im Untergeschoss
- Rollstuhlplätze: 8 im Großen Saal, 6 im Clara-Schumann-Saal, 4 im Fanny-Hensel-Saal, 6 im Werkraum, je mit Platz für die Begleitung, die freien Eintritt hat

## Hören {#hoeren}

Im Großen Saal, im Clara-Schumann-Saal und im Fanny-Hensel-Saal liegt eine Induktionsschleife im Parkett. Empfänger mit Kopfhörer gibt es kostenlos im Servicecenter. Im Werkraum, der keine Schleife hat, übertragen wir über Funk. Einführungen werden am Podium mitgeschrieben.

## Sehen {#sehen}

Konzerte mit Audiodeskription sind im Programm gekennzeichnet; eine Stunde vorher gibt es eine Tastführung. Programmhefte erscheinen als gut lesbare Datei und auf Wunsch in Großdruck. Führhunde liegen gern unter Reihe 12, dort ist mehr Platz.

## Entspannt {#entspannt}

In *Relaxed Performances* bleibt das Licht an und die Tür offen. Es gibt einen Ruheraum, Gehörschutz und eine bebilderte Vorschau des Nachmittags. Wer laut sein muss, darf es.

@events standard | genre=kinder-familie | limit=3

## Etwas stimmt nicht? {#melden}

Wir lernen von jeder Meldung, auch von der dritten zur selben Tür.

@form barriere

@link Erklärung zur Barrierefreiheit | page:erklaerung

@link Das Haus in Leichter Sprache | page:leichte-sprache
`,
    en: `
Ask before you doubt: Mira Kohlhaase and her team can be reached Monday to Friday, 10 am to 6 pm, on [+49 30 555 01 77](tel:+49305550177) and at [zugang@konzerthaus-morgenstern.example](mailto:zugang@konzerthaus-morgenstern.example).

## Without steps {#step-free}

- level main entrance, automatic doors, 110 cm wide
- lifts to all halls and circles, car 140 × 210 cm, with announcements and tactile buttons
- accessible toilets on every level, one with a changing bench in the basement
- wheelchair places: 8 in the Great Hall, 6 in the Clara Schumann Hall, 4 in the Fanny Hensel Hall, 6 in the Workshop, each with a seat for a companion, who is admitted free

## Hearing {#hearing}

The Great Hall, the Clara Schumann Hall and the Fanny Hensel Hall have an induction loop in the stalls. Receivers with headphones are lent free of charge at the service centre. In the Workshop, which has no loop, we transmit by radio. Introductions are captioned live.

## Seeing {#seeing}

Concerts with audio description are marked in the programme; a touch tour takes place an hour before. Programme books come as an accessible file and, on request, in large print. Guide dogs like to lie under row 12, where there is more room.

## Relaxed {#relaxed}

In relaxed performances the lights stay on and the doors open. There is a quiet room, there are ear defenders and an illustrated preview of the afternoon. If you need to be loud, be loud.

@events standard | genre=kinder-familie | limit=3

## Something wrong? {#report}

We learn from every report, even the third about the same door.

@form barriere

@link Accessibility statement | page:erklaerung

@link About the house in easy language | page:leichte-sprache
`,
  }),
  page({
    key: 'erklaerung',
    parent: 'barrierefreiheit',
    slugs: 'erklaerung | statement',
    title: 'Erklärung zur Barrierefreiheit | Accessibility statement',
    meta: 'Stand der Barrierefreiheit dieser Website, bekannte Mängel, Rückmeldung und Durchsetzung. | How accessible this website is, known shortcomings, feedback and enforcement.',
    de: `
Das Konzerthaus Morgenstern möchte, dass alle Menschen diese Website benutzen können. Diese Erklärung gilt für konzerthaus-morgenstern.example einschließlich der Formulare, nicht für den Ticketshop, der eine eigene Erklärung hat.

## Stand {#stand}

Maßstab sind die Barrierefreie-Informationstechnik-Verordnung (BITV 2.0) und die europäische Norm EN 301 549. Darüber hinaus haben wir nach den Web Content Accessibility Guidelines 2.2 gebaut, Stufe A und AA. Die Website ist mit diesen Anforderungen **teilweise vereinbar**: Die unten genannten Inhalte erfüllen sie noch nicht.

Die Bewertung beruht auf einer Selbstprüfung mit der Tastatur, bei 400 Prozent Vergrößerung, mit hohem Kontrast und mit einem automatischen Prüfwerkzeug, das jede Art von Seite bei jeder Änderung prüft. Eine Prüfung durch eine unabhängige Stelle steht noch aus.

## Was noch nicht gelingt {#maengel}

- Ältere Programmhefte im Archiv liegen nur als Bild ohne Textebene vor. Wir arbeiten uns jahrgangsweise vor; auf Anfrage lesen wir vor.
- Videos und Tonbeiträge Dritter haben nicht immer Untertitel oder Abschriften.
- Texte in Leichter Sprache gibt es für das Haus und den Besuch, noch nicht für jedes Konzert.
- Gebärdensprache gibt es bei einzelnen Konzerten, auf der Website noch nicht.
- Inhalte anderer Anbieter (Videos, Magazine, Tischreservierung) laden erst nach Ihrer Zustimmung. Auf ihre Bedienbarkeit haben wir keinen Einfluss; jeder Einbettung steht ein Link zum Original bei.

Die Klangfiguren sind Schmuck. Sie tragen keine Information und werden von Bildschirmleseprogrammen übergangen.

## Was gut gehen sollte {#gelungen}

Jede Seite ist ohne Maus bedienbar, lässt sich auf 400 Prozent vergrößern und hält Bewegungen an, wenn Ihr Gerät darum bittet. Text steht mit mindestens 7:1 Kontrast auf seinem Grund. Formulare sagen am Feld, was fehlt.

## Rückmeldung {#rueckmeldung}

Fehlt etwas, stört etwas, geht etwas gar nicht? Mira Kohlhaase liest jede Meldung selbst und antwortet innerhalb von zwei Wochen, meistens in zwei Tagen. Was wir nicht gleich beheben können, schicken wir Ihnen auf anderem Weg: als Text, am Telefon, in Großdruck.

@button Barriere melden | form:barriere

[zugang@konzerthaus-morgenstern.example](mailto:zugang@konzerthaus-morgenstern.example)\\
[+49 30 555 01 77](tel:+49305550177), Montag bis Freitag 10–18 Uhr

## Durchsetzung und Schlichtung {#schlichtung}

Bleibt unsere Antwort aus oder hilft sie Ihnen nicht, können Sie sich an die Durchsetzungs- oder Schlichtungsstelle wenden, die nach dem Behindertengleichstellungsrecht Ihres Landes zuständig ist. Sie vermittelt zwischen Ihnen und uns. Das Verfahren ist kostenlos, einen Rechtsbeistand brauchen Sie nicht.

## Diese Erklärung {#erklaerung}

Erstellt nach eigener Prüfung, überarbeitet mit jeder größeren Änderung der Website, spätestens einmal im Jahr.
`,
    en: `
Konzerthaus Morgenstern wants everyone to be able to use this website. This statement covers konzerthaus-morgenstern.example including its forms. It does not cover the ticket shop, which has a statement of its own.

## Status {#status}

The yardsticks are the German accessible-information ordinance (BITV 2.0) and the European standard EN 301 549. Beyond these we have built to the Web Content Accessibility Guidelines 2.2, levels A and AA. The website is **partially compliant**: the content named below does not meet the requirements yet.

The assessment is our own, made with the keyboard, at 400 per cent zoom, in high contrast and with an automatic checker that goes over every kind of page with every change. An audit by an independent body is still to come.

## What does not work yet {#shortcomings}

- Older programme books in the archive exist only as images without text. We are working through them year by year; on request we read them to you.
- Videos and audio from third parties do not always have captions or transcripts.
- Texts in easy language exist for the house and your visit, not yet for every concert.
- There is sign language at some concerts, but none on the website yet.
- What others provide (videos, magazines, table booking) loads only once you agree. We have no say in how it can be operated; beside each there is a link to the original.

The figures of sound are decoration. They carry no information, and screen readers pass over them.

## What should work well {#achieved}

Every page can be used without a mouse, enlarged to 400 per cent, and keeps still if your device asks for it. Text stands on its ground with a contrast of at least 7:1. Forms say at the field what is missing.

## Feedback {#feedback}

Is something missing, in your way, or out of reach? Mira Kohlhaase reads every report herself and answers within two weeks, mostly within two days. What we cannot mend at once we send you in another way: as text, over the telephone, in large print.

@button Report a barrier | form:barriere

[zugang@konzerthaus-morgenstern.example](mailto:zugang@konzerthaus-morgenstern.example)\\
[+49 30 555 01 77](tel:+49305550177), Monday to Friday 10 am–6 pm

## Enforcement and arbitration {#enforcement}

If we do not answer, or our answer does not help, you may turn to the enforcement or arbitration body responsible under the disability equality law of your state. It mediates between you and us. The procedure is free, and you need no lawyer.

## This statement {#statement}

Drawn up after our own assessment, revised with every larger change to the website, and once a year at the latest.
`,
  }),
  page({
    key: 'leichte-sprache',
    slugs: 'leichte-sprache | easy-language',
    title: 'Leichte Sprache | Easy language',
    headline: 'Das Konzert-Haus in Leichter Sprache | The concert house in easy language',
    meta: 'Das Konzert-Haus Morgenstern in Leichter Sprache. | Konzerthaus Morgenstern in easy language.',
    pageClass: 'easy-language',
    de: `
Willkommen im Konzert-Haus Morgenstern.

Auf dieser Seite erklären wir unser Haus.

Wir benutzen Leichte Sprache.

## Was ist ein Konzert-Haus? {#konzert-haus}

Ein Konzert-Haus ist ein großes Gebäude.

Dort machen Menschen Musik.

Andere Menschen hören zu.

Das nennt man: ein Konzert.

In unserem Haus gibt es 4 Räume für Konzerte.

Ein Raum für Konzerte heißt: Saal.

Der größte Saal hat 1.840 Plätze.

Der kleinste Saal hat 180 Plätze.

## Welche Musik gibt es? {#musik}

- Musik mit vielen Instrumenten. Das ist ein Orchester.
- Musik mit wenigen Instrumenten.
- Musik mit Gesang.
- Musik mit der Orgel. Die Orgel ist ein sehr großes Instrument mit Pfeifen.
- Jazz. Das spricht man so: Dschäss.
- Konzerte für Kinder.

## Wie komme ich zum Haus? {#weg}

Die Adresse ist: Uferstraße 12 in Berlin.

Fahren Sie mit der U-Bahn.

Steigen Sie an der Haltestelle **Uferstraße** aus.

Dort gibt es einen Aufzug.

Der Weg zum Haus dauert 4 Minuten.

Auf dem Weg gibt es keine Stufen.

## Wie bekomme ich eine Karte? {#karte}

Für ein Konzert brauchen Sie eine Eintritts-Karte.

Sie können die Karte am Schalter im Haus kaufen.

Der Schalter ist von Montag bis Freitag offen.

Er ist von 10 Uhr bis 18 Uhr offen.

Sie können auch anrufen.

Die Telefon-Nummer ist: [030 555 01 70](tel:+49305550170).

Manche Konzerte kosten nichts.

Dann brauchen Sie keine Karte.

## Ich brauche Hilfe {#hilfe}

Bitte sagen Sie uns vorher Bescheid.

Dann helfen wir Ihnen gern.

- Sie benutzen einen Rollstuhl? Es gibt Plätze für Rollstühle in jedem Saal.
- Sie hören schlecht? Wir leihen Ihnen ein Gerät. Das kostet nichts.
- Sie sehen schlecht? Es gibt Konzerte mit Beschreibung.
- Sie brauchen eine Begleit-Person? Die Begleit-Person zahlt nichts, wenn in Ihrem Ausweis ein **B** steht.

Die Telefon-Nummer für Hilfe ist: [030 555 01 77](tel:+49305550177).

## Was mache ich im Konzert? {#im-konzert}

Sie geben Ihre Jacke ab. Das kostet nichts.

Ein Mensch zeigt Ihnen Ihren Platz.

Machen Sie Ihr Handy aus.

Dann wird es dunkel. Die Musik beginnt.

Am Ende klatschen alle.

Möchten Sie während der Musik aufstehen oder laut sein?

Dann passt ein **entspanntes Konzert** gut zu Ihnen.

Dort bleibt das Licht an. Sie dürfen rein und raus gehen.

## Mehr lesen {#mehr}

@link Mehr über Hilfen im Haus | page:barrierefreiheit

@link So kommen Sie zum Haus | page:anfahrt
`,
    en: `
Welcome to Konzerthaus Morgenstern.

On this page we explain our house.

We use easy language.

## What is a concert house? {#concert-house}

A concert house is a large building.

People make music there.

Other people listen.

This is called a concert.

Our house has 4 rooms for concerts.

A room for concerts is called a hall.

The largest hall has 1,840 seats.

The smallest hall has 180 seats.

## What music is there? {#music}

- Music with many instruments. This is an orchestra.
- Music with few instruments.
- Music with singing.
- Music with the organ. The organ is a very big instrument with pipes.
- Jazz.
- Concerts for children.

## How do I get to the house? {#way}

The address is: Uferstraße 12 in Berlin.

Take the underground.

Get off at the station **Uferstraße**.

There is a lift.

The way to the house takes 4 minutes.

There are no steps on the way.

## How do I get a ticket? {#ticket}

You need a ticket for a concert.

You can buy the ticket at the counter in the house.

The counter is open from Monday to Friday.

It is open from 10 in the morning to 6 in the evening.

You can also call us.

The telephone number is: [030 555 01 70](tel:+49305550170).

Some concerts are free.

Then you do not need a ticket.

## I need help {#help}

Please tell us before you come.

We are glad to help you.

- Do you use a wheelchair? There are places for wheelchairs in every hall.
- Is it hard for you to hear? We lend you a device. It is free.
- Is it hard for you to see? There are concerts with a description.
- Do you need a person to come with you? That person pays nothing if your card shows a **B**.

The telephone number for help is: [030 555 01 77](tel:+49305550177).

## What do I do at the concert? {#at-the-concert}

You hand in your coat. This is free.

A person shows you your seat.

Turn off your phone.

Then it gets dark. The music begins.

At the end everyone claps.

Do you want to stand up or be loud during the music?

Then a **relaxed concert** is good for you.

The lights stay on there. You may go in and out.

## Read more {#more}

@link More about help in the house | page:barrierefreiheit

@link How to get to the house | page:anfahrt
`,
  }),
]
