import type { FormPlan } from '../types.ts'
import { groupForms } from './groups.ts'
import { serviceForms } from './service.ts'

/** The house's forms. */
export const forms: FormPlan[] = [...serviceForms, ...groupForms]
