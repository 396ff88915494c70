export { castSize, picturesOf } from './cast/cast-list';
export type { Picture } from './cast/cast-list';
export type { Person, Shot } from './drawing/figure';
export { portraitSvg } from './drawing/portrait';
export { stableId, stableKey } from './ids';
export { demoCountries } from './places/places';
export type {
  DemoConversation,
  DemoLike,
  DemoMember,
  DemoPhoto,
  DemoPool,
  PoolOutline,
  PoolRequest,
} from './pool/demo-member';
export { demoPool } from './pool/demo-pool';
export { matchAnswersOf } from './pool/match-answers';
export { demoPassword, namedAddresses, namedMembers } from './pool/named-members';
export type { NamedMember } from './pool/named-members';
export { brandsFor } from './pool/niche-fit';
