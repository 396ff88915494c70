/** What a member can report. */
export const reportSubjectTypes = ['profile', 'photo', 'message', 'gift'] as const;

export type ReportSubjectType = (typeof reportSubjectTypes)[number];

/** Reasons for a report. */
export const reportReasons = ['fake', 'scam', 'harassment', 'underage', 'spam', 'explicit', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

/** The maximum length of a report's text in code points. */
export const reportTextLength = 1000;
