import type { ReactElement } from 'react';

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const symbols = {
  quarter: <path d="M0 100A100 100 0 0 1 100 0V100Z" />,
  leaf: <path d="M12 88V50A38 38 0 0 1 50 12H88V50A38 38 0 0 1 50 88Z" />,
  sun: <path d="M10 70a40 40 0 0 1 80 0ZM10 78h80v6H10Z" />,
  moon: <path d="M64 20A32 32 0 1 0 82 68A34 34 0 0 1 64 20Z" />,
  rings: (
    <g {...line} strokeWidth="9">
      <circle cx="38" cy="50" r="22" />
      <circle cx="62" cy="50" r="22" />
    </g>
  ),
  glass: <path {...line} strokeWidth="5" d="M34 18H66C70 46 62 60 50 60S30 46 34 18ZM50 60V82M36 84H64" />,
} satisfies Record<string, ReactElement>;

/** Name of a drawn symbol. */
export type QuiltSymbolName = keyof typeof symbols;

interface QuiltSymbolProps {
  name: QuiltSymbolName;
  /** A CSS colour; the text's by default. */
  ink?: string;
  className?: string;
}

/** A flat symbol in one colour; fills its container; decorative. */
export function QuiltSymbol({ name, ink = 'currentColor', className }: QuiltSymbolProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      style={{ color: ink }}
      fill="currentColor"
      aria-hidden="true"
    >
      {symbols[name]}
    </svg>
  );
}
