/** The name of a kind of background job; `Data` is its payload. */
export interface JobName<Data extends object> {
  /** The queue's name, as `area.what`. */
  name: string;
  run?(data: Data, services: never): Promise<void>;
}
