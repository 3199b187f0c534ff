import type { Language } from '#i18n/languages.ts'
import { findOwnerTitles } from '../content/index.server.ts'
import { loadManyValues, titleOf, type RecordStores } from '../records/index.server.ts'
import type { Scope } from '../scope.ts'
import { nameOfSubject, ownerOf, type Subject } from './subjects/subject.ts'

/** The titles of subjects by their names; what does not exist any more has none. */
export async function titlesOf(
  scope: Scope,
  stores: RecordStores,
  subjects: readonly Subject[],
  language: Language,
): Promise<Map<string, string>> {
  const owners = await findOwnerTitles(scope, subjects.map(ownerOf), language)
  const titles = new Map<string, string>()
  for (const subject of subjects) {
    const { kind, id } = ownerOf(subject)
    const title = owners.get(`${kind}:${id}`)
    if (title !== undefined) titles.set(nameOfSubject(subject), title)
  }
  const records = subjects.filter((one) => one.what === 'record')
  for (const [kind, alike] of Map.groupBy(records, (one) => one.kind)) {
    const store = stores[kind]
    if (!store) continue
    const { names } = store.definition
    const values = store.single
      ? null
      : await loadManyValues(
          scope,
          store,
          alike.map(({ id }) => id),
        )
    for (const subject of alike) {
      const found = values?.get(subject.id)
      if (!values) titles.set(nameOfSubject(subject), names[language].one)
      else if (found) titles.set(nameOfSubject(subject), titleOf(store, found, language))
    }
  }
  return titles
}
