import { useEffect, useState } from 'react'
import type { FormRecord } from '#contracts/office-forms.ts'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { officeHref } from '#routing/office-paths.ts'
import { formMessages } from '../messages/forms.ts'
import { Heading } from '../records/heading.tsx'
import { Notice } from '../records/notice.tsx'
import { useRecordMessages } from '../records/records-context.ts'
import { reasonOf } from '../records/use-record-form.ts'
import { useOfficeCall } from '../session/use-office-call.ts'
import { FormPage } from './editor/form-page.tsx'
import { FormCreate } from './form-create.tsx'
import { FormList } from './form-list.tsx'

/** The pages of forms: the list, a new form, and a stored one; `last` is the end of their address. */
export function FormPages({ last }: { last: string }) {
  if (last === '') return <FormList />
  return last === 'create' ? <FormCreate /> : <StoredForm id={last} />
}

/**
 * Loads a form once and edits it. It is never reloaded while somebody works on it: the server reports a conflict when
 * an old version is saved.
 */
function StoredForm({ id }: { id: string }) {
  const messages = useRecordMessages()
  const { title } = useLazyMessages(formMessages)
  const call = useOfficeCall()
  const [loaded, setLoaded] = useState<FormRecord | string | null>(null)
  const isLoaded = loaded !== null && typeof loaded === 'object'
  useEffect(() => {
    if (isLoaded) return
    call<FormRecord>('GET', `forms/${encodeURIComponent(id)}`).then(setLoaded, (error: unknown) =>
      setLoaded(error instanceof CallError ? reasonOf(error, messages) : String(error)),
    )
  }, [call, id, isLoaded, messages])
  if (isLoaded) return <FormPage begin={loaded} />
  if (loaded === null) return <Notice told={{ text: messages.loading }} />
  return (
    <>
      <Heading title={title} above={{ name: title, href: officeHref('forms') }} />
      <p role="alert">{loaded}</p>
    </>
  )
}
