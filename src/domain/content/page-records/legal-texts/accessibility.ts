import type { Localized } from '#i18n/languages.ts'
import type { LegalText } from './legal-text.ts'

export const accessibilityTexts: Localized<LegalText> = {
  de: [
    [
      '',
      [
        'Vorlage: Bitte alles in [eckigen Klammern] ergänzen oder streichen, das Ganze prüfen lassen und diesen Absatz löschen.',
      ],
    ],
    [
      'Erklärung zur Barrierefreiheit der Website',
      [
        '[Name des Trägers] möchte diese Website für alle zugänglich machen, nach [BITV 2.0 oder BFSG, je nach Träger] und den Richtlinien WCAG 2.2, Stufe AA.',
        'Stand der Vereinbarkeit: [vollständig, teilweise oder nicht vereinbar], festgestellt am [Datum] durch [Selbstbewertung oder Prüfstelle].',
      ],
    ],
    [
      'Was noch nicht barrierefrei ist',
      ['[Inhalte, Grund und wann es behoben wird; zum Beispiel Videos ohne Untertitel]'],
    ],
    [
      'Rückmeldung',
      [
        'Sie sind auf eine Barriere gestoßen? Schreiben Sie an [E-Mail-Adresse] oder rufen Sie an: [Telefonnummer]. Wir antworten innerhalb von [Frist].',
      ],
    ],
    [
      'Durchsetzung',
      [
        'Bleibt eine Antwort aus, wenden Sie sich an [Schlichtungs- oder Marktüberwachungsstelle mit Anschrift].',
      ],
    ],
    [
      'Im Haus',
      [
        '[Stufenlose Wege, Aufzüge, Plätze für Rollstühle und Begleitung, Induktionsschleife, Assistenzhunde, Ansprechperson]',
      ],
    ],
    ['Stand', ['[Datum]']],
  ],
  en: [
    [
      '',
      [
        'Template: please complete or remove everything in [square brackets], have the whole checked, and delete this paragraph.',
      ],
    ],
    [
      'Accessibility statement for the website',
      [
        '[Name of the operator] wants this website to be accessible to everybody, under [BITV 2.0 or BFSG, depending on the operator] and the guidelines WCAG 2.2, level AA.',
        'Status: [fully, partially or not compliant], found on [date] by [self-assessment or body].',
      ],
    ],
    [
      'What is not accessible yet',
      ['[Content, reason, and when it will be mended; for instance videos without captions]'],
    ],
    [
      'Feedback',
      ['Have you met a barrier? Write to [e-mail address] or call [number]. We answer within [period].'],
    ],
    [
      'Enforcement',
      ['If you get no answer, please turn to [arbitration or market surveillance body with its address].'],
    ],
    [
      'In the house',
      [
        '[Step-free ways, lifts, places for wheelchairs and companions, induction loop, assistance dogs, whom to ask]',
      ],
    ],
    ['Last updated', ['[Date]']],
  ],
}
