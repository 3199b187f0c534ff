import { z } from 'zod'

const metaOf = z.object({ id: z.string(), value: z.string().nullable() })

/** What W3C's ATAG Report Tool saves, and reads again. */
const atagReport = z.strictObject({
  evaluationData: z.record(
    z.string(),
    z.strictObject({
      id: z.string(),
      num: z.string(),
      handle: z.string().min(1),
      result: z.enum(['Not checked', 'Passed', 'Failed', 'Cannot tell', 'Not applicable']),
      observations: z.string().min(1),
      level: z.enum(['A', 'AA', 'AAA', 'A, AA, AAA']),
      evaluatedLevel: z.enum(['Level A', 'Level AA', 'Level AAA']),
      evaluated: z.literal(true),
    }),
  ),
  meta: z.strictObject({
    name: metaOf,
    website: metaOf,
    executiveSummary: metaOf,
    evaluatorName: metaOf,
    evaluatorOrg: metaOf,
    evaluationId: metaOf,
    conformanceTarget: metaOf,
    createdWith: metaOf,
  }),
})

const adherence = z.strictObject({
  // The fifth level of the catalogue, “not evaluated”, is allowed at level AAA only.
  level: z.enum(['supports', 'partially-supports', 'does-not-support', 'not-applicable']),
  notes: z.string(),
})
export type Adherence = z.infer<typeof adherence>

/** OpenACR 0.1.0, as far as it is used here. */
const conformanceReport = z.strictObject({
  title: z.string(),
  product: z.strictObject({ name: z.string(), version: z.string(), description: z.string() }),
  author: z.strictObject({ name: z.string(), email: z.email() }),
  report_date: z.iso.date(),
  last_modified_date: z.iso.date(),
  version: z.int(),
  notes: z.string(),
  evaluation_methods_used: z.string(),
  license: z.string(),
  catalog: z.literal('2.5-edition-wcag-2.2-508-eu-en'),
  chapters: z.record(
    z.string(),
    z.strictObject({
      notes: z.string().optional(),
      disabled: z.boolean().optional(),
      criteria: z
        .array(
          z.strictObject({
            num: z.string(),
            components: z
              .array(
                z.strictObject({
                  name: z.enum(['web', 'electronic-docs', 'software', 'authoring-tool', 'none']),
                  adherence,
                }),
              )
              .min(1),
          }),
        )
        .optional(),
    }),
  ),
})

/** Throws where the report is not of the format. */
export function readAtag(report: unknown): z.infer<typeof atagReport> {
  return atagReport.parse(report)
}

/** Throws where the report is not of the format. */
export function readAcr(report: unknown): z.infer<typeof conformanceReport> {
  return conformanceReport.parse(report)
}
