/** Words and addresses that the offline page's script puts together, handed over in the document. */
export interface OfflinePageTexts {
  /** The tag for numbers and dates. */
  readonly format: string;
  /** With `{time}` in it. */
  readonly copied: string;
  readonly offline: string;
  /** With `{text}` in it. */
  readonly own: string;
  readonly you: string;
  readonly left: string;
  readonly photo: string;
  readonly gift: string;
  /** Addresses of a conversation, with `ID` for the conversation's and the member's id. */
  readonly chat: string;
  readonly member: string;
}

/** The attribute of the document's body that holds them as JSON. */
export const textsAttribute = 'data-texts';
