import type { Localized } from '#i18n/languages.ts'

const de = {
  title: 'Preise aus einer Vorlage',
  take: (owner: string, template: string) => `Preise übernehmen: ${owner}, ${template}`,
  taken: (owner: string, template: string) => `Übernommen: ${owner}, ${template}.`,
  undo: 'Rückgängig',
  none: 'Saal und Reihe haben noch keine Preisvorlagen.',
  otherCurrency: 'Die Vorlagen sind in der Währung des Hauses, diese Veranstaltung ist es nicht.',
  bulk: {
    title: 'Preise nach Vorlage',
    template: 'Vorlage',
    choose: 'Bitte wählen',
    required: 'Bitte wählen Sie eine Vorlage.',
    hint: 'Ersetzt alle Preiskategorien, die schon da sind. Vorlagen stehen bei den Sälen und Reihen.',
    none: 'Es gibt noch keine Vorlagen. Sie stehen bei den Sälen und Reihen.',
    apply: (count: number) =>
      count === 1 ? 'Bei 1 Veranstaltung setzen' : `Bei ${count} Veranstaltungen setzen`,
  },
}

const en: typeof de = {
  title: 'Prices from a template',
  take: (owner, template) => `Take prices: ${owner}, ${template}`,
  taken: (owner, template) => `Taken: ${owner}, ${template}.`,
  undo: 'Undo',
  none: 'The hall and the series have no price templates yet.',
  otherCurrency: 'Templates are in the house’s currency, and this event is not.',
  bulk: {
    title: 'Prices by template',
    template: 'Template',
    choose: 'Please choose',
    required: 'Please choose a template.',
    hint: 'Replaces all price categories that are there already. Templates belong to halls and series.',
    none: 'There are no templates yet. They belong to halls and series.',
    apply: (count) => (count === 1 ? 'Set for 1 event' : `Set for ${count} events`),
  },
}

export const priceTemplateMessages: Localized<typeof de> = { de, en }
