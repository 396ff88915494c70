/** Width of the conversation list, the same whether a conversation is open or not. */
export const listWidth = { tablet: '300px', desktop: '368px' } as const;
