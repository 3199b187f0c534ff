/** The rule for e-mail addresses, for parts that do not know the contracts. */
export { isEmailAddress } from '#contracts/form-answers.ts'
