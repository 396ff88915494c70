export { areaOf, pickAreas } from './pick-areas';
export type { CompiledMessages } from './compiled-messages';
export { defineMessages } from './define-messages';
export type { DeclaredMessage } from './define-messages';
export { addressInLocale, localeAlternates, localeQueryName, requestedLocale } from './locale-address';
export type { LocaleAlternate } from './locale-address';
export { readLocaleCookie, serializeLocaleCookie } from './locale-cookie';
export {
  defaultLocale,
  fallbackLocale,
  isLocale,
  localeDescriptions,
  localeOfLanguage,
  locales,
  pseudoLocale,
} from './locales';
export type { Locale, LocaleDescription } from './locales';
export { loadMessages } from './load-messages';
export type { CatalogueArguments } from './message-arguments';
export { errorMessage, fieldErrorMessage } from './error-lookups';
export { dateWords } from './date-words';
export { hasImprint, imprintFields, imprintLocales } from './imprint';
export { interestMessage, profileFieldMessage, profileOptionMessage } from './profile-lookups';
export { actionMessages } from './messages/actions';
export { mandateMessages } from './messages/direct-debit';
export { errorPageMessages } from './messages/error-page';
export { errorMessages } from './messages/errors';
export { fieldErrorMessages } from './messages/field-errors';
export { footerMessages } from './messages/footer';
export { interestMessages } from './messages/interests';
export { navigationMessages } from './messages/navigation';
export { profileMessages } from './messages/profile-options';
export { isOverlayName, withOverlay } from './overlays';
export type { OverlayName } from './overlays';
export { regionNameIn } from './region-names';
export { resolveLocale } from './resolve-locale';
export type { LocaleSources } from './resolve-locale';
export { formatLocale, localesByCountry, visibleLocales } from './visible-locales';
