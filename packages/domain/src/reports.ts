/** What a member may report. */
export const reportSubjectTypes = ['profile', 'photo', 'message', 'gift'] as const;

export type ReportSubjectType = (typeof reportSubjectTypes)[number];

/** What may be wrong with it. */
export const reportReasons = ['fake', 'scam', 'harassment', 'underage', 'spam', 'explicit', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

/** The longest explanation of a report in code points. */
export const reportTextLength = 1000;
