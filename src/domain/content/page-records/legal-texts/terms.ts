import type { Localized } from '#i18n/languages.ts'
import type { LegalText } from './legal-text.ts'

export const termsTexts: Localized<LegalText> = {
  de: [
    [
      '',
      [
        'Vorlage: Bitte alles in [eckigen Klammern] ergänzen oder streichen, das Ganze rechtlich prüfen lassen und diesen Absatz löschen.',
      ],
    ],
    [
      'Geltung',
      [
        'Diese Bedingungen gelten für den Kauf von Karten und Abonnements bei [Name des Trägers] und für den Besuch unserer Veranstaltungen. Bei Veranstaltungen anderer gelten deren Bedingungen.',
      ],
    ],
    [
      'Karten und Preise',
      [
        'Alle Preise enthalten die gesetzliche Umsatzsteuer. [Gebühren]',
        'Mit der Bestätigung Ihrer Bestellung kommt der Vertrag zustande. Ein Widerrufsrecht besteht bei Karten für einen festen Termin nicht (§ 312 g Absatz 2 Nummer 9 BGB).',
      ],
    ],
    ['Ermäßigung', ['[Wer ermäßigte Karten bekommt, und welcher Nachweis am Einlass nötig ist]']],
    [
      'Rückgabe und Ausfall',
      [
        'Gekaufte Karten nehmen wir nicht zurück. [Ausnahmen und Kartentausch]',
        'Fällt eine Veranstaltung aus, erstatten wir den Preis der Karte. Änderungen von Programm oder Besetzung berechtigen nicht zur Rückgabe, soweit sie zumutbar sind.',
      ],
    ],
    [
      'Einlass',
      [
        'Nach Beginn ist Einlass nur in passenden Pausen möglich. [Garderobe, Taschen]',
        'Ton-, Bild- und Filmaufnahmen sind nicht erlaubt.',
      ],
    ],
    ['Haftung', ['[Haftung des Hauses]']],
    ['Stand', ['[Monat und Jahr]']],
  ],
  en: [
    [
      '',
      [
        'Template: please complete or remove everything in [square brackets], have the whole checked by a lawyer, and delete this paragraph.',
      ],
    ],
    [
      'Scope',
      [
        'These terms apply to the purchase of tickets and subscriptions from [name of the operator] and to attending our events. The terms of other organizers apply to their events.',
      ],
    ],
    [
      'Tickets and prices',
      [
        'All prices include value added tax. [Fees]',
        'The contract is concluded when your order is confirmed. There is no right of withdrawal for tickets to an event on a fixed date (section 312 g (2) no. 9 BGB).',
      ],
    ],
    ['Reductions', ['[Who gets reduced tickets, and what has to be shown at the door]']],
    [
      'Returns and cancellations',
      [
        'Tickets cannot be returned. [Exceptions and exchanges]',
        'If an event is cancelled, we refund the price of the ticket. Changes of programme or cast are no reason for a return as far as they are reasonable.',
      ],
    ],
    [
      'Admission',
      [
        'After the beginning, admission is only possible in suitable breaks. [Cloakroom, bags]',
        'Recording sound, pictures or video is not permitted.',
      ],
    ],
    ['Liability', ['[Liability of the house]']],
    ['Last updated', ['[Month and year]']],
  ],
}
