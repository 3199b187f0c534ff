import type { Localized } from '#i18n/languages.ts'
import type { LegalText } from './legal-text.ts'

export const imprintTexts: Localized<LegalText> = {
  de: [
    [
      '',
      [
        'Vorlage: Bitte alles in [eckigen Klammern] ergänzen oder streichen, das Ganze rechtlich prüfen lassen und diesen Absatz löschen.',
      ],
    ],
    [
      'Angaben gemäß § 5 DDG',
      [
        '[Name des Trägers und Rechtsform]',
        '[Straße und Hausnummer], [Postleitzahl] [Ort]',
        'Vertreten durch: [Namen]',
      ],
    ],
    ['Kontakt', ['Telefon: [Telefonnummer]', 'E-Mail: [E-Mail-Adresse]']],
    [
      'Register und Steuer',
      [
        'Eingetragen im [Handels- oder Vereinsregister] des Amtsgerichts [Ort] unter [Nummer].',
        'Umsatzsteuer-Identifikationsnummer gemäß § 27 a UStG: [Nummer]',
      ],
    ],
    ['Aufsicht', ['Zuständige Aufsichtsbehörde: [Name und Anschrift, falls es eine gibt]']],
    ['Verantwortlich für redaktionelle Inhalte gemäß § 18 Absatz 2 MStV', ['[Name], [Anschrift]']],
    [
      'Streitbeilegung',
      [
        'Wir sind [nicht] bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
      ],
    ],
    ['Bilder', ['Bildnachweise stehen bei den Bildern. Weitere: [Namen]']],
  ],
  en: [
    [
      '',
      [
        'Template: please complete or remove everything in [square brackets], have the whole checked by a lawyer, and delete this paragraph.',
      ],
    ],
    [
      'Information under section 5 DDG',
      [
        '[Name and legal form of the operator]',
        '[Street and number], [postcode] [city], [country]',
        'Represented by: [names]',
      ],
    ],
    ['Contact', ['Telephone: [number]', 'E-mail: [e-mail address]']],
    [
      'Register and tax',
      [
        'Entered in the [commercial register or register of associations] of the local court of [city] under [number].',
        'VAT identification number under section 27 a UStG: [number]',
      ],
    ],
    ['Supervision', ['Supervisory authority: [name and address, if there is one]']],
    ['Responsible for editorial content under section 18 (2) MStV', ['[Name], [address]']],
    [
      'Dispute resolution',
      [
        'We are [not] willing, and not obliged, to take part in dispute resolution before a consumer arbitration board.',
      ],
    ],
    ['Pictures', ['Credits are next to the pictures. Others: [names]']],
  ],
}
