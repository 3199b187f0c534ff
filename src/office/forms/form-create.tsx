import { useEffect, useState } from 'react'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { perLanguage, pickLanguage, type Language } from '#i18n/languages.ts'
import type { Values } from '#records/field.ts'
import { record } from '#records/form/record.ts'
import { formMessages } from '../messages/forms.ts'
import { Heading } from '../records/heading.tsx'
import { Notice } from '#staff/notice/notice.tsx'
import { RecordForm } from '../records/record-form.tsx'
import { addressOf, useNames, useRecordMessages, useRecords } from '../records/records-context.ts'
import type { SpecialParts } from '../records/special-parts.ts'
import { formOf } from './form-of.ts'
import styles from './forms.module.css'
import { templates } from './templates.ts'
import { readRecord } from '../records/calls.ts'

const emptyName = 'empty'

/** A new form, empty, from a template, or as a copy of another one; it is stored when it is saved for the first time. */
export const FormCreate: NonNullable<SpecialParts['Create']> = ({ definition, parts }) => {
  const { copied, failed } = useCopy()
  const messages = useRecordMessages()
  const chosen = new URLSearchParams(location.search).get('template')
  const template = templates.find(({ id }) => id === chosen)
  const begin = copied ?? template?.form
  if (begin ?? chosen === emptyName)
    return <RecordForm {...{ definition, parts }} id={null} begin={begin ?? {}} />
  if (failed) return <Notice told={{ text: messages.notLoaded, isAlarm: true }} />
  return copied === null ? <Notice told={{ text: messages.loading }} /> : <TemplateChoice />
}

/** The form that the address asks to copy; null until it is there, undefined if none is asked for. */
function useCopy(): { copied: Values | null | undefined; failed: boolean } {
  const { calls } = useRecords()
  const source = new URLSearchParams(location.search).get('copy')
  const [copied, setCopied] = useState<Values | null | undefined>(source === null ? undefined : null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (source === null) return
    readRecord(calls, record.path, Number(source)).then(
      ({ values }) => setCopied(copyOf(values)),
      () => setFailed(true),
    )
  }, [calls, source])
  return { copied, failed }
}

/** A copy is offline, and has a title and an address of its own. */
function copyOf(values: Values): Values {
  const { title } = formOf(values)
  const titleIn = (language: Language) => {
    const { copied } = formMessages[language].actions
    const room = record.fields.title.limit - copied('').length
    return title[language] && copied(title[language].slice(0, room))
  }
  return { ...values, title: perLanguage(titleIn), slug: '', is_online: false }
}

function TemplateChoice() {
  const { templates: messages } = useLazyMessages(formMessages)
  const language = useLanguage()
  const { place } = useNames(record)
  const offers = [
    { id: emptyName, name: messages.empty, purpose: messages.emptyHint },
    ...templates.map(({ id, purpose, form }) => ({
      id,
      name: pickLanguage(form.title, language),
      purpose: `${purpose[language]} ${messages.fields(form.fields.length).replace(' ', '\u00A0')}`,
    })),
  ]
  return (
    <>
      <Heading
        title={messages.title}
        above={{ name: place, href: addressOf(record) }}
        about={messages.intro}
      />
      <ul className={styles.templates}>
        {offers.map(({ id, name, purpose }) => (
          <li key={id}>
            <a href={`?template=${id}`}>
              <b>{name}</b>
              <span>{purpose}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
