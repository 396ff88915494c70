/** The photos for premium members on a profile. */
export interface LockedPhotos {
  /** The name of their owner. */
  readonly name: string;
  readonly privateCount: number;
  readonly freeConversations: number;
  /** Address of the profile's page. */
  readonly page: string;
}
