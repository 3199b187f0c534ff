import { createContext, useContext } from 'react'
import type { SignInRequest } from '#staff/sign-in-again/ask-to-sign-in.ts'

type SignIn = { request: SignInRequest | null; signInAgain: () => Promise<void> }

export const SignInContext = createContext<SignIn>({ request: null, signInAgain: () => Promise.resolve() })

/** The sign-in request that is being shown, and how to cause one. */
export function useSignIn(): SignIn {
  return useContext(SignInContext)
}
