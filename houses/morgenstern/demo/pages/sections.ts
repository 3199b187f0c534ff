import { localizedDocument } from '../content/document.ts'
import type { SectionPlan } from '../types.ts'

/**
 * Content that editors added to single concerts and subscriptions; the season changes with the day, so some of them
 * may be missing.
 */
export const sections: SectionPlan[] = [
  section(
    'event',
    'orgelnacht',
    `
## Der Ablauf der Nacht {#ablauf}

== 33-33-33

### 22 Uhr

Bach und alles, was danach kam. Im Saal ist es so hell wie in einer Kirche im November.

||

### Mitternacht

Ligeti, *Volumina*. Wer mag, legt sich auf die Matten im Mittelgang.

||

### Ein Uhr

Orgel und Saxophon, ohne Licht, ohne Zettel, bis es sich richtig anfühlt.

== 100

@audio Hören Sie hinein: die tiefste Pfeife, 10,2 Meter | media:tiefste-pfeife

? Muss ich bis zwei bleiben?
Nein. Die Türen bleiben offen, zwischen den Stücken kommt und geht man. Die letzte Bahn fährt um 2.24 Uhr.

? Ist es wirklich dunkel?
Im dritten Teil bis auf die Notbeleuchtung, ja. Das Saalpersonal hat Lampen und zeigt Ihnen den Weg.
`,
    `
## How the night goes {#night}

== 33-33-33

### 10 pm

Bach and everything that came after him. The hall is as bright as a church in November.

||

### Midnight

Ligeti’s *Volumina*. If you like, lie down on the mats in the centre aisle.

||

### 1 am

Organ and saxophone, without light, without a plan, until it feels right.

== 100

@audio Listen in: the lowest pipe, 10.2 metres | media:tiefste-pfeife

? Do I have to stay until two?
No. The doors stay open, and between the pieces people come and go. The last train leaves at 2.24 am.

? Is it really dark?
In the third part, except for the emergency lighting, yes. The ushers have torches and will show you the way.
`,
  ),
  section(
    'event',
    'mahler-fuenfte',
    `
== 67-33

## Was Sie vorher wissen könnten {#vorher}

Mahler begann die Symphonie 1901 und dirigierte die Uraufführung am 18. Oktober 1904 in Köln. Fünf Sätze in drei Abteilungen: Sie beginnt mit einem Trauermarsch und endet mit einem Rondo, das sich selbst ins Wort fällt. Dazwischen steht, nur für Streicher und Harfe, das Adagietto.

@link Siebzig Minuten in fünf Räumen | article:mahler-hoeren

||

### Einführung

Eine Stunde vor Beginn im Foyer, mit Schriftmitschrift. Eintritt frei mit Karte.
`,
    `
== 67-33

## What you might like to know {#before}

Mahler began the symphony in 1901 and conducted its first performance in Cologne on 18 October 1904. Five movements in three parts: it opens with a funeral march and ends with a rondo that keeps interrupting itself. Between them, for strings and harp alone, stands the Adagietto.

@link Seventy minutes in five rooms | article:mahler-hoeren

||

### Introduction

An hour before the start in the foyer, captioned live. Free with a ticket.
`,
  ),
  section(
    'subscription',
    'fuenf-abende',
    `
## So geht es {#so-geht-es}

1. Suchen Sie fünf Abende aus, quer durch alle Säle.
2. Wir legen die Plätze zusammen, so nah an Ihrem Lieblingsplatz wie möglich.
3. Kommt etwas dazwischen, tauschen Sie zweimal kostenlos.

? Dürfen es auch sechs sein?
Gern. Jeder weitere Abend kostet, was er im Abonnement kosten würde.

? Können wir zu zweit verschieden wählen?
Ja. Sie sitzen dann nur an den gemeinsamen Abenden nebeneinander.

@link Alles zum Tauschen und Weitergeben | page:abo-info
`,
    `
## How it works {#how-it-works}

1. Choose five evenings, in any of the halls.
2. We put the seats together, as near to your favourite one as possible.
3. If something comes up, exchange twice free of charge.

? May it be six?
Gladly. Each further evening costs what it would cost within the subscription.

? Can two of us choose differently?
Yes. You will then sit next to each other on the evenings you share.

@link All about exchanging and passing on | page:abo-info
`,
  ),
]

function section(ownerKind: SectionPlan['ownerKind'], ownerKey: string, de: string, en: string): SectionPlan {
  return { ownerKind, ownerKey, content: localizedDocument(`${ownerKind}-${ownerKey}`, de, en) }
}
