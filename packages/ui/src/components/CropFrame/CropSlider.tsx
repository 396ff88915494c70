import { slider } from './CropSlider.css';

export interface CropSliderProps {
  /** Accessible name. */
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** The value in words: "118 %". */
  text?: string;
  onChange: (value: number) => void;
}

/** The slider of the crop tool. */
export function CropSlider({ label, text, value, onChange, ...range }: CropSliderProps) {
  return (
    <input
      {...range}
      type="range"
      className={slider}
      aria-label={label}
      aria-valuetext={text}
      value={value}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  );
}
