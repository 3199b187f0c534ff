import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { findForm, listForms } from '#domain/forms/index.server.ts'
import { readSettings } from '#domain/house/index.server.ts'
import { useLanguage, useMessages, useWords } from '#i18n/language-context.tsx'
import { formWords } from '#i18n/lazy/forms.ts'
import { alternatePaths, href } from '#routing/paths.ts'
import { headTags } from '../../page-head.ts'
import { notFound, readRequest } from '../../request.server.ts'
import { FormFields } from './form-fields.tsx'
import styles from './form-page.module.css'

export { PageError as ErrorBoundary } from '../../layout/page-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { scope, language, messages, describe } = await readRequest(args)
  const { slug } = args.params
  const params = { slug }
  const paths = alternatePaths('forms', { de: params, en: params })
  if (slug === undefined) {
    return {
      head: describe({ title: formWords[language].title, paths }),
      form: null,
      forms: await listForms(scope, language),
      contact: null,
    }
  }
  const [form, settings] = await Promise.all([findForm(scope, slug, language), readSettings(scope)])
  if (!form) return notFound(messages)
  return {
    head: describe({ title: form.title, description: form.intro, paths }),
    form,
    forms: [],
    contact: { email: settings.email, phone: settings.phone },
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head)

export default function FormRoute() {
  const { form, forms, contact } = useLoaderData<typeof loader>()
  const messages = useMessages()
  const words = useWords(formWords)
  const language = useLanguage()
  const list = { name: words.title, href: href('forms', language) }
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[
          { name: messages.header.home, href: href('home', language) },
          ...(form ? [list, { name: form.title, href: null }] : [list]),
        ]}
      />
      <h1 className={styles.title}>{form ? form.title : words.title}</h1>
      {form ? (
        <>
          {form.intro && <p className={styles.intro}>{form.intro}</p>}
          <Notice id="form-notice">
            {words.preparing} {contact?.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
            {contact?.phone && (
              <>
                , <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>
              </>
            )}
          </Notice>
          <FormFields form={form} />
        </>
      ) : forms.length === 0 ? (
        <EmptyState title={words.empty} />
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
