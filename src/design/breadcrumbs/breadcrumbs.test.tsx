import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { findBackCrumb } from './back-crumb.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

const home = { name: 'Startseite', href: '/de' }
const programme = { name: 'Programm und Karten', href: '/de/programm-und-karten' }
const november = { name: 'November', href: null }
const event = { name: 'Mahler: Fünfte', href: null }

describe('Breadcrumbs', () => {
  test('are not rendered for a single page', () => {
    expect(renderToStaticMarkup(<Breadcrumbs crumbs={[home]} />)).toBe('')
    expect(renderToStaticMarkup(<Breadcrumbs crumbs={[]} />)).toBe('')
  })

  test('name the page itself last, without a link', () => {
    const html = renderToStaticMarkup(<Breadcrumbs crumbs={[home, programme, event]} />)
    expect(html).toContain('<span aria-current="page">Mahler: Fünfte</span>')
    expect(html.match(/aria-current/g)).toHaveLength(1)
  })

  test('link back, on a phone, to the nearest ancestor that has an address', () => {
    expect(findBackCrumb([home, programme, event])).toEqual(programme)
    expect(findBackCrumb([home, programme, november, event])).toEqual(programme)
    expect(findBackCrumb([november, event])).toBeNull()
    expect(findBackCrumb([event])).toBeNull()
  })
})
