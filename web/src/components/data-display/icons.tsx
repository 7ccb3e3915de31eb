import type { ReactNode } from 'react';

interface IconProps {
  /** Edge in CSS pixels. */
  size?: number;
}

/** An icon by its drawing: 24 by 24, in the text's colour, silent for screen readers. */
const icon = (drawing: ReactNode) =>
  function Icon({ size = 24 }: IconProps) {
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
        {drawing}
      </svg>
    );
  };

const path = (d: string) => icon(<path d={d} />);

/** From the tip of a star round to it. */
const STAR = 'l2.6 5.3 5.9.9-4.3 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.3-4.1 5.9-.9z';

/** A star in its frame, and one more to the right of it for each further one. */
export const starPath = (count: number): string =>
  `M12 3.5${Array<string>(count).fill(STAR).join('m24 0')}`;

export const BasketIcon = path('M4 10h16l-1.6 9.5H5.6zM8 10l3-6M16 10l-3-6M9.5 13.5v3M14.5 13.5v3');
export const CloseIcon = path('M6 6l12 12M18 6L6 18');
export const EyeIcon = icon(
  <>
    <path d="M2.5 12c2.5-4.5 6-6.5 9.5-6.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5S5 16.5 2.5 12z" />
    <circle cx="12" cy="12" r="3" />
  </>,
);
export const LeftIcon = path('M15 5l-7 7 7 7');
export const MenuIcon = path('M4 7h16M4 12h16M4 17h16');
export const MoonIcon = path('M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z');
export const PictureIcon = icon(
  <>
    <rect x="3.5" y="4.5" width="17" height="15" rx="2" />
    <circle cx="9" cy="10" r="1.75" />
    <path d="M4 17l5-4 4 3 3-2.5 4 3.5" />
  </>,
);
export const PlusIcon = path('M12 5v14M5 12h14');
export const RightIcon = path('M9 5l7 7-7 7');
export const SearchIcon = icon(
  <>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="M15.5 15.5l5 5" />
  </>,
);
export const SignOutIcon = path(
  'M10 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h4M10 12h9.5M16 8.5l3.5 3.5-3.5 3.5',
);
export const StarIcon = path(starPath(1));
export const SunIcon = icon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4" />
  </>,
);
export const UploadIcon = path(
  'M12 15.5V5M8 8.5L12 4.5l4 4M4.5 15v3.5a1.5 1.5 0 0 0 1.5 1.5h12a1.5 1.5 0 0 0 1.5-1.5V15',
);
export const UserIcon = icon(
  <>
    <circle cx="12" cy="8" r="3.75" />
    <path d="M4.5 20c1-4 4-5.75 7.5-5.75s6.5 1.75 7.5 5.75" />
  </>,
);
export const WarningIcon = path('M12 4L21 19.5H3zM12 10v4.5M12 17v.2');
