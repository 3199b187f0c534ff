import { defineRecord } from '../definition.ts'

export const record = defineRecord({
  kind: 'menus',
  path: 'pages/menus',
  names: {
    de: { one: 'Menü und Fußzeile', many: 'Menü und Fußzeile' },
    en: { one: 'Menu and footer', many: 'Menu and footer' },
  },
  about: {
    de: 'Was Sie sichern, gilt sofort auf jeder Seite, in beiden Sprachen.',
    en: 'What you save applies at once to every page, in both languages.',
  },
  area: 'pages',
  right: 'manage_records',
  isSingle: true,
  title: [],
  fields: {
    main: {
      kind: 'menu',
      depth: 2,
      max: 80,
      hasHighlights: true,
      label: { de: 'Hauptmenü', en: 'Main menu' },
    },
    footer: { kind: 'menu', depth: 1, max: 20, label: { de: 'Fußzeile', en: 'Footer' } },
  },
  list: { columns: [], search: [], order: 'main' },
})
