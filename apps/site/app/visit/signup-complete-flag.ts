/** The part of an address that says the signup has just ended, as the specification names it. */
export const signupCompleteFlag = 'api_signup_complete';
