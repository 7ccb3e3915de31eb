import type { ReactNode } from 'react';

export interface IconProps {
  /** Edge in CSS pixels. */
  size?: number;
}

/** The frame of every icon: 24 by 24, drawn in the text's colour, silent for screen readers. */
export function Icon({ size = 24, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
