import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { languages } from '#i18n/languages.ts'
import { storeExample } from './block-example.ts'
import { blockExamples } from './examples.generated.ts'
import { blockDefinitions } from './schemas.generated.ts'
import { showPage } from './test-programs/block-page.tsx'

/** Checks the rules of HTML, but no code style, because the markup is generated. */
const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    'attr-case': 'off', // React's spelling
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
  },
})

async function findErrorsIn(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  )
}

test('The checker finds errors', async () => {
  expect(await findErrorsIn('<ul><p>Absatz</p></ul>')).toHaveLength(1)
  expect(await findErrorsIn('<p id="a">eins</p><p id="a">zwei</p>')).toHaveLength(1)
})

describe.each(Object.entries(blockExamples))('The markup of %s', (_, part) => {
  test.each(part.examples.map((example) => [example.name, example] as const))(
    'is valid HTML: “%s”',
    async (_name, example) => {
      for (const language of languages) {
        const blocks = storeExample(example, language, blockDefinitions).flatMap(({ columns }) =>
          columns.flat(),
        )
        for (const isStaff of [false, true])
          expect(await findErrorsIn(showPage(blocks, example, { language, isStaff })), language).toEqual([])
      }
    },
  )
})
