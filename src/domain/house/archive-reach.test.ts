import { expect, test } from 'vitest'
import { archiveReach } from './archive-reach.ts'

test('Without a day since when the archive is complete, nothing is claimed', () => {
  expect(archiveReach({ archive_since: null, opened_on: '1913-10-19' })).toBeNull()
})

test('An archive that begins with the house knows everything', () => {
  for (const since of ['1913-10-19', '1913-01-01'])
    expect(archiveReach({ archive_since: since, opened_on: '1913-10-19' })).toEqual({
      from: null,
      year: null,
    })
})

test('A later one names its year, and so does one of a house that does not say when it was opened', () => {
  const since = { from: '1987-09-13', year: 1987 }
  expect(archiveReach({ archive_since: '1987-09-13', opened_on: '1913-10-19' })).toEqual(since)
  expect(archiveReach({ archive_since: '1987-09-13', opened_on: null })).toEqual(since)
})
