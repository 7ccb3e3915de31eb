import { Icon, type IconProps } from './icon.tsx';

/** A star in its frame, and one more to the right of it for each further one. */
export const starPath = (count: number): string =>
  `M12 3.5${Array<string>(count).fill(OUTLINE).join('m24 0')}`;

/** From the tip of a star round to it. */
const OUTLINE = 'l2.6 5.3 5.9.9-4.3 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.3-4.1 5.9-.9z';

export function StarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d={starPath(1)} />
    </Icon>
  );
}
