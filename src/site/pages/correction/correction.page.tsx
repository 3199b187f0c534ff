import { findCorrectionForm, type CorrectionForm } from '#domain/corrections/index.server.ts'
import type { Language } from '#i18n/languages.ts'
import { correctionMessages } from '#i18n/lazy/corrections.ts'
import { correctablePages, correctionHref, isCorrectablePage } from '#routing/correction-paths.ts'
import { alternatePaths } from '#routing/paths.ts'
import { crumbsTo, type CrumbWords } from '../../crumbs.ts'
import { definePage } from '../../page.ts'
import { notFound, readId, redirectTo, type PageRequest } from '../../page-request.server.ts'
import { CorrectionPage, pageOf } from './correction-page.tsx'
import { handleCorrection, type CorrectionAnswer } from './handle-correction.server.ts'

/** The form by which visitors say what is wrong with a record of the archive. */
export default definePage({
  route: 'correction',
  load,
  act,
  head: ({ form, answer, paths }, { language, messages }) => ({
    title: titleOf(form, answer, language),
    paths,
    isIndexed: false,
    crumbs: crumbsOf(form, { language, messages }),
  }),
  View: CorrectionPage,
  cache: 'never',
})

async function load(request: PageRequest, answer: CorrectionAnswer | null) {
  const { scope, language } = request
  const { page, form } = await loadForm(request)
  if (form.id !== readId(request.params['id'], request.messages))
    return redirectTo(correctionHref(page, language, form.id), 301)
  return {
    page,
    form,
    answer,
    crumbs: crumbsOf(form, { language, messages: request.messages }),
    paths: alternatePaths('correction', {
      de: { kind: page, id: form.id },
      en: { kind: page, id: form.id },
    }),
    openedAt: scope.now.toISOString(),
  }
}

async function act(request: PageRequest, data: FormData) {
  const { form } = await loadForm(request)
  return handleCorrection(request, form, data)
}

async function loadForm({ scope, language, messages, params }: PageRequest) {
  const page = params['kind']
  if (!isCorrectablePage(page)) return notFound(messages)
  const form = await findCorrectionForm(
    scope,
    correctablePages[page].kind,
    readId(params['id'], messages),
    language,
  )
  return form ? { page, form } : notFound(messages)
}

/** After an error the title mentions it first, because screen readers begin with the title. */
function titleOf(form: CorrectionForm, answer: CorrectionAnswer | null, language: Language): string {
  const texts = correctionMessages[language]
  const title = `${texts.title} ${form.title}`
  return answer?.kind === 'refused' ? `${texts.invalid}: ${title}` : title
}

function crumbsOf(form: CorrectionForm, words: CrumbWords) {
  return crumbsTo(correctionMessages[words.language].title, words, [
    { name: form.title, href: pageOf(form, words.language) },
  ])
}
