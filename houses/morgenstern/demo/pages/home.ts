import { page } from './page.ts'

/** The front page. */
export const homePages = [
  page({
    key: 'home',
    slugs: '',
    title: 'Konzerthaus Morgenstern',
    headline: 'Orgelnacht | Organ Night',
    meta: 'Konzerte in vier Sälen am Ufer, seit 1913: Orchester, Kammermusik, Orgel, Jazz und Neue Musik. | Concerts in four halls on the bank, since 1913: orchestra, chamber music, organ, jazz and new music.',
    isLandingPage: true,
    hero: {
      image: 'figure:orgelnacht',
      text: 'Jonas Lindqvist, ein Instrument mit 5.200 Pfeifen und ein Saxophon im Dunkeln, von zehn Uhr abends bis zwei Uhr früh. | Jonas Lindqvist, an instrument with 5,200 pipes and a saxophone in the dark, from ten at night until two in the morning.',
      linkText: 'Zum Konzert | See the concert',
      link: 'event:orgelnacht',
    },
    de: `
## Diese Woche {#diese-woche}

@events highlight | limit=5 | bookable

@link Ganzes Programm | route:events

== 67-33

@full default | media:leerer-saal | Lesen | Wie klingt ein leerer Saal? | Eine Nacht mit dem Akustiker Piet Hoekstra, 1.840 unbesetzten Stühlen und einem Sinuston, den man nicht hört, sondern mit den Knien merkt. | In den leeren Saal | article:leerer-saal

||

@subscriptions
+ fuenf-abende

== 100

## Vier Säle, ein Dach {#saele}

@teasers grid
+ media:kassettendecke | 1.840 Plätze | Großer Saal | Seit 1913 | Eiche, Stuck und 1,9 Sekunden Nachhall: Hier spielt das Orchester. | Zum Saal | page:grosser-saal
+ media:kammermusiksaal | 704 Plätze | Clara-Schumann-Saal | Seit 1987 | Kammermusik in Birnbaum, mit Tageslicht am Sonntagvormittag. | Zum Saal | page:clara-schumann-saal
+ media:klavier-blau | 320 Plätze | Fanny-Hensel-Saal | Seit 1961 | Ein Flügel, ein Mensch, keine Reihe weiter weg als vierzehn Meter. | Zum Saal | page:fanny-hensel-saal
+ media:lautsprecher | 180 Plätze | Werkraum | Seit 2009 | Das alte Kesselhaus: Neue Musik, Jazz und Kinder, die auf dem Boden sitzen. | Zum Saal | page:werkraum

== 50-50

## Zum ersten Mal hier?

Man muss nichts wissen, nichts Besonderes anziehen und darf zwischen den Sätzen ruhig atmen. Auf einer Seite steht, wie ein Konzertabend bei uns abläuft, von der Garderobe bis zum letzten Applaus.

@button Ihr erster Besuch | page:erster-besuch

||

## Aus dem Archiv

Zwölftausend Abende seit dem 19. Oktober 1913, mit allen Werken, allen Namen und einer Lücke von siebeneinhalb Jahren. Suchen Sie Ihren Geburtstag.

@button Archiv durchsuchen | route:archive

== 100

@quote Ein Saal ist ein Instrument, das von allen gespielt wird, die darin still sind. | Rosa Morgenstern, Rede zur Eröffnung, 1913

## Was sonst noch anfängt {#demnaechst}

### Spät im Werkraum

@events standard | series=spaetschicht | limit=3

### Mit Kindern

@events standard | genre=kinder-familie | limit=3

## Wer mitträgt {#partner}

@logos small
+ | | Wasserwerke Uferstraße | Hauptpartner | https://wasserwerke-uferstrasse.example/
+ | | Stiftung Uferklang | fördert die Abende für neue Musik | https://stiftung-uferklang.example/
+ | | Freundeskreis Morgenstern | seit 1946, damals in Ziegeln | page:mitgliedschaft
`,
    en: `
## This week {#this-week}

@events highlight | limit=5 | bookable

@link Full programme | route:events

== 67-33

@full default | media:leerer-saal | Read | What does an empty hall sound like? | A night with the acoustician Piet Hoekstra, 1,840 unoccupied seats and a sine tone that you do not hear but notice with your knees. | Into the empty hall | article:leerer-saal

||

@subscriptions
+ fuenf-abende

== 100

## Four halls, one roof {#halls}

@teasers grid
+ media:kassettendecke | 1,840 seats | Great Hall | Since 1913 | Oak, plaster and 1.9 seconds of reverberation: where the orchestra plays. | See the hall | page:grosser-saal
+ media:kammermusiksaal | 704 seats | Clara Schumann Hall | Since 1987 | Chamber music in pearwood, with daylight on Sunday mornings. | See the hall | page:clara-schumann-saal
+ media:klavier-blau | 320 seats | Fanny Hensel Hall | Since 1961 | One piano, one person, no row further away than fourteen metres. | See the hall | page:fanny-hensel-saal
+ media:lautsprecher | 180 seats | Workshop | Since 2009 | The old boiler house: new music, jazz, and children sitting on the floor. | See the hall | page:werkraum

== 50-50

## Here for the first time?

You need not know anything or wear anything in particular, and you may breathe between movements. One page tells you how an evening with us goes, from the cloakroom to the last applause.

@button Your first visit | page:erster-besuch

||

## From the archive

Twelve thousand evenings since 19 October 1913, with every work, every name and one gap of seven and a half years. Look up your birthday.

@button Search the archive | route:archive

== 100

@quote A hall is an instrument played by everyone who is silent in it. | Rosa Morgenstern, opening address, 1913

## What else is about to begin {#coming-up}

### Late in the Workshop

@events standard | series=spaetschicht | limit=3

### With children

@events standard | genre=kinder-familie | limit=3

## Who helps to carry us {#partners}

@logos small
+ | | Wasserwerke Uferstraße | Principal partner | https://wasserwerke-uferstrasse.example/
+ | | Stiftung Uferklang | supports our nights of new music | https://stiftung-uferklang.example/
+ | | Freundeskreis Morgenstern | since 1946, then in bricks | page:mitgliedschaft
`,
  }),
]
