import {
  codePointLength,
  complaintLength,
  isBlank,
  normaliseText,
  parseEmail,
  type FieldIssue,
} from '@heartwood/domain';
import { ApiError } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { newReference } from '../../kernel/reference';
import { sendComplaintMail } from '../jobs/send-complaint-mail';

export const complain = operation(
  'complain',
  { access: 'public', transaction: true, limits: ['complaint'] },
  async ({ db, body, brand, member, clock, jobs }) => {
    const issues: Record<string, FieldIssue> = {};
    const email = parseEmail(body.email);
    const text = normaliseText(body.text);
    if (!email) issues['email'] = 'email_invalid';
    if (isBlank(text)) issues['text'] = 'required';
    else if (codePointLength(text) > complaintLength) issues['text'] = 'too_long';
    if (!email || Object.keys(issues).length > 0)
      throw new ApiError(email ? 'invalid_fields' : 'email_invalid', { fields: issues });
    const reference = newReference();
    await db
      .insertInto('complaint')
      .values({
        reference,
        brand: brand.id,
        account_id: member?.id ?? null,
        email: email.address,
        reason: body.reason,
        text,
        created_at: clock.now(),
      })
      .execute();
    await jobs.add(sendComplaintMail, { reference });
    return { status: 201, body: { reference } };
  },
);
