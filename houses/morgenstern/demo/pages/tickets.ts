import { page } from './page.ts'

/** Buying tickets. */
export const ticketPages = [
  page({
    key: 'karten',
    parent: 'besuch',
    slugs: 'karten-und-preise | tickets-and-prices',
    title: 'Karten und Preise | Tickets and prices',
    meta: 'Karten kaufen, zurückgeben, weitergeben: Vorverkauf, Preisgruppen, Abendkasse. | Buying, returning and passing on tickets: advance sale, price groups, box office.',
    de: `
Karten gibt es im Netz, am Telefon und im Servicecenter, überall zum selben Preis und ohne Gebühr. Der freie Verkauf beginnt dienstags um zehn Uhr, etwa vier Monate vor dem Konzert; Mitglieder und Abonnent:innen dürfen [früher](page:vorverkauf).

## Ticket- und Servicecenter {#service}

@shared servicecenter

## Preisgruppen im Großen Saal {#preisgruppen}

@table Welche Plätze zu welcher Preisgruppe gehören | 3 | row column
+ Gruppe | Plätze | Von hier sehen Sie
+ I | Parkett Mitte, 1. Rang Mitte | alles, gerade von vorn
+ II | Parkett Seite, 1. Rang Seite | das Orchester von der Seite
+ III | Parkett hinten, 2. Rang Mitte | den ganzen Saal, von weiter weg
+ IV | 2. Rang Seite | von oben auf die Hände
+ V | Podium hinter dem Orchester | die Dirigentin von vorn

Den Saalplan sehen Sie beim Kauf.

? Kann ich Karten zurückgeben?
Bis drei Tage vor dem Konzert, abzüglich 2 € je Karte. Danach nehmen wir sie in Kommission und erstatten, wenn sie verkauft werden.

? Was gilt bei Absage oder Verlegung?
Wir schreiben allen, deren Adresse wir haben. Bei Absage gibt es das Geld zurück, bei Verlegung können Sie behalten, tauschen oder zurückgeben.

? Gibt es noch etwas, wenn ausverkauft ist?
Fast immer. Die Warteliste läuft bis eine Stunde vor Beginn, und an der Abendkasse liegen die Karten derer, die Schnupfen haben.

? Warum ist manchmal keine Karte nötig?
Mittagskonzerte, offene Proben und Gedenkkonzerte kosten keinen Eintritt. Es gilt: Wer zuerst kommt, sitzt.

@link Zum Programm | route:events
`,
    en: `
Tickets are sold online, by telephone and at the service centre, everywhere at the same price and without a fee. General sale opens on Tuesdays at ten, about four months before the concert; members and subscribers may buy [earlier](page:vorverkauf).

## Ticket and service centre {#service}

@shared servicecenter

## Price groups in the Great Hall {#price-groups}

@table Which seats belong to which price group | 3 | row column
+ Group | Seats | From here you see
+ I | stalls centre, first circle centre | everything, straight ahead
+ II | stalls side, first circle side | the orchestra from one side
+ III | stalls rear, upper circle centre | the whole hall, from further away
+ IV | upper circle side | the players’ hands from above
+ V | platform behind the orchestra | the conductor’s face

You see the seating plan when you buy.

? Can I return tickets?
Up to three days before the concert, less €2 a ticket. After that we take them on commission and refund you if they sell.

? What if a concert is cancelled or postponed?
We write to everyone whose address we have. If it is cancelled you get your money back; if it is postponed you may keep, exchange or return your ticket.

? Is there a way in when it is sold out?
Nearly always. The waiting list runs until an hour before the start, and the box office holds the tickets of those who have caught a cold.

? Why is no ticket needed sometimes?
Lunchtime concerts, open rehearsals and concerts of remembrance are free. First come, first seated.

@link See the programme | route:events
`,
  }),
  page({
    key: 'ermaessigungen',
    parent: 'besuch',
    slugs: 'ermaessigungen | concessions',
    title: 'Ermäßigungen | Concessions',
    meta: 'Ermäßigte Karten für junge Menschen, Studierende, Arbeitsuchende, Menschen mit Behinderung und Familien. | Reduced tickets for young people, students, jobseekers, disabled people and families.',
    de: `
Niemand soll wegen des Preises zu Hause bleiben. Wir fragen nach einem Nachweis, wenn wir müssen, und glauben sonst das meiste.

- **Unter 30:** alle Plätze für 15 €, ab einer Woche vor dem Konzert
- **Kinder und Jugendliche bis 17:** 8 €, in Familienkonzerten höchstens 6 €
- **Studierende, Auszubildende, Freiwillige:** 50 % auf alle Preisgruppen
- **Arbeitsuchende, Empfänger:innen von Grundsicherung:** 5 € an der Abendkasse, ohne Wartezeit
- **Menschen mit Schwerbehinderung:** 50 %, Begleitperson frei bei Merkzeichen B
- **Geburtstagskinder:** eine Karte umsonst, am Tag selbst
- **Gruppen ab zehn Personen:** 20 %, mit Plätzen nebeneinander

Ermäßigungen gelten nicht für Gastveranstaltungen; dort bestimmt die Veranstalterin. Ob ein Abend ein Gastspiel ist, steht auf seiner Seite.

@form gruppen | Karten für eine Gruppe | gruppen
`,
    en: `
Nobody should stay at home because of the price. We ask for proof when we must and otherwise believe most things.

- **Under 30:** any seat for €15 from a week before the concert
- **Children and young people up to 17:** €8, family concerts €6 at most
- **Students, apprentices, volunteers:** 50 % off every price
- **Jobseekers and people on income support:** €5 at the box office, no queueing
- **Disabled people:** 50 %, with a free seat for a companion where one is needed
- **Birthdays:** one free ticket, on the day itself
- **Groups of ten or more:** 20 % off, with seats next to each other

Concessions do not apply to visiting promoters, who set their own terms. Each event’s page says whether it is one of those.

@form gruppen | Tickets for a group | groups
`,
  }),
  page({
    key: 'gutscheine',
    parent: 'besuch',
    slugs: 'gutscheine | gift-vouchers',
    title: 'Gutscheine | Gift vouchers',
    meta: 'Gutscheine des Konzerthauses Morgenstern, per Post oder zum Ausdrucken. | Gift vouchers of Konzerthaus Morgenstern, by post or to print.',
    de: `
Ein Abend, den man nicht umtauschen möchte. Gutscheine gibt es ab 15 € in jeder Höhe, am Schalter, am Telefon oder im Ticketshop, gedruckt auf Karton mit einer Klangfigur, die es kein zweites Mal gibt.

- gültig drei Jahre zum Jahresende
- für alle Konzerte des Hauses, für Führungen und im »Nachhall«
- Restbeträge bleiben erhalten

@link Bestellen | mailto:karten@konzerthaus-morgenstern.example
`,
    en: `
An evening nobody will want to exchange. Vouchers come in any amount from €15, at the counter, by telephone or in the ticket shop, printed on card with a figure of sound that exists only once.

- valid for three years from the end of the year
- for all the house’s concerts, for tours and in the Nachhall
- balances are kept

@link Order | mailto:karten@konzerthaus-morgenstern.example
`,
  }),
  page({
    key: 'vorverkauf',
    parent: 'besuch',
    slugs: 'vorverkauf | advance-sale',
    title: 'Exklusiver Vorverkauf | Exclusive advance sale',
    meta: 'Wann Mitglieder und Abonnent:innen kaufen können und wie der Vorverkauf abläuft. | When members and subscribers may buy, and how the advance sale works.',
    de: `
Wer das Haus trägt, sucht zuerst aus. Der freie Verkauf eines Konzerts beginnt etwa vier Monate vorher, dienstags um zehn. Davor kaufen:

- **Förderkreis** 35 Tage früher
- **Freundeskreis** und **Festabonnement** 28 Tage früher
- **Wahlabonnement** und **Familienabonnement** 21 Tage früher
- **Junge Freunde** 14 Tage früher, für Konzerte im Werkraum

Für jedes Konzert stehen die Termine auf seiner Seite. Es bleibt immer mindestens ein Drittel der Plätze in jeder Preisgruppe für den freien Verkauf.

@link Mitglied werden | page:mitgliedschaft

@link Zu den Abonnements | route:subscriptions
`,
    en: `
Those who carry the house choose first. General sale opens about four months before a concert, on a Tuesday at ten. Before that:

- **Patrons** 35 days earlier
- **Friends** and **fixed subscribers** 28 days earlier
- **Flexible** and **family subscribers** 21 days earlier
- **Young Friends** 14 days earlier, for concerts in the Workshop

The dates are on each concert’s page. At least a third of the seats in every price group are always kept for general sale.

@link Become a member | page:mitgliedschaft

@link See subscriptions | route:subscriptions
`,
  }),
]
