import { describe, expect, test } from 'vitest'
import { defineRecord } from '#records/definition.ts'
import type { ListDefinition } from './list-definition.ts'
import {
  askedOf,
  filterValue,
  isNarrowed,
  orderingOf,
  pageOf,
  sortedBy,
  withParameters,
} from './list-query.ts'

const definition = defineRecord({
  kind: 'concert',
  path: 'events/concert',
  names: { de: { one: 'Konzert', many: 'Konzerte' }, en: { one: 'Concert', many: 'Concerts' } },
  area: 'programme',
  right: 'manage_records',
  title: ['name'],
  fields: {
    name: { kind: 'text', limit: 80, required: true, label: { de: 'Name', en: 'Name' } },
    on: { kind: 'day', label: { de: 'Am', en: 'On' } },
    is_free: { kind: 'flag', label: { de: 'Frei', en: 'Free' } },
  },
  list: { columns: ['name'], search: ['name'], filters: ['on', 'is_free'], order: '-on' },
})

const findings: ListDefinition = {
  kind: 'finding',
  fields: {
    state: { kind: 'choice', options: [], label: { de: 'Zeigen', en: 'Show' } },
    from: { kind: 'day', label: { de: 'Ab', en: 'From' } },
  },
  list: {
    search: [],
    filters: ['state', 'from'],
    standard: { state: 'open' },
    days: ['from'],
    pageLength: 10,
  },
}

describe("A list's address", () => {
  test('names a page, and the first one otherwise', () => {
    expect(pageOf('page=3')).toBe(3)
    expect(['', 'page=0', 'page=-2', 'page=1.5', 'page=x'].map(pageOf)).toEqual([1, 1, 1, 1, 1])
  })

  test('names an order of the kind, and its own order otherwise', () => {
    expect(orderingOf('ordering=-name', definition)).toBe('-name')
    expect(orderingOf('ordering=password', definition)).toBe('-on')
    expect(orderingOf('', definition)).toBe('-on')
  })

  test('loses empty parameters, and leads to the first page after a change', () => {
    expect(withParameters('query=bach&page=4', { is_free: '1' })).toBe('query=bach&is_free=1')
    expect(withParameters('query=bach&is_free=1', { query: '' })).toBe('is_free=1')
    expect(withParameters('query=bach', { page: '2' })).toBe('query=bach&page=2')
    expect(withParameters('query=bach&page=2', { page: '1' })).toBe('query=bach')
  })

  test('turns the order around when the same column is chosen again', () => {
    const once = sortedBy('', 'name', definition)
    expect(once).toBe('ordering=name')
    expect(sortedBy(once, 'name', definition)).toBe('ordering=-name')
    expect(sortedBy('ordering=-name', 'name', definition)).toBe('ordering=name')
  })

  test('is asked for with what the kind knows only', () => {
    expect(askedOf('query=Bach&on_from=2026-01-01&is_free=1&utm=x&page=2', definition)).toBe(
      'query=Bach&on_from=2026-01-01&is_free=1&ordering=-on&page=2&page_size=50',
    )
  })

  test('narrows the list by a search or a filter, not by an order', () => {
    expect(isNarrowed('on_to=2026-01-01', definition)).toBe(true)
    expect(isNarrowed('query=Bach', definition)).toBe(true)
    expect(isNarrowed('ordering=name&page=2&query=', definition)).toBe(false)
  })

  test('needs no value for a filter that has one always', () => {
    expect(filterValue('', 'state', findings)).toBe('open')
    expect(askedOf('', findings)).toBe('state=open&page=1&page_size=10')
    expect(askedOf('state=accepted', findings)).toBe('state=accepted&page=1&page_size=10')
    expect(isNarrowed('', findings)).toBe(false)
    expect(isNarrowed('state=accepted', findings)).toBe(true)
  })

  test('asks for one day where the list says that it is enough', () => {
    expect(askedOf('from=2026-01-01', findings)).toBe('state=open&from=2026-01-01&page=1&page_size=10')
  })
})
