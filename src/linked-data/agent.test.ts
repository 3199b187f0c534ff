import { expect, test } from 'vitest'
import { fullAgentThing } from './agent.ts'
import { workThing } from './work.ts'

const frame = { publicOrigin: 'https://house.example' }
const wikidata = { url: 'https://www.wikidata.org/wiki/Q7304' }
const mahler = {
  id: 5,
  kind: 'person' as const,
  name: 'Gustav Mahler',
  born_date: '1860-07-07',
  died_date: '1911',
  roles: ['Komponist'],
  identifiers: [wikidata],
}
const page = { url: 'https://house.example/de/personen/gustav-mahler/5', image: null }

test('A person has the entries of other catalogues, and the dates that are certain', () => {
  expect(fullAgentThing(mahler, frame, page)).toEqual({
    '@type': 'Person',
    '@id': 'https://house.example/id/agent/5',
    name: 'Gustav Mahler',
    url: page.url,
    sameAs: [wikidata.url],
    jobTitle: ['Komponist'],
    birthDate: '1860-07-07',
    deathDate: '1911',
  })
  const uncertain = fullAgentThing({ ...mahler, born_date: '1860~', identifiers: [] }, frame, page)
  expect(uncertain).not.toHaveProperty('birthDate')
  expect(uncertain).not.toHaveProperty('sameAs')
})

test('A work has those of its own, not of its composer', () => {
  const work = {
    id: 9,
    title: 'Symphonie Nr. 5',
    catalogue_number: null,
    key_signature: null,
    composed_date: '1904',
  }
  const thing = workThing({ ...work, composer: mahler, identifiers: [wikidata] }, frame)
  expect(thing).toMatchObject({ sameAs: [wikidata.url], composer: { name: 'Gustav Mahler' } })
  expect(thing.composer).not.toHaveProperty('sameAs')
  expect(workThing({ ...work, composer: null }, frame)).not.toHaveProperty('sameAs')
  expect(thing).toMatchObject({ dateCreated: '1904' })
  const about = workThing({ ...work, composed_date: '1901/1904', composer: null }, frame)
  expect(about).not.toHaveProperty('dateCreated')
})
