import { useEffect, useState } from 'react'
import { readRecord, type Titles } from '../records/calls.ts'
import { definitionOf, useRecords } from '../records/records-context.ts'

/**
 * The titles of chosen records by kind and number, such as `artist:7`: the known ones, and those that the form was not
 * opened with, because they were chosen in an earlier window; these are read once.
 */
export function useTitles(kind: string, ids: readonly number[], known: Titles): Titles {
  const { calls, describe } = useRecords()
  const [read, setRead] = useState<Titles>({})
  const missing = ids.filter(
    (id) => known[`${kind}:${id}`] === undefined && read[`${kind}:${id}`] === undefined,
  )
  const asked = missing.join(' ')
  useEffect(() => {
    const definition = definitionOf(kind)
    if (!definition || asked === '') return
    for (const id of asked.split(' ').map(Number)) {
      const keep = (title: string) => setRead((before) => ({ ...before, [`${kind}:${id}`]: title }))
      readRecord(calls, definition.path, id).then(
        ({ values, titles }) => keep(describe(definition, definition.title, values, titles)),
        () => keep(`#${id}`), // it is gone, which the call that saves will say
      )
    }
  }, [asked, kind, calls, describe])
  return { ...read, ...known }
}
