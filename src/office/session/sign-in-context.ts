import { createContext, useContext } from 'react'
import type { SignInRequest } from './ask-to-sign-in.ts'

type SignIn = { request: SignInRequest | null; signInAgain: () => Promise<void> }

export const SignInContext = createContext<SignIn>({ request: null, signInAgain: () => Promise.resolve() })

/** The request for the password that is being shown, and how to ask for it. */
export function useSignIn(): SignIn {
  return useContext(SignInContext)
}
