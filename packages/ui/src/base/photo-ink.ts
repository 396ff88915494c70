/** Neutral dark colours that keep white text readable on any photo, in every theme. */
export const photoInk = {
  glass: 'rgba(18, 10, 8, .62)',
  veil: 'rgba(20, 10, 8, .64)',
  lockDisc: 'rgba(255, 255, 255, .94)',
  lockIcon: '#1a100c',
  presence: '#35d6a8',
  presenceRing: 'rgba(0, 0, 0, .35)',
  text: '#ffffff',
  scrim: 'linear-gradient(180deg, rgba(15,8,6,0), rgba(15,8,6,.64) 56%, rgba(15,8,6,.82))',
  profileScrim: 'linear-gradient(180deg, rgba(15,8,6,0), rgba(15,8,6,.78) 70%)',
} as const;
