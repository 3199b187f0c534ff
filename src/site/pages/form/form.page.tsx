import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { findForm, listForms } from '#domain/forms/index.server.ts'
import { hasRight } from '#domain/policy.ts'
import { visitor } from '#domain/scope.ts'
import { SignInNotice } from '#fields/visitor-form/sign-in-notice.tsx'
import VisitorForm, { type FormResult } from '#fields/visitor-form/visitor-form.island.tsx'
import { hallDay } from '#i18n/dates.ts'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { formMessages } from '#i18n/lazy/forms.ts'
import { visitorFormMessages } from '#i18n/lazy/visitor-form.ts'
import { alternatePaths, href, staffHref } from '#routing/paths.ts'
import { crumbsTo, type CrumbWords } from '../../crumbs.ts'
import { definePage } from '../../page.ts'
import { notFound, type PageRequest } from '../../page-request.server.ts'
import styles from './form-page.module.css'
import { handleForm } from './take-form.server.ts'

/** One form, or the list of all. */
export default definePage({
  route: 'forms',
  load,
  act,
  head: ({ form, result, paths }, { language, messages }) => ({
    title: form ? titleOf(form.title, result, language) : formMessages[language].title,
    description: form?.intro,
    paths,
    crumbs: crumbsOf(form, { language, messages }),
  }),
  View: FormPage,
})

async function load(request: PageRequest, result: FormResult | null) {
  const { scope, language, messages, params } = request
  const slug = params['slug']
  const paths = alternatePaths('forms', { de: { slug }, en: { slug } })
  if (slug === undefined) return { paths, form: null, forms: await listForms(scope, language), result }
  const form = await findForm(scope, slug, language)
  if (!form) return notFound(messages)
  const isOpen = (await findForm({ ...scope, viewer: visitor }, slug, language)) !== null
  return {
    paths,
    form,
    forms: [],
    result,
    mayFillIn: !form.login_required || scope.viewer.kind !== 'visitor',
    staff:
      scope.viewer.kind === 'visitor' ? null : { isOpen, mayTest: hasRight(scope.viewer, 'manage_records') },
    openedAt: scope.now.toISOString(),
    today: hallDay(scope.now),
  }
}

async function act(request: PageRequest, data: FormData) {
  const { scope, language, messages, params } = request
  const slug = params['slug']
  const form = slug === undefined ? null : await findForm(scope, slug, language)
  return form ? handleForm(request, form, data) : notFound(messages)
}

/** After an error the title mentions it first, because screen readers begin with the title. */
function titleOf(title: string, result: FormResult | null, language: PageRequest['language']): string {
  return result?.kind === 'refused' ? `${visitorFormMessages[language].invalid}: ${title}` : title
}

type Shown = Awaited<ReturnType<typeof load>>

/** The way to a form, by the list of all forms, or to that list. */
function crumbsOf(form: Shown['form'], words: CrumbWords) {
  const { title } = formMessages[words.language]
  const list = { name: title, href: href('forms', words.language) }
  return form ? crumbsTo(form.title, words, [list]) : crumbsTo(title, words)
}

function FormPage(shown: Shown) {
  const { form } = shown
  const messages = useMessages()
  const texts = useLazyMessages(formMessages)
  const language = useLanguage()
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbsOf(form, { language, messages })} />
      <h1 className={styles.title}>{form ? form.title : texts.title}</h1>
      {form ? <OneForm {...shown} form={form} /> : <FormList forms={shown.forms} />}
    </div>
  )
}

function OneForm(shown: Extract<Shown, { mayFillIn: boolean }>) {
  const { form, mayFillIn, ...given } = shown
  const action = href('forms', useLanguage(), { slug: form.slug })
  return (
    <>
      {form.intro && <p className={styles.intro}>{form.intro}</p>}
      <div className={styles.form}>
        {mayFillIn ? (
          <VisitorForm
            form={form}
            action={action}
            openedAt={given.openedAt}
            today={given.today}
            staff={given.staff}
            result={given.result}
          />
        ) : (
          <SignInNotice address={`${staffHref('login')}?next=${encodeURIComponent(action)}`} />
        )}
      </div>
    </>
  )
}

function FormList({ forms }: Pick<Shown, 'forms'>) {
  const texts = useLazyMessages(formMessages)
  const language = useLanguage()
  if (forms.length === 0) return <EmptyState title={texts.empty} />
  return (
    <ul className={styles.list}>
      {forms.map((entry) => (
        <li key={entry.slug}>
          <a href={href('forms', language, { slug: entry.slug })}>{entry.title}</a>
        </li>
      ))}
    </ul>
  )
}
