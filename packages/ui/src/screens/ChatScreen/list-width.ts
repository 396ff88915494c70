/** Width of the list of conversations beside what is read, the same whether one is open or not. */
export const listWidth = { tablet: '300px', desktop: '368px' } as const;
