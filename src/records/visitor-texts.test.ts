import { describe, expect, test } from 'vitest'
import { recordDefinitions } from './records.generated.ts'
import { record as event } from './event/record.ts'
import { record as menus } from './menus/record.ts'
import { labelOfText, visitorTextFields, visitorTexts } from './visitor-texts.ts'

const fieldsOf = (kind: string) => {
  const definition = recordDefinitions.find((one) => one.kind === kind)
  return definition ? visitorTextFields(definition.fields) : null
}

describe('The texts of records that visitors read', () => {
  test('include names, telephone numbers and texts in parts', () => {
    expect(fieldsOf('venue')).toEqual(['name', 'address'])
    expect(fieldsOf('settings')).toEqual(
      expect.arrayContaining(['name', 'street', 'phone', 'consent_services', 'partner_name']),
    )
    expect(fieldsOf('event')).toEqual(
      expect.arrayContaining(['title', 'programme', 'cast', 'description', 'public_changes']),
    )
  })

  test('include no addresses, codes, keys and notes of staff', () => {
    for (const kind of ['redirect', 'webhook', 'api_token', 'release'])
      expect(fieldsOf(kind), kind).toEqual([])
    const all = recordDefinitions.flatMap(({ kind, fields }) =>
      visitorTextFields(fields).map((name) => `${kind}.${name}`),
    )
    for (const name of [
      'event.internal_note',
      'event.responsible',
      'event.slug',
      'event.external_id',
      'settings.email',
      'settings.shop_origin',
      'settings.logo_svg',
      'subscription.short_code',
      'artist.identifiers',
      'artist.sources',
      'artist.born',
    ])
      expect(all).not.toContain(name)
  })

  test('are found with their place, their language and a name for people', () => {
    const values = {
      cast: [{ note: { de: 'Gast', en: 'Guest' }, role: null }],
      title: { de: 'Abend', en: '' },
    }
    const texts = visitorTexts(event.fields, values)
    expect(texts).toContainEqual({ path: ['cast', 0, 'note', 'de'], language: 'de', value: 'Gast' })
    expect(labelOfText(event.fields, ['cast', 0, 'note', 'de'], 'de')).toBe(
      `${event.fields.cast.label.de} 1 – ${event.fields.cast.fields.note.label.de}`,
    )
    expect(labelOfText(event.fields, ['title', 'de'], 'en')).toBe('Title')
  })

  test('of a menu are its labels, not its addresses', () => {
    const label = { de: 'Besuch', en: 'Visit' }
    const entry = { target: '', url: { de: '/de/besuch', en: '' }, label, is_highlight: false, children: [] }
    const found = visitorTexts(menus.fields, { main: [{ ...entry, children: [entry] }], footer: [] })
    expect(found.map(({ path }) => path.join('.'))).toEqual([
      'main.0.label.de',
      'main.0.label.en',
      'main.0.children.0.label.de',
      'main.0.children.0.label.en',
    ])
  })
})
