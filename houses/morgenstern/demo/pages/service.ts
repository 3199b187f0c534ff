import { page } from './page.ts'

/** Press, jobs, hire, contact. */
export const servicePages = [
  page({
    key: 'presse',
    slugs: 'presse | press',
    title: 'Presse | Press',
    meta: 'Pressekontakt, Karten für Kritiken und Bildmaterial. | Press contact, review tickets and images.',
    de: `
Jule Reimers beantwortet Fragen unter [+49 30 555 01 82](tel:+49305550182) und [presse@konzerthaus-morgenstern.example](mailto:presse@konzerthaus-morgenstern.example), in der Regel am selben Tag.

- **Karten für Besprechungen:** bis 48 Stunden vorher, zwei je Redaktion. Verrisse haben keine Folgen für die nächste Bestellung.
- **Gespräche:** Mitglieder des Orchesters sprechen gern selbst.
- **Bilder:** Die Klangfigur jedes Konzerts kann honorarfrei abgedruckt werden, mit dem Hinweis »Konzerthaus Morgenstern«.
- **Archivanfragen:** Zwölftausend Abende stehen [im Netz](route:archive), die Zettel dazu im Keller; Anton Brehmer-Castro holt sie herauf.

## Bilder {#bilder}

@images grid
+ media:leerer-saal | Großer Saal
+ media:orgelpfeifen | Orgelnacht
+ media:pulte | Morgenstern-Orchester
+ media:lautsprecher | Werkraum
+ figure:chladni | Klangfigur nach Chladni | © Konzerthaus Morgenstern
+ media:ufer | Uferseite

@form presse-akkreditierung | Akkreditierung | akkreditierung

## Die Saison als Heft {#saisonheft}

@viewer magazine | https://issuu.com/konzerthaus-morgenstern/docs/saisonheft

== 50-50

## Das Haus in vier Sätzen {#in-kuerze}

Das Konzerthaus Morgenstern, 1913 von Rosa und Emil Morgenstern gegründet, veranstaltet rund 400 Konzerte im Jahr in vier Sälen mit zusammen 3.044 Plätzen. Hausorchester ist das Morgenstern-Orchester unter Elin Sørbye. 1938 wurde das Haus seiner Gründerin abgepresst, 1944 zerstört, 1951 unter altem Namen wiedereröffnet. Trägerin ist die Stiftung Konzerthaus Morgenstern.

||

## Weiterlesen {#weiterlesen}

@link Geschichte und Zeitleiste | page:geschichte

@link Die Säle in Zahlen | page:saele

@link Bei unserem Partner: Wasser für den Saal | https://wasserwerke-uferstrasse.example/konzerthaus^
`,
    en: `
Jule Reimers answers questions on [+49 30 555 01 82](tel:+49305550182) and at [presse@konzerthaus-morgenstern.example](mailto:presse@konzerthaus-morgenstern.example), as a rule on the same day.

- **Review tickets:** up to 48 hours before, two for each desk. A bad notice has no bearing on the next request.
- **Interviews:** members of the orchestra like to speak for themselves.
- **Images:** each concert’s figure of sound may be printed free of charge, credited to Konzerthaus Morgenstern.
- **Archive:** twelve thousand evenings are [online](route:archive), the printed programmes in the cellar; Anton Brehmer-Castro will fetch them.

## Images {#images}

@images grid
+ media:leerer-saal | Great Hall
+ media:orgelpfeifen | Organ Night
+ media:pulte | Morgenstern-Orchester
+ media:lautsprecher | Workshop
+ figure:chladni | Figure of sound after Chladni | © Konzerthaus Morgenstern
+ media:ufer | The river side

@form presse-akkreditierung | Accreditation | accreditation

## The season as a magazine {#season-magazine}

@viewer magazine | https://issuu.com/konzerthaus-morgenstern/docs/saisonheft

== 50-50

## The house in four sentences {#in-brief}

Konzerthaus Morgenstern, founded in 1913 by Rosa and Emil Morgenstern, puts on some 400 concerts a year in four halls with 3,044 seats between them. Its resident orchestra is the Morgenstern-Orchester under Elin Sørbye. In 1938 the house was extorted from its founder, in 1944 destroyed, in 1951 reopened under its old name. It is run by the foundation Stiftung Konzerthaus Morgenstern.

||

## Read on {#read-on}

@link History and time line | page:geschichte

@link The halls in figures | page:saele

@link At our partner’s: water for the hall | https://wasserwerke-uferstrasse.example/konzerthaus^
`,
  }),
  page({
    key: 'stellen',
    slugs: 'stellen | jobs',
    title: 'Stellen | Jobs',
    meta: 'Offene Stellen im Konzerthaus Morgenstern, auf und hinter der Bühne. | Vacancies at Konzerthaus Morgenstern, on stage and behind it.',
    de: `
Wir zahlen nach Tarif, nennen das Gehalt in der Anzeige und lesen Bewerbungen ohne Foto und Geburtsdatum.

## Viola tutti (100 %)

Probespiel hinter dem Vorhang, auf Teppich, damit man die Schuhe nicht hört. Stamitz oder Hoffmeister, dazu ein Konzert nach 1900.

## Saaldienst (Minijob oder 50 %)

Abende und Wochenenden. Sie hören alles umsonst, aber im Stehen.

## Orgelpflege, Ausbildung

Drei Jahre bei unseren Orgelbauern, zwei Tage in der Woche im Instrument. Schwindelfrei von Vorteil.

Bewerbungen an [personal@konzerthaus-morgenstern.example](mailto:personal@konzerthaus-morgenstern.example). Menschen mit Behinderung werden bei gleicher Eignung bevorzugt; sagen Sie uns, was Sie im Gespräch brauchen.
`,
    en: `
We pay union rates, state the salary in the advertisement and read applications without photograph or date of birth.

## Viola tutti (full time)

Audition behind a curtain, on a carpet, so that nobody hears the shoes. Stamitz or Hoffmeister, and a concerto written after 1900.

## Front of house (casual or half time)

Evenings and weekends. You hear everything for nothing, but standing.

## Organ maintenance, apprenticeship

Three years with our organ builders, two days a week inside the instrument. A head for heights is an advantage.

Applications to [personal@konzerthaus-morgenstern.example](mailto:personal@konzerthaus-morgenstern.example). Disabled candidates with equal qualifications are preferred; tell us what you need for the interview.
`,
  }),
  page({
    key: 'saalvermietung',
    slugs: 'saalvermietung | hall-hire',
    title: 'Saalvermietung | Hall hire',
    meta: 'Säle und Foyers des Konzerthauses Morgenstern mieten. | Hire the halls and foyers of Konzerthaus Morgenstern.',
    de: `
An etwa vierzig Tagen im Jahr gehört das Haus anderen: Wettbewerben, Kongressen, Orchestern auf Reisen. Hartmut Pohl-Ewert zeigt Ihnen den Saal, nachdem Sie uns gesagt haben, was Sie vorhaben.

- **Großer Saal** ab 9.800 € am Tag, mit Personal
- **Clara-Schumann-Saal** ab 4.200 €
- **Fanny-Hensel-Saal** ab 1.900 €
- **Werkraum** ab 1.100 €, für freie Ensembles der Stadt die Hälfte

Nicht vermietet wird an Parteien, für Produktvorführungen mit Nebel und am 19. Oktober.

@form saalanfrage | Saal anfragen | anfrage
`,
    en: `
On some forty days a year the house belongs to others: competitions, congresses, orchestras on tour. Hartmut Pohl-Ewert will show you the hall once you have told us what you have in mind.

- **Great Hall** from €9,800 a day, staff included
- **Clara Schumann Hall** from €4,200
- **Fanny Hensel Hall** from €1,900
- **Workshop** from €1,100, half that for the city’s independent ensembles

We do not hire to political parties, for product launches with smoke, or on 19 October.

@form saalanfrage | Ask for a hall | enquiry
`,
  }),
  page({
    key: 'kontakt',
    slugs: 'kontakt | contact',
    title: 'Kontakt | Contact',
    meta: 'So erreichen Sie das Konzerthaus Morgenstern. | How to reach Konzerthaus Morgenstern.',
    de: `
== 50-50

## Schreiben {#schreiben}

[karten@konzerthaus-morgenstern.example](mailto:karten@konzerthaus-morgenstern.example)

||

## Anrufen und vorbeikommen {#anrufen}

[+49 30 555 01 70](tel:+49305550170)

Uferstraße 12, 10999 Berlin

@shared servicecenter

== 67-33

@form kontakt | Nachricht schreiben | nachricht

||

@link Fundsachen | page:fundsachen

@link Presse | page:presse
`,
    en: `
== 50-50

## Write {#write}

[karten@konzerthaus-morgenstern.example](mailto:karten@konzerthaus-morgenstern.example)

||

## Call or drop in {#call}

[+49 30 555 01 70](tel:+49305550170)

Uferstraße 12, 10999 Berlin

@shared servicecenter

== 67-33

@form kontakt | Write a message | message

||

@link Lost property | page:fundsachen

@link Press | page:presse
`,
  }),
  page({
    key: 'fundsachen',
    parent: 'kontakt',
    slugs: 'fundsachen | lost-property',
    title: 'Fundsachen | Lost property',
    meta: 'Etwas im Konzerthaus Morgenstern liegen gelassen? | Left something behind at Konzerthaus Morgenstern?',
    de: `
Im letzten Jahr fanden wir 214 Schirme, 61 einzelne Handschuhe, zwei Geigenbögen und ein Gebiss, das nach der Pause abgeholt wurde. Was liegen bleibt, bewahren wir sechs Monate auf.

@form fundsachen | Verlust melden | verlust
`,
    en: `
Last year we found 214 umbrellas, 61 single gloves, two violin bows and a set of teeth that was collected after the interval. We keep what is left behind for six months.

@form fundsachen | Report a loss | loss
`,
  }),
]
