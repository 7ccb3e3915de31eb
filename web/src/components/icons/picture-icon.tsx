import { Icon, type IconProps } from './icon.tsx';

export function PictureIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="4.5" width="17" height="15" rx="2" />
      <circle cx="9" cy="10" r="1.75" />
      <path d="M4 17l5-4 4 3 3-2.5 4 3.5" />
    </Icon>
  );
}
