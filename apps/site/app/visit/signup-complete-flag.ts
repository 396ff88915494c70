/** Query parameter set right after signup, as named in the specification. */
export const signupCompleteFlag = 'api_signup_complete';
