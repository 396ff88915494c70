import type { ErrorCode as ContractCode, FieldCode } from '@heartwood/api-contract';
import type { ErrorCode, FieldIssue, PaymentStatus, ProfileOption } from '@heartwood/domain';
import type { Payment, OwnProfile } from '@heartwood/api-contract';
import { expectTypeOf } from 'vitest';
import type {
  BonusActor,
  BonusEvent,
  DirectDebitActor,
  DirectDebitEvent,
  PaymentActor,
  PaymentEvent,
  SignupActor,
  SignupEvent,
} from './index';

expectTypeOf<Parameters<SignupActor['send']>[0]>().toEqualTypeOf<SignupEvent>();
expectTypeOf<Parameters<PaymentActor['send']>[0]>().toEqualTypeOf<PaymentEvent>();
expectTypeOf<Parameters<BonusActor['send']>[0]>().toEqualTypeOf<BonusEvent>();
expectTypeOf<Parameters<DirectDebitActor['send']>[0]>().toEqualTypeOf<DirectDebitEvent>();

expectTypeOf<{ type: 'NEXT' }>().not.toExtend<SignupEvent>();
expectTypeOf<{ type: 'ACCOUNT_SUBMITTED'; form: { email: string } }>().not.toExtend<SignupEvent>();
expectTypeOf<{ type: 'PAID' }>().not.toExtend<PaymentEvent>();
expectTypeOf<{ type: 'CODE_GIVEN'; code: string }>().not.toExtend<DirectDebitEvent>();
expectTypeOf<{ type: 'CREDITS_CHANGED'; credits: string }>().not.toExtend<BonusEvent>();

expectTypeOf<Exclude<ErrorCode, 'authentication_required'>>().toEqualTypeOf<ContractCode>();
expectTypeOf<FieldIssue>().toEqualTypeOf<FieldCode>();
expectTypeOf<PaymentStatus>().toEqualTypeOf<Payment['status']>();
expectTypeOf<ProfileOption<'tattoos'>>().toEqualTypeOf<NonNullable<OwnProfile['tattoos']>>();
expectTypeOf<ProfileOption<'reason_for_signup'>>().toEqualTypeOf<
  NonNullable<OwnProfile['reason_for_signup']>
>();
expectTypeOf<ProfileOption<'hair_colour'>>().toEqualTypeOf<NonNullable<OwnProfile['hair_colour']>>();
expectTypeOf<ProfileOption<'eye_colour'>>().toEqualTypeOf<NonNullable<OwnProfile['eye_colour']>>();
expectTypeOf<ProfileOption<'body_type'>>().toEqualTypeOf<NonNullable<OwnProfile['body_type']>>();
expectTypeOf<ProfileOption<'relationship_status'>>().toEqualTypeOf<
  NonNullable<OwnProfile['relationship_status']>
>();
