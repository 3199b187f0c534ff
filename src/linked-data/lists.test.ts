import { expect, test } from 'vitest'
import { breadcrumbList } from './lists.ts'

const frame = { publicOrigin: 'https://house.example' }

test('Breadcrumbs are numbered steps with absolute addresses; the last one is the page itself', () => {
  const crumbs = [
    { name: 'Startseite', href: '/de' },
    { name: 'Programm', href: '/de/programm-und-karten' },
    { name: 'Fünfte', href: null },
  ]
  expect(breadcrumbList(crumbs, frame).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Startseite', item: 'https://house.example/de' },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Programm',
      item: 'https://house.example/de/programm-und-karten',
    },
    { '@type': 'ListItem', position: 3, name: 'Fünfte' },
  ])
})

test('A step without a page is left out, because search engines want an address for each but the last', () => {
  const crumbs = [
    { name: 'Startseite', href: '/de' },
    { name: 'Haus', href: null },
    { name: 'Säle', href: null },
  ]
  expect(breadcrumbList(crumbs, frame).itemListElement).toMatchObject([
    { position: 1, name: 'Startseite' },
    { position: 2, name: 'Säle' },
  ])
})
