import { exampleForm } from '#fields/visitor-form/example-form.ts'
import { inWords } from '#design/examples.ts'
import type { BlockExamples } from '../block-examples.ts'

export default {
  title: 'Form',
  intro: 'A form of the form builder in the middle of a page.',
  examples: [
    {
      name: 'With every kind of field',
      block: (language) => ({
        type: 'entry-form',
        fields: {
          form: 'form:example',
          headline: inWords(language, 'Schreiben Sie uns', 'Write to us'),
          anchor: 'form',
        },
      }),
      data: (language) => ({
        form: exampleForm(language),
        action: `/${language}/forms/example`,
        signIn: null,
        staff: null,
      }),
    },
    {
      name: 'For staff who have not signed in',
      block: () => ({ type: 'entry-form', fields: { form: 'form:example' } }),
      data: (language) => ({
        form: { ...exampleForm(language), login_required: true },
        action: `/${language}/forms/example`,
        signIn: `/login?next=/${language}/forms/example`,
        staff: null,
      }),
    },
  ],
} satisfies BlockExamples
