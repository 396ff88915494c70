import { activate } from './operations/activate';
import { deleteAccount } from './operations/deleteAccount';
import { getLogout } from './operations/getLogout';
import { getUser } from './operations/getUser';
import { postLogout } from './operations/postLogout';
import { postUser } from './operations/postUser';
import { putUser } from './operations/putUser';
import { reactivate } from './operations/reactivate';
import { requestPasswordReset } from './operations/requestPasswordReset';
import { resendActivationMail } from './operations/resendActivationMail';
import { resetPassword } from './operations/resetPassword';
import { signup } from './operations/signup';

/** The operations of the accounts area. */
export const accountOperations = [
  getUser,
  postUser,
  putUser,
  getLogout,
  postLogout,
  signup,
  activate,
  resendActivationMail,
  requestPasswordReset,
  resetPassword,
  deleteAccount,
  reactivate,
];
