import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { pickLanguage } from '#i18n/languages.ts'
import { officeHref } from '#routing/office-paths.ts'
import { formMessages } from '../messages/forms.ts'
import { Heading } from '../records/heading.tsx'
import { FormPage } from './editor/form-page.tsx'
import styles from './forms.module.css'
import { emptyForm } from './new-form.ts'
import { templates } from './templates.ts'

const emptyName = 'empty'

/** A new form, from a template or empty, which is stored when it is saved for the first time. */
export function FormCreate() {
  const chosen = new URLSearchParams(location.search).get('template')
  const template = templates.find(({ id }) => id === chosen)
  if (template) return <FormPage begin={template.form} />
  return chosen === emptyName ? <FormPage begin={emptyForm()} /> : <TemplateChoice />
}

function TemplateChoice() {
  const { title, templates: messages } = useLazyMessages(formMessages)
  const language = useLanguage()
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
        above={{ name: title, href: officeHref('forms') }}
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
