import { Heading } from '../records/heading.tsx'
import { useRecordMessages } from '../records/records-context.ts'
import { ImportPage } from './import-page.tsx'
import { ImportsPage } from './imports-page.tsx'

/** The list of imports, or one of them. */
export function ImportPages({ last }: { last: string }) {
  const messages = useRecordMessages()
  if (last === '') return <ImportsPage />
  return /^[1-9]\d{0,8}$/.test(last) ? <ImportPage id={Number(last)} /> : <Heading title={messages.noPage} />
}
