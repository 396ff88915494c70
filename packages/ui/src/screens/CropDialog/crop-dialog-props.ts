/** The texts of the crop tool. */
export interface CropTexts {
  title: string;
  /** Advice on a good crop. */
  hint: string;
  /** Accessible name of the frame. */
  frame: string;
  size: string;
  turn: string;
  /** Formats a fraction: "118 %". */
  percent: (share: number) => string;
  /** Formats degrees: "−4°". */
  degrees: (degrees: number) => string;
  quarter: string;
  mirror: string;
  restart: string;
  /** Label of the arrow keys. */
  move: string;
  /** Below the previews. */
  card: string;
  chat: string;
  close: string;
  cancel: string;
  use: string;
}

export interface CropDialogProps {
  /** The file and the URL of its picture; unset while nothing is cropped. */
  photo?: { src: string; file: File };
  texts: CropTexts;
  /** The file's position among several: "2 of 3". */
  position?: string;
  /** Uploads this and all following files uncropped. */
  whole?: { label: string; onPress: () => void };
  /** Busy label while the crop is made. */
  busy: string;
  /** Called with the crop; with the original file where the browser cannot crop it. */
  onCut: (file: File) => void;
  onCancel: () => void;
}
