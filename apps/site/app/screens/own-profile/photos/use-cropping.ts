import { useState } from 'react';

interface Chosen {
  readonly src: string;
  readonly file: File;
}

interface Cropping {
  readonly files: readonly Chosen[];
  readonly index: number;
}

const nothing: Cropping = { files: [], index: 0 };

/** Crops the chosen files one after the other; `onFiles` receives those to upload. */
export function useCropping(onFiles: (files: readonly File[]) => void) {
  const [{ files, index }, setCropping] = useState<Cropping>(nothing);
  const photo = files[index];

  function finish(upTo: number) {
    for (const { src } of files.slice(index, upTo)) URL.revokeObjectURL(src);
    setCropping(upTo < files.length ? { files, index: upTo } : nothing);
  }

  return {
    photo,
    number: index + 1,
    count: files.length,
    left: files.length - index,
    start: (chosen: readonly File[]) =>
      setCropping({ files: chosen.map((file) => ({ src: URL.createObjectURL(file), file })), index: 0 }),
    /** Accepts the crop of the current photo. */
    take: (file: File) => {
      onFiles([file]);
      finish(index + 1);
    },
    /** Accepts it and all following ones uncropped. */
    takeWhole: () => {
      onFiles(files.slice(index).map(({ file }) => file));
      finish(files.length);
    },
    /** Skips it. */
    leaveOut: () => finish(index + 1),
  };
}
