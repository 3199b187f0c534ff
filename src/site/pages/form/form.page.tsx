import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { findForm, listForms } from '#domain/forms/index.server.ts'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { formMessages } from '#i18n/lazy/forms.ts'
import { alternatePaths, href } from '#routing/paths.ts'
import { definePage } from '../../page.ts'
import { notFound, type PageRequest } from '../../page-request.server.ts'
import { FormFields } from './form-fields.tsx'
import styles from './form-page.module.css'

/** One form, or the list of all. */
export default definePage({
  route: 'forms',
  load,
  head: ({ form, paths }, { language }) => ({
    title: form ? form.title : formMessages[language].title,
    description: form?.intro,
    paths,
  }),
  View: FormPage,
})

async function load({ scope, language, messages, params, settings }: PageRequest) {
  const slug = params['slug']
  const paths = alternatePaths('forms', { de: { slug }, en: { slug } })
  if (slug === undefined) return { paths, form: null, forms: await listForms(scope, language), contact: null }
  const form = await findForm(scope, slug, language)
  if (!form) return notFound(messages)
  return { paths, form, forms: [], contact: { email: settings.email, phone: settings.phone } }
}

function FormPage({ form, forms, contact }: Awaited<ReturnType<typeof load>>) {
  const messages = useMessages()
  const texts = useLazyMessages(formMessages)
  const language = useLanguage()
  const list = { name: texts.title, href: href('forms', language) }
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[
          { name: messages.header.home, href: href('home', language) },
          ...(form ? [list, { name: form.title, href: null }] : [list]),
        ]}
      />
      <h1 className={styles.title}>{form ? form.title : texts.title}</h1>
      {form ? (
        <>
          {form.intro && <p className={styles.intro}>{form.intro}</p>}
          <Notice id="form-notice">
            {texts.preparing} {contact?.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
            {contact?.phone && (
              <>
                , <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>
              </>
            )}
          </Notice>
          <FormFields form={form} />
        </>
      ) : forms.length === 0 ? (
        <EmptyState title={texts.empty} />
      ) : (
        <ul className={styles.list}>
          {forms.map((entry) => (
            <li key={entry.slug}>
              <a href={href('forms', language, { slug: entry.slug })}>{entry.title}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
