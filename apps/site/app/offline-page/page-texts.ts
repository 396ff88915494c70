/** Texts and addresses for the offline page's script, embedded in the document. */
export interface OfflinePageTexts {
  /** The tag for numbers and dates. */
  readonly format: string;
  /** Contains `{time}`. */
  readonly copied: string;
  readonly offline: string;
  /** Contains `{text}`. */
  readonly own: string;
  readonly you: string;
  readonly left: string;
  readonly photo: string;
  readonly gift: string;
  /** Addresses of a conversation, with `ID` for the conversation's and the member's id. */
  readonly chat: string;
  readonly member: string;
}

/** Attribute of the document's body that holds them as JSON. */
export const textsAttribute = 'data-texts';
