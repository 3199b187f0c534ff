import { page } from './page.ts'

/** Supporting the house and belonging to it. */
export const supportPages = [
  page({
    key: 'unterstuetzen',
    slugs: 'unterstuetzen | support',
    title: 'Unterstützen | Support',
    meta: 'Spenden, Mitglied werden, einen Stuhl stiften: So unterstützen Sie das Konzerthaus Morgenstern. | Donate, become a member, endow a seat: how to support Konzerthaus Morgenstern.',
    isLandingPage: true,
    de: `
Eine Karte deckt im Durchschnitt 38 Prozent von dem, was ein Platz kostet. Den Rest tragen die Stadt, Stiftungen und Menschen, die finden, dass es das geben soll.

@full image-right | media:haupttreppe | Freundeskreis | Mitglied werden | Ab 60 Euro im Jahr: früher kaufen, zur Generalprobe kommen und Menschen treffen, die auch zu früh da sind. | Zur Mitgliedschaft | page:mitgliedschaft

== 33-33-33

## Spenden

Jeder Betrag hilft, zweckfrei am meisten. Eine Bescheinigung kommt im Februar.

@button Jetzt spenden | https://karten.konzerthaus-morgenstern.example/spende

||

## Einen Stuhl stiften

Für 750 € trägt ein Stuhl im Großen Saal zehn Jahre lang einen Namen. 612 von 1.840 sind vergeben, einer davon an einen Hund.

||

## Eine Pfeife stiften

Ab 80 € für eine kleine. Sie klingt auch für die, die daneben sitzen.

== 100

## Wer uns trägt {#foerderer}

@logos standard
+ | | Wasserwerke Uferstraße | Hauptpartner seit 2009; ihr Wasser kühlt den Saal | https://wasserwerke-uferstrasse.example/
+ | | Stiftung Uferklang | fördert die Abende für neue Musik und jeden Auftrag | https://stiftung-uferklang.example/
+ | | Salzwerk Hohenau | nahm 1943 die Orgel auf und zahlt seit 2011 ihre Stimmung | https://salzwerk-hohenau.example/
+ | | Freundeskreis Morgenstern | 2.914 Menschen, davon 61 seit über vierzig Jahren | page:mitgliedschaft

## Häufig gefragt {#fragen}

? Ist meine Spende steuerlich absetzbar?
Ja. Die Stiftung Konzerthaus Morgenstern ist gemeinnützig; für Beträge bis 300 € genügt der Kontoauszug.

? Kann ich bestimmen, wofür mein Geld verwendet wird?
Für Stühle, Pfeifen und Schulkarten: ja. Für einzelne Programme: nein, und das ist gut so.
`,
    en: `
On average a ticket pays for 38 per cent of what a seat costs. The rest is carried by the city, by foundations and by people who think that this should exist.

@full image-right | media:haupttreppe | Friends | Become a member | From 60 euros a year: buy earlier, come to dress rehearsals and meet people who also arrive too soon. | Membership | page:mitgliedschaft

== 33-33-33

## Donate

Every amount helps, most of all without a purpose attached. You receive a receipt in February.

@button Donate now | https://karten.konzerthaus-morgenstern.example/spende

||

## Endow a seat

For €750 a seat in the Great Hall bears a name for ten years. 612 of 1,840 are taken, one of them by a dog.

||

## Endow a pipe

From €80 for a small one. It sounds for those sitting next to you too.

== 100

## Who carries us {#supporters}

@logos standard
+ | | Wasserwerke Uferstraße | Principal partner since 2009; their water cools the hall | https://wasserwerke-uferstrasse.example/
+ | | Stiftung Uferklang | supports our nights of new music and every commission | https://stiftung-uferklang.example/
+ | | Salzwerk Hohenau | took in the organ in 1943 and has paid for its tuning since 2011 | https://salzwerk-hohenau.example/
+ | | Freundeskreis Morgenstern | 2,914 people, 61 of them for more than forty years | page:mitgliedschaft

## Often asked {#questions}

? Is my donation tax-deductible?
In Germany, yes. Stiftung Konzerthaus Morgenstern is a charity; up to €300 your bank statement is receipt enough.

? May I decide what my money is used for?
For seats, pipes and school tickets: yes. For single programmes: no, and that is as it should be.
`,
  }),
  page({
    key: 'mitgliedschaft',
    parent: 'unterstuetzen',
    slugs: 'mitgliedschaft | membership',
    title: 'Mitgliedschaft | Membership',
    meta: 'Freundeskreis, Förderkreis und Junge Freunde des Konzerthauses Morgenstern. | Friends, Patrons and Young Friends of Konzerthaus Morgenstern.',
    de: `
Der Freundeskreis wurde 1946 gegründet, als es das Haus nicht gab. Seine ersten Beiträge wurden in Ziegeln gezahlt.

== 33-33-33

## Freundeskreis

60 € im Jahr, zu zweit 90 €

- Vorverkauf 28 Tage vor allen anderen
- sechs Generalproben
- das Jahresheft mit der Post

||

## Förderkreis

ab 600 € im Jahr

- Vorverkauf 35 Tage vor allen anderen
- Abende mit dem Orchester, bei denen jemand kocht
- ein Name auf der Tafel, wenn man mag

||

## Junge Freunde

15 € im Jahr, bis 30

- Vorverkauf 14 Tage früher im Werkraum
- Restkarten für 10 € ab einer Stunde vorher
- eine Nacht im Jahr im Saal, mit Schlafsack

== 100

@button Mitglied werden | https://karten.konzerthaus-morgenstern.example/mitgliedschaft

@link Wie der Vorverkauf abläuft | page:vorverkauf
`,
    en: `
The Friends were founded in 1946, when there was no house. The first subscriptions were paid in bricks.

== 33-33-33

## Friends

€60 a year, €90 for two

- advance sale 28 days before everyone else
- six dress rehearsals
- the yearbook by post

||

## Patrons

from €600 a year

- advance sale 35 days before everyone else
- evenings with the orchestra at which somebody cooks
- a name on the board, if you like

||

## Young Friends

€15 a year, up to 30

- advance sale 14 days earlier in the Workshop
- last-minute tickets for €10 from an hour before
- one night a year in the hall, with a sleeping bag

== 100

@button Become a member | https://karten.konzerthaus-morgenstern.example/mitgliedschaft

@link How the advance sale works | page:vorverkauf
`,
  }),
  page({
    key: 'abo-info',
    slugs: 'abo-service | subscribers',
    title: 'Abo-Service | For subscribers',
    meta: 'Tauschen, weitergeben, kündigen: Informationen für Abonnent:innen. | Exchanging, passing on, cancelling: information for subscribers.',
    de: `
Ein Abonnement ist eine Verabredung mit sich selbst. Damit sie hält, ist sie beweglich.

? Kann ich tauschen?
Zweimal je Saison und Abonnement kostenlos, bis einen Tag vorher, gegen jedes andere Konzert derselben oder einer niedrigeren Preisgruppe.

? Kann ich meinen Platz weitergeben?
Jederzeit. Die Karte ist übertragbar, Ihr Nachbar wird sich freuen, einmal jemand anderen zu treffen.

? Behalte ich meinen Platz in der nächsten Saison?
Ja. Wir schreiben im April; bis zum 31. Mai ist er für Sie reserviert.

? Wie kündige ich?
Formlos bis zum 31. Mai. Ohne Kündigung verlängert sich das Festabonnement um eine Saison, das Wahlabonnement endet von selbst.

? Was bedeutet der Vorverkauf für mich?
Zusätzliche Karten kaufen Sie [21 oder 28 Tage früher](page:vorverkauf), mit 15 Prozent Nachlass.

@button Alle Abonnements | route:subscriptions
`,
    en: `
A subscription is an appointment with yourself. To make sure you keep it, it is flexible.

? Can I exchange?
Twice a season and subscription free of charge, up to a day before, for any concert in the same or a lower price group.

? Can I pass on my seat?
At any time. The ticket is transferable, and your neighbour will be glad to meet someone else for once.

? Do I keep my seat next season?
Yes. We write in April, and it is reserved for you until 31 May.

? How do I cancel?
Informally by 31 May. Without notice a fixed subscription continues for another season; a flexible one ends by itself.

? What does the advance sale mean for me?
You buy additional tickets [21 or 28 days earlier](page:vorverkauf), at 15 per cent off.

@button All subscriptions | route:subscriptions
`,
  }),
  page({
    key: 'newsletter',
    slugs: 'newsletter | newsletter',
    title: 'Newsletter',
    meta: 'Der Newsletter des Konzerthauses Morgenstern: einmal im Monat, kurz. | The newsletter of Konzerthaus Morgenstern: once a month, short.',
    de: `
Am ersten Donnerstag im Monat, um halb elf, eine Seite lang. Was kommt, was sich geändert hat, was es noch gibt. Kein Countdown, keine Herzen.

@form newsletter | | anmelden | no-intro

== 33-33-33

## Der große

Einmal im Monat, für alle: die Abende, auf die wir uns freuen, und die Geschichte dahinter.

||

## Der junge

Für alle unter 30: Restkarten, Werkraum, die Nacht mit Schlafsack. Zweimal im Monat, sehr kurz.

||

## Der für Schulen

Viermal im Jahr, vor den Ferien: neue Angebote und freie Vormittage.

== 100

Die Anmeldung gilt erst, wenn Sie den Link in unserer Antwort anklicken. Abmelden können Sie sich mit einem Klick in jeder Ausgabe. Was mit Ihrer Adresse geschieht, steht im [Datenschutz](page:datenschutz).
`,
    en: `
On the first Thursday of the month, at half past ten, one page long. What is coming, what has changed, what is left. No countdown, no hearts.

@form newsletter | | sign-up | no-intro

== 33-33-33

## The long one

Once a month, for everybody: the evenings we look forward to, and the story behind them. In German.

||

## The young one

For everybody under 30: last-minute tickets, the Workshop, the night with a sleeping bag. Twice a month, very short.

||

## The one for schools

Four times a year, before the holidays: new offers and free mornings.

== 100

Your registration takes effect only when you click the link in our reply. You can unsubscribe with one click in every issue. What happens to your address is explained under [Privacy](page:datenschutz).
`,
  }),
]
