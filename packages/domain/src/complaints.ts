/** What a complaint may be about. */
export const complaintReasons = ['member', 'payment', 'account', 'privacy', 'other'] as const;

export type ComplaintReason = (typeof complaintReasons)[number];

/** The longest complaint in code points. */
export const complaintLength = 4000;
