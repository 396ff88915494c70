/** The words of the crop tool. */
export interface CropTexts {
  title: string;
  /** What a good cut looks like. */
  hint: string;
  /** Accessible name of the frame. */
  frame: string;
  size: string;
  turn: string;
  /** "118 %" of a share. */
  percent: (share: number) => string;
  /** "−4°". */
  degrees: (degrees: number) => string;
  quarter: string;
  mirror: string;
  restart: string;
  /** Words of the arrow keys. */
  move: string;
  /** Below the previews. */
  card: string;
  chat: string;
  close: string;
  cancel: string;
  use: string;
}

export interface CropDialogProps {
  /** The file and the address of its picture; none while nothing is cut. */
  photo?: { src: string; file: File };
  texts: CropTexts;
  /** Which of several files this is: "2 of 3". */
  position?: string;
  /** Takes this and all files after it as they are. */
  whole?: { label: string; onPress: () => void };
  /** Words of what is going on after the cut was asked for. */
  busy: string;
  /** Takes the cut; the file itself where the browser cannot cut it. */
  onCut: (file: File) => void;
  onCancel: () => void;
}
