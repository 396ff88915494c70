/** The name of a kind of background work; `Data` is what each of its jobs is given. */
export interface JobName<Data extends object> {
  /** The queue's, as `area.what`. */
  name: string;
  run?(data: Data, services: never): Promise<void>;
}
