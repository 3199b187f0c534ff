import { page } from './page.ts'

/** Imprint, privacy, terms. */
export const legalPages = [
  page({
    key: 'impressum',
    slugs: 'impressum | imprint',
    title: 'Impressum | Imprint',
    meta: 'Impressum des Konzerthauses Morgenstern. | Imprint of Konzerthaus Morgenstern.',
    de: `
Das Konzerthaus Morgenstern ist ein erfundenes Haus. Diese Website zeigt, was die Software kann, mit der sie gemacht ist. Komponistinnen, Komponisten und Werke gibt es wirklich; Mitwirkende, Konzerte, Preise und Telefonnummern nicht.

## Anbieterin {#anbieterin}

Stiftung Konzerthaus Morgenstern, Uferstraße 12, 10999 Berlin

Vertreten durch Friederike Halbach-Oyen, Intendantin

[+49 30 555 01 70](tel:+49305550170), [karten@konzerthaus-morgenstern.example](mailto:karten@konzerthaus-morgenstern.example)

Verantwortlich für redaktionelle Inhalte: Katharina Maibaum, Anschrift wie oben

## Rechte {#rechte}

Die Klangfiguren sind aus den Daten der Konzerte errechnet. Texte der Redaktion dürfen mit Quellenangabe zitiert werden. Für verlinkte Seiten sind deren Betreiber verantwortlich.

## Beispiele auf dieser Website {#beispiele}

Videos, Tonbeiträge, Magazine und Beiträge aus sozialen Netzwerken sind mit Adressen eingebunden, die es so geben könnte. Hinter ihnen steht nichts von uns; wer der Anzeige zustimmt, sieht bei den Anbietern meist den Hinweis, dass es den Beitrag nicht gibt.
`,
    en: `
Konzerthaus Morgenstern is an invented house. This website shows what the software behind it can do. The composers and works are real; the performers, concerts, prices and telephone numbers are not.

## Provider {#provider}

Stiftung Konzerthaus Morgenstern, Uferstraße 12, 10999 Berlin

Represented by Friederike Halbach-Oyen, director

[+49 30 555 01 70](tel:+49305550170), [karten@konzerthaus-morgenstern.example](mailto:karten@konzerthaus-morgenstern.example)

Responsible for editorial content: Katharina Maibaum, address as above

## Rights {#rights}

The figures of sound are computed from the concerts’ data. Editorial texts may be quoted with acknowledgement. Linked sites are the responsibility of those who run them.

## Examples on this website {#examples}

Videos, audio, magazines and posts from social networks are embedded with addresses that might exist. Nothing of ours is behind them; if you agree to see them, the providers will mostly tell you that there is no such thing.
`,
  }),
  page({
    key: 'datenschutz',
    slugs: 'datenschutz | privacy',
    title: 'Datenschutz | Privacy',
    meta: 'Welche Daten das Konzerthaus Morgenstern verarbeitet, wozu und wie lange. | What data Konzerthaus Morgenstern processes, why and for how long.',
    de: `
Wir erheben so wenig wie möglich und sagen, was.

## Besuch der Website {#besuch}

Unser Server hält Adresse der Seite, Zeitpunkt, Browserkennung und eine gekürzte IP-Adresse sieben Tage lang fest, um Störungen zu finden (Art. 6 Abs. 1 f DSGVO).

## Cookies {#cookies}

Notwendige Cookies merken sich Sitzung, Sprache und Ihre Auswahl. Statistik, Marketing und Medien von Dritten laden erst, wenn Sie zustimmen; Sie können das über »Cookie-Einstellungen« am Fuß jeder Seite ändern.

## Medien anderer Anbieter {#medien}

Videos, Tonbeiträge, Magazine, Beiträge aus sozialen Netzwerken und die Tischreservierung kommen von anderen. Solange Sie nicht zustimmen, steht an ihrer Stelle ein Bild aus unserem Haus, und kein Byte geht an den Anbieter. Stimmen Sie zu, für einen Beitrag oder für alle seiner Art, lädt Ihr Browser ihn dort; der Anbieter erfährt dabei Ihre IP-Adresse und die Seite, auf der Sie sind, und kann eigene Cookies setzen (Art. 6 Abs. 1 a DSGVO, § 25 Abs. 1 TDDDG). Manche Anbieter verarbeiten Daten in den USA.

- **Videos:** YouTube (Google Ireland Limited), Vimeo (Vimeo.com, Inc.), Starmate
- **Tonbeiträge:** Spotify AB, SoundCloud Global Ltd. & Co. KG, IDAGIO GmbH, Podigee GmbH
- **Magazine:** Issuu, Inc., Yumpu (i-magazine AG), Adobe InDesign (Adobe Systems Software Ireland Limited)
- **Soziale Netzwerke:** Instagram und Facebook (Meta Platforms Ireland Limited), X (Twitter International Unlimited Company), TikTok Technology Limited
- **Tischreservierung:** der Dienst, den unsere Wirtschaft nutzt; er wird vor dem Laden genannt

Jedem Beitrag steht ein Link zum Original bei. Eine Zustimmung nehmen Sie in den Cookie-Einstellungen zurück; von da an lädt nichts mehr von selbst.

## Formulare {#formulare}

Was Sie in ein Formular schreiben, nutzen wir zur Antwort und löschen es spätestens nach zwölf Monaten, Dateien mit ihm. Bis Sie es absenden, merkt sich nur Ihr Browser die Eingaben, in diesem einen Fenster, damit beim Neuladen nichts verloren geht (§ 25 Abs. 2 TDDDG).

## Newsletter, Vorverkaufserinnerung und Warteliste {#newsletter}

Wir speichern Ihre Adresse erst nach Bestätigung. Der Widerruf steht in jeder Nachricht. Wartelisten löschen wir spätestens zum Konzert.

## Ticketshop {#ticketshop}

Käufe werden beim Ticketshop verarbeitet, der eigene Hinweise hat. Wir erfahren von dort Ihren Anmeldenamen und die Zahl der Karten im Warenkorb, um sie oben auf der Seite anzuzeigen, und speichern beides nicht.

## Ihre Rechte {#rechte}

Auskunft, Berichtigung, Löschung, Einschränkung, Übertragung, Widerspruch und Beschwerde bei einer Aufsichtsbehörde. Schreiben Sie an [datenschutz@konzerthaus-morgenstern.example](mailto:datenschutz@konzerthaus-morgenstern.example).
`,
    en: `
We collect as little as possible and say what.

## Visiting the website {#visit}

Our server keeps the page address, the time, the browser’s identification and a shortened IP address for seven days in order to find faults (Art. 6 (1) f GDPR).

## Cookies {#cookies}

Necessary cookies remember session, language and your choices. Statistics, marketing and third-party media load only when you agree; you can change that under ‘Cookie settings’ at the foot of every page.

## Media of other providers {#media}

Videos, audio, magazines, posts from social networks and table booking come from others. Until you agree, a picture of ours stands in their place and not one byte goes to the provider. Once you agree, for a single item or for all of its kind, your browser loads it from there; the provider learns your IP address and the page you are on, and may set cookies of its own (Art. 6 (1) a GDPR, section 25 (1) of the German TDDDG). Some providers process data in the USA.

- **Videos:** YouTube (Google Ireland Limited), Vimeo (Vimeo.com, Inc.), Starmate
- **Audio:** Spotify AB, SoundCloud Global Ltd. & Co. KG, IDAGIO GmbH, Podigee GmbH
- **Magazines:** Issuu, Inc., Yumpu (i-magazine AG), Adobe InDesign (Adobe Systems Software Ireland Limited)
- **Social networks:** Instagram and Facebook (Meta Platforms Ireland Limited), X (Twitter International Unlimited Company), TikTok Technology Limited
- **Table booking:** the service that our tavern uses; it is named before anything loads

Beside each item there is a link to the original. You withdraw consent in the cookie settings; from then on nothing loads by itself.

## Forms {#forms}

We use what you write in a form to answer you, and delete it after twelve months at the latest, files with it. Until you send it, only your browser remembers what you enter, in this one window, so that nothing is lost when the page is reloaded (section 25 (2) of the German TDDDG).

## Newsletter, sale reminders and waiting lists {#newsletter}

We store your address only after confirmation. Every message tells you how to withdraw. Waiting lists are deleted by the time of the concert.

## Ticket shop {#ticket-shop}

Purchases are handled by the ticket shop, which has its own notice. From there we learn your account name and the number of tickets in your cart in order to show them at the top of the page, and store neither.

## Your rights {#rights}

Access, rectification, erasure, restriction, portability, objection, and complaint to a supervisory authority. Write to [datenschutz@konzerthaus-morgenstern.example](mailto:datenschutz@konzerthaus-morgenstern.example).
`,
  }),
  page({
    key: 'agb',
    slugs: 'agb | terms',
    title: 'AGB | Terms',
    headline: 'Allgemeine Geschäftsbedingungen | Terms and conditions',
    meta: 'Bedingungen für Kauf und Besuch von Konzerten im Konzerthaus Morgenstern. | Terms for buying tickets and attending concerts at Konzerthaus Morgenstern.',
    de: `
Stand: Saison 2026/27. Kurz gesagt: Karten für einen bestimmten Abend kann man nicht widerrufen, wir nehmen sie trotzdem meistens zurück.

1. **Geltung.** Diese Bedingungen gelten für eigene Veranstaltungen des Hauses. Bei Gastveranstaltungen kommt der Vertrag mit der dort genannten Veranstalterin zustande.
2. **Vertrag.** Mit der Bestätigung des Ticketshops kommt der Kauf zustande. Ein Widerrufsrecht besteht bei Karten für einen bestimmten Termin nicht (§ 312g Abs. 2 Nr. 9 BGB).
3. **Rückgabe.** Aus Kulanz nehmen wir Karten bis drei Tage vor dem Konzert gegen 2 € je Karte zurück.
4. **Änderungen.** Besetzungs- und Programmänderungen berechtigen nicht zur Rückgabe, solange das Konzert seinen Charakter behält. Wir teilen sie auf der Seite des Konzerts mit.
5. **Absage und Verlegung.** Bei Absage erstatten wir den Preis. Bei Verlegung bleibt die Karte gültig; wer nicht kann, gibt sie bis zum neuen Termin zurück.
6. **Ermäßigung.** Ermäßigte Karten gelten mit Nachweis.
7. **Weitergabe.** Karten dürfen zum aufgedruckten Preis weitergegeben werden. Gewerblicher Wiederverkauf ist nicht gestattet.
8. **Abonnements.** Es gelten ergänzend die Hinweise im [Abo-Service](page:abo-info).
9. **Besuch.** Es gilt die [Hausordnung](page:hausordnung).
10. **Streit.** An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil; wir reden lieber gleich mit Ihnen. Es gilt deutsches Recht.

@link Eine Frage zu den Bedingungen | form:kontakt
`,
    en: `
As of the 2026/27 season. In short: tickets for a given evening cannot be withdrawn from, but mostly we take them back all the same.

1. **Scope.** These terms apply to the house’s own events. For visiting promoters’ events you contract with the promoter named there.
2. **Contract.** The purchase is concluded with the ticket shop’s confirmation. There is no right of withdrawal for tickets to a dated event (section 312g (2) no. 9 of the German Civil Code).
3. **Returns.** As a courtesy we take tickets back up to three days before the concert, less €2 a ticket.
4. **Changes.** Changes of cast or programme do not entitle you to a refund as long as the concert keeps its character. We announce them on the concert’s page.
5. **Cancellation and postponement.** If a concert is cancelled we refund the price. If it is postponed your ticket stays valid; if you cannot come, return it before the new date.
6. **Concessions.** Reduced tickets are valid with proof.
7. **Transfer.** Tickets may be passed on at the printed price. Commercial resale is not permitted.
8. **Subscriptions.** The notes [for subscribers](page:abo-info) also apply.
9. **Attendance.** The [house rules](page:hausordnung) apply.
10. **Disputes.** We do not take part in proceedings before a consumer arbitration board; we would rather talk to you straight away. German law applies.

@link A question about these terms | form:kontakt
`,
  }),
]
